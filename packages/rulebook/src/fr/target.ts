/** Match et objectif. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const target: TopicText<'target'> = {
  title: 'Match et objectif',
  summary: 'Quand cela fait 257, qui gagne si les deux arrivent à l’objectif, et à quoi sert de remercier.',
  sections: {
    match: {
      title: 'Le match',
      blocks: [
        p(
          'Les neuf plis à une seule équipe : c’est le match, et il rapporte 100 points de plus, donc 257. Si ce sont les adversaires de celui qui a fait atout qui le réussissent, c’est un {term:kontermatch|contre-match} ; il compte autant et fait deux fois plus mal.',
        ),
        example('target-match'),
        p('Ce sont les plis qui comptent, pas les points. Un seul pli sans valeur aux adversaires, et adieu le match.'),
        example('target-all-points'),
        setting('matchBonus'),
        rules('value.match'),
      ],
    },
    goal: {
      title: 'L’objectif',
      blocks: [
        p(
          'On en convient avant la première donne. On joue d’habitude en 1000, 1500, 2500 ou 3000 points. L’objectif est atteint dès qu’on a ce nombre ; tout juste suffit.',
        ),
        p(
          'Dans les tournois, on ne joue en général pas aux points, mais un nombre fixe de donnes, par exemple 8, 12 ou 16, et sans annonces ni stöck.',
        ),
        setting('endMode'),
        rules('end.immediate', 'end.fixed-rounds'),
      ],
    },
    order: {
      title: 'Ce qui compte d’abord',
      blocks: [
        p(
          'Si les deux équipes arrivent à l’objectif dans la même donne, on compte en trois parts : annonces, stöck et plis. Qui y arrive dans une part plus tôt a gagné. Dans quel ordre, c’est la plus vieille dispute du jass :',
        ),
        table(
          'Deux ordres',
          ['Ordre', 'Où'],
          ['annonces, stöck, plis', 'jasvel.org, et ici, si l’on n’est convenu de rien d’autre'],
          ['stöck, annonces, plis', 'Swisslos, le règlement, la plupart des tables'],
        ),
        note(
          'Convenez-en avant que ce soit serré. « Stöck, Wys, Stich », stöck, annonces, plis : presque tout le monde connaît la formule.',
        ),
        example('target-order'),
        example('target-other-order'),
        setting('countOrder'),
        rules('end.blocks', 'count.blocks'),
      ],
    },
    tie: {
      title: 'Les deux dans la même part',
      blocks: [
        p(
          'Si les deux n’y arrivent qu’avec les plis, c’est ici l’équipe qui a réuni les points nécessaires au pli le plus tôt qui gagne. D’autres regardent qui a le plus, ou jouent encore une donne.',
        ),
        setting('blockTie'),
      ],
    },
    claim: {
      title: 'Remercier',
      blocks: [
        p(
          'D’après le règlement, la partie ne finit pas toute seule. Qui pense que son équipe a assez de points dit « merci » en plein jeu, même si ce n’est pas à lui de jouer. On recompte alors.',
        ),
        list(
          'Il y a assez : gagné, même si les autres avaient plus à la fin.',
          'Il n’y a pas assez : perdu, même pour un point.',
        ),
        p(
          'On compte ce qui est annoncé et ce qui est dans les plis terminés. Personne n’est obligé de remercier. Qui attend risque que les autres soient plus rapides.',
        ),
        example('target-claim'),
        setting('falseClaimLoses'),
        rules('end.bedanken'),
      ],
    },
    berg: {
      title: 'Montagne et schneider',
      blocks: [
        p(
          'La {term:berg|montagne} est le prix à mi-chemin : la première équipe qui a la moitié de l’objectif le reçoit. Il ne donne pas de points, mais un trait, et à la fin, ce sont les traits qui disent qui paie le café.',
        ),
        p('Est {term:schneider|schneider} qui n’a même pas la moitié à la fin de la partie.'),
        setting('bergpreis'),
        setting('berg'),
        setting('schneider'),
        rules('end.bergpreis'),
      ],
    },
  },
  examples: {
    'target-match': {
      question: 'Atout {suit:S}, vous faites les neuf plis. Tout compte simple. Que marquez-vous ?',
      explanation: '152 pour les cartes, 5 pour le dernier pli, 100 pour le match : 257.',
    },
    'target-all-points': {
      question:
        'Vous avez huit plis et tous les 152 points, les adversaires un pli sans un seul point. Le dernier est à vous. Que marquez-vous ?',
      explanation: '157. Il vous manque un pli pour le match ; qu’il soit vide n’y change rien.',
    },
    'target-order': {
      question:
        'En 1000, on compte annonces, stöck, plis. Vous avez 970 et faites 100 dans les plis. Les adversaires ont 940, et font 50 d’annonce, le stöck et 57. Qui gagne ?',
      explanation:
        'Les adversaires. Après les annonces, c’est 970 à 990 ; après le stöck, 970 à 1010. Vos plis arrivent trop tard.',
    },
    'target-other-order': {
      question:
        'En 1000, on compte stöck, annonces, plis. Vous avez 985, le stöck et 60 dans les plis. Les adversaires ont 960, 50 d’annonce et 97. Qui gagne ?',
      explanation:
        'Vous. Le stöck d’abord : 985 et 20 font 1005. Si les annonces venaient d’abord, les adversaires auraient gagné avec 1010.',
    },
    'target-claim': {
      question: 'En 1000. Tu remercies. On recompte, et il y a 996. Qui a gagné ?',
      explanation: 'Les adversaires. Qui remercie trop tôt perd la partie. Alors mieux vaut compter une fois de plus.',
    },
  },
};
