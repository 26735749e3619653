/** Des réponses courtes à ce qu’on demande le plus souvent. */
import type { RulebookText } from '../article.js';

export const questions: RulebookText['questions'] = {
  'how-many-cards': {
    question: 'Combien de cartes chacun reçoit-il ?',
    answer: 'Neuf, en trois fois trois. Quatre fois neuf font les 36 cartes du jeu, et il y a neuf plis.',
  },
  'who-chooses': {
    question: 'Qui fait atout ?',
    answer:
      'Le premier, donc le voisin de droite du donneur. S’il chibre, son partenaire doit faire atout. Mais c’est toujours le premier qui entame.',
  },
  'obenabe-undenufe': {
    question: 'Quelle est la différence entre obenabe et undenufe ?',
    answer:
      'Les deux sont sans atout. En obenabe, l’as est la meilleure carte ; en undenufe, c’est le six, et il vaut alors 11 à la place de l’as.',
  },
  'last-trick': {
    question: 'Que rapporte le dernier pli ?',
    answer: 'Cinq points en plus des cartes : les cinq de der. C’est pour cela qu’une donne fait 157 et non 152.',
  },
  'when-257': {
    question: 'Quand une donne fait-elle 257 points ?',
    answer: 'Quand il y a match : 152 pour les cartes, 5 pour le dernier pli et 100 pour les neuf plis.',
  },
  'stoeck-always': {
    question: 'Y a-t-il un stöck à chaque jeu ?',
    answer: 'Non, seulement avec un atout. C’est roi et {rank:O} d’atout ; sans atout, il n’y en a pas.',
  },
  'how-many-players': {
    question: 'Combien faut-il être ?',
    answer:
      'Quatre pour le chibre. À trois, on joue à la différence ou au Bieter. S’il manque quelqu’un, l’ordinateur prend place.',
  },
  'which-direction': {
    question: 'Dans quel sens joue-t-on ?',
    answer: 'Dans le sens inverse des aiguilles d’une montre. Après toi, c’est à ton voisin de droite.',
  },
  'who-begins': {
    question: 'Qui donne en premier ?',
    answer:
      'La table en convient. Souvent, on tire, et la plus haute carte donne. Ensuite, après chaque donne, c’est au voisin de droite.',
  },
  'trump-order': {
    question: 'Dans quel ordre sont les atouts ?',
    answer: 'Bour, nell, as, roi, {rank:O}, {rank:10}, huit, sept, six : {cards:RU R9 RA RK RO R10 R8 R7 R6}.',
  },
  'may-i-trump': {
    question: 'Puis-je couper, même si je pourrais fournir ?',
    answer:
      'Oui, toujours, tant qu’il n’y a pas d’atout plus fort sur la table. C’est une autre couleur que tu n’as pas le droit de poser.',
  },
  'what-is-undertrumping': {
    question: 'Que veut dire sous-couper ?',
    answer:
      'Poser un atout alors qu’il y en a déjà un plus fort, et qu’on n’a pas demandé atout. C’est interdit, sauf si tu n’as plus que des atouts.',
  },
  'must-puur': {
    question: 'Dois-je fournir le bour si l’on demande atout ?',
    answer: 'Non, jamais. Si c’est ton seul atout, tu peux poser n’importe quelle carte.',
  },
  'why-157': {
    question: 'Pourquoi y a-t-il toujours 157 points ?',
    answer:
      'Toutes les cartes ensemble valent 152, avec ou sans atout, et le dernier pli 5. Si cela fait autre chose, on a mal compté.',
  },
  'what-is-match': {
    question: 'Qu’est-ce qu’un match ?',
    answer:
      'Les neuf plis à une seule équipe. Cela fait 100 points de plus. Tous les points avec huit plis seulement, ce n’est pas un match.',
  },
  'when-weis': {
    question: 'Quand dois-je dire mon annonce ?',
    answer:
      'Avec ta première carte, avant que la suivante soit posée. Le dernier du pli a le temps jusqu’à ce qu’on le retourne.',
  },
  'equal-weis': {
    question: 'Deux joueurs annoncent autant : laquelle compte ?',
    answer:
      'Plus de cartes, puis la carte la plus haute, puis l’atout. Si tout est pareil, au plus proche du premier ; en Romandie, les deux équipes marquent souvent.',
  },
  'weis-without-trick': {
    question: 'L’annonce compte-t-elle même si nous ne faisons pas de pli ?',
    answer: 'Oui, c’est l’usage. Quelques tables demandent un pli ; il faudrait en être convenu.',
  },
  'forgotten-stoeck': {
    question: 'J’ai oublié le stöck. Puis-je le dire après ?',
    answer:
      'Non, dès que la carte suivante est posée, il est perdu. Sauf s’il était dans une annonce que tu as montrée.',
  },
  'push-back': {
    question: 'Le partenaire peut-il rechibrer ?',
    answer: 'Non, pas au chibre. Quelques rares tables le permettent, et le disent avant.',
  },
  'what-counts-double': {
    question: 'Qu’est-ce qui compte double ?',
    answer:
      'Ce dont on est convenu. En 1000, en général tout compte simple ; en 2500, {suit:T} et {suit:S} comptent double, obenabe et undenufe triple. Beaucoup de tables romandes jouent « pique double » : une seule couleur compte double.',
  },
  'who-wins-both': {
    question: 'Les deux ont dépassé l’objectif. Qui a gagné ?',
    answer:
      'Qui y est arrivé d’abord dans l’ordre convenu : annonces, stöck, plis, ou, comme on joue le plus souvent, stöck, annonces, plis.',
  },
  'what-is-bedanken': {
    question: 'Que veut dire « remercier » ?',
    answer:
      'Tu dis que ton équipe a assez de points, et la partie est finie. Si c’est juste, vous avez gagné ; sinon, ce sont les autres.',
  },
  'how-far': {
    question: 'En combien de points joue-t-on ?',
    answer: 'Souvent en 1000 ou en 2500 ; 1500 et 3000 se jouent aussi. Convenez-en avant la première donne.',
  },
  'look-at-trick': {
    question: 'Puis-je revoir le dernier pli ?',
    answer:
      'Tant qu’il est ouvert, oui. Une fois retourné, non, sauf si la table l’a permis. À la table contre l’ordinateur, c’est possible quand même : un réglage à part le permet.',
  },
  'which-cards': {
    question: 'Avec quelles cartes joue-t-on au jass ?',
    answer:
      'À l’ouest du Brünig, du Napf et de la Reuss, avec des cartes françaises ; à l’est, avec des cartes suisses alémaniques. On compte pareil.',
  },
  'wrong-suit': {
    question: 'Quelqu’un n’a pas fourni. Que faire ?',
    answer:
      'Si le pli est encore ouvert, il va aux adversaires, d’après le nouveau Jassführer ; si on le remarque plus tard, tous les suivants aussi. L’ancien règlement est plus doux.',
  },
  'how-to-start': {
    question: 'Je n’ai jamais joué au jass. Par où commencer ?',
    answer:
      'Par {topic:round|une donne entière}, et jouer tout de suite : en 1000, tout simple. Les finesses viennent toutes seules.',
  },
};
