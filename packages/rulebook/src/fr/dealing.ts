/** La donne et les places. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const dealing: TopicText<'dealing'> = {
  title: 'La donne et les places',
  summary: 'Qui est assis où, qui brasse, qui coupe le paquet, qui donne, et ce qu’on fait en cas de maldonne.',
  sections: {
    seats: {
      title: 'Vers la droite',
      blocks: [
        p(
          'Les partenaires sont face à face et le restent jusqu’à la fin. On joue dans le sens inverse des aiguilles d’une montre : après toi, c’est à ton voisin de droite.',
        ),
        p(
          'À droite du donneur, le {term:forehand|premier} ; à sa gauche, celui qui coupe le paquet. Après la donne, tout avance d’une place vers la droite : qui était le premier donne ensuite.',
        ),
        example('dealing-forehand'),
        example('dealing-next'),
        rules('deal.dealer-moves-right'),
      ],
    },
    first: {
      title: 'Qui commence',
      blocks: [
        p(
          'Pour la toute première donne, aucune règle ne vaut partout. Souvent, on tire : la plus haute carte donne, et si deux cartes sont de même hauteur, on tire encore une fois. Ailleurs, c’est celui qui reçoit une certaine carte qui fait atout, par exemple le {card:R7}, ou le {card:E7} comme souvent en Romandie. Dans les tournois, c’est en général celui qui marque qui donne.',
        ),
        setting('firstForehand'),
        example('dealing-draw'),
        rules('deal.first-forehand'),
      ],
    },
    cut: {
      title: 'Brasser et couper',
      blocks: [
        p(
          'Le donneur brasse, son voisin de gauche coupe. Couper n’est pas facultatif : on prend au moins trois cartes, et on en laisse au moins une. En Valais, toquer sur le paquet suffit aussi.',
        ),
        rules('deal.cut'),
      ],
    },
    deal: {
      title: 'Trois fois trois',
      blocks: [
        p('Trois cartes à chacun, en commençant par le premier, et cela trois fois. À la fin, chacun en a neuf.'),
        note(
          'Dans d’autres jass, les paquets changent : à trois avec douze cartes, par exemple, on donne trois fois quatre.',
        ),
        rules('deal.by-threes'),
      ],
    },
    misdeal: {
      title: 'Maldonne',
      blocks: [
        list(
          'Une carte s’est retournée en donnant, ou le compte n’y est pas : le même donne encore une fois.',
          'Ce n’était pas à lui de donner : il faut le dire avant de poser sa propre première carte. Une fois le premier pli retourné, la donne est valable.',
          'Quelqu’un remarque plus tard seulement qu’il a trop ou trop peu de cartes : là, les livres ne sont pas d’accord. Ou bien la donne est valable, ou bien les adversaires choisissent.',
        ),
        example('dealing-exposed'),
        rules('deal.misdeal-same-dealer', 'deal.wrong-dealer', 'deal.late-count'),
      ],
    },
  },
  examples: {
    'dealing-forehand': {
      question: 'Ton voisin de droite donne. Qui fait atout ?',
      explanation: 'À sa droite, il y a ton partenaire. Il est le premier : il fait atout, ou il te chibre.',
    },
    'dealing-next': {
      question: 'Ton partenaire a donné, les points sont marqués. À qui de donner ?',
      explanation: 'Au voisin de droite de ton partenaire. C’est ton voisin de gauche ; il vient d’être le premier.',
    },
    'dealing-draw': {
      question: 'Vous tirez pour savoir qui commence, la plus haute carte donne. Qui est-ce ?',
      explanation:
        'Le roi est plus haut que les trois autres. La couleur ne joue ici aucun rôle. C’est ton partenaire qui donne.',
    },
    'dealing-exposed': {
      question: 'En donnant, un as se retourne, {card:EA}, et tout le monde l’a vu. Faut-il redonner ?',
      explanation: 'Oui, et c’est le même qui redonne. On n’a pas encore commencé, personne ne perd rien.',
    },
  },
};
