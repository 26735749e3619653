/** L’ardoise. */
import { example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const tafel: TopicText<'tafel'> = {
  title: 'L’ardoise',
  summary: 'Des traits au lieu de chiffres : comment marquer, lire, vérifier et réparer une faute.',
  sections: {
    board: {
      title: 'Deux moitiés',
      blocks: [
        p(
          'L’ardoise est entre les équipes ; chacune a sa moitié et la lit de son côté. On marque de gauche à droite, sur trois lignes. Les uns tracent pour cela un grand Z, les autres un simple trait au milieu ; les lignes sont les mêmes.',
        ),
      ],
    },
    strokes: {
      title: 'Les traits',
      blocks: [
        table(
          'Ce qui va où',
          ['Ligne', 'Un trait vaut', 'En groupe'],
          ['en haut', '100', 'le cinquième barre les quatre autres : 500'],
          ['au milieu', '50', 'le second croise le premier : un X vaut 100'],
          ['en bas', '20', 'le cinquième barre les quatre autres : 100'],
          ['à droite', 'un nombre', 'le reste, réécrit chaque fois'],
        ),
        slate(397, 'Trois cents, un cinquante, deux vingts et 7 : voilà 397.'),
        example('tafel-read'),
        p(
          'Un V, l’{term:vogel|oiseau}, vaut 500 d’un coup. On le voit rarement, surtout après un match qui compte double.',
        ),
      ],
    },
    write: {
      title: 'Marquer',
      blocks: [
        steps(
          'Les annonces et le stöck aussitôt, dès qu’ils sont sûrs.',
          'Les plis après la donne, en traits entiers.',
          'Le reste à droite, en effaçant l’ancien.',
        ),
        p(
          'On ne fait qu’ajouter des traits. Pour marquer 98, on fait volontiers un cent et −2 à droite, ça économise la craie. De même, 360 s’écrit comme on veut : trois cents et trois vingts, ou avec un cinquante et un reste de 10.',
        ),
        example('tafel-rest'),
        note('S’il y a trop de traits, on peut ranger : cinq vingts deviennent un cent. Les adversaires regardent.'),
      ],
    },
    check: {
      title: 'Vérifier',
      blocks: [
        p(
          'Avant de marquer, toujours faire la preuve : les points des deux équipes font ensemble 157, sans annonces ni stöck, et avant de doubler.',
        ),
        list(
          'S’il manque 5, personne n’a compté le dernier pli.',
          'S’il manque 14, le nell a été compté comme un neuf ordinaire.',
          'S’il manque 18, le bour a été compté comme un valet ordinaire.',
          'S’il manque 8, 16, 24 ou 32, on a oublié des huit, si l’on jouait sans atout.',
        ),
        example('tafel-check'),
        example('tafel-wrong'),
        rules('count.whole', 'count.blocks'),
      ],
    },
    correct: {
      title: 'Corriger',
      blocks: [
        p(
          'Une faute sur l’ardoise se corrige encore pendant la donne suivante. Après, seulement si on peut la prouver clairement. Il est donc utile de marquer les annonces et le stöck à part : on retrouve ainsi plus tard ce qui manque.',
        ),
        rules('slate.correction'),
      ],
    },
  },
  examples: {
    'tafel-read': {
      question: 'Combien de points y a-t-il ici ?',
      explanation: 'Trois cents, un cinquante, deux vingts, reste 7 : 300, 50, 40 et 7 font 397.',
    },
    'tafel-rest': {
      question: 'Et combien ici ?',
      explanation:
        'Deux cents, et −2 à droite : 198. Un reste au-dessous de zéro veut dire que les traits en disent trop.',
    },
    'tafel-check': {
      question: 'Atout {suit:T}. Vous comptez 83, les adversaires 74. Le compte est-il bon ?',
      explanation: '83 et 74 font 157. Le compte est bon.',
    },
    'tafel-wrong': {
      question: 'Atout {suit:E}. Vous comptez 92, les adversaires 75. Le compte est-il bon ?',
      explanation: 'Non, cela fait 167, donc 10 de trop. En général, on a compté deux fois un dix. Il faut recompter.',
    },
  },
};
