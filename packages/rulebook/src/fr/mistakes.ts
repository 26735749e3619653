/** Fautes de débutant. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const mistakes: TopicText<'mistakes'> = {
  title: 'Fautes de débutant',
  summary: 'Ce qui arrive à presque tout le monde une fois, et à quoi on le voit avant que ça coûte cher.',
  sections: {
    rank: {
      title: 'Sur l’ordre des cartes',
      blocks: [
        list(
          'Il n’y a de nell et de bour qu’à l’atout. Ailleurs, un neuf ou un valet n’a rien de spécial.',
          'À l’atout, l’as ne bat *pas* tout : bour et nell sont au-dessus.',
          'Garder un as en undenufe ne sert à rien : il ne prend pas et ne vaut rien.',
        ),
        example('mistakes-nell'),
        rules('trick.order'),
      ],
    },
    follow: {
      title: 'En fournissant',
      blocks: [
        list(
          'Prendre le valet d’une autre couleur pour le bour et ne pas le fournir : c’est faux, seul le bour d’atout est libre.',
          'Ne pas couper parce qu’on pourrait fournir : pour rien, on a le droit de couper.',
          'Sous-couper parce que le partenaire a déjà coupé : interdit.',
        ),
        example('mistakes-under'),
        p('En détail : {topic:following|fournir, couper, sous-couper}.'),
      ],
    },
    announce: {
      title: 'En annonçant',
      blocks: [
        list(
          'Ne dire son annonce qu’au deuxième pli.',
          'Dire stöck déjà avec la première des deux cartes, ou pas du tout.',
          'Laisser entamer le partenaire quand on lui a chibré : c’est l’affaire du premier.',
        ),
        example('mistakes-stoeck'),
        rules('stoeck.second-card', 'weis.first-card'),
      ],
    },
    count: {
      title: 'En comptant',
      blocks: [
        list(
          'Oublier les cinq de der.',
          'Sans atout, passer sur les huit : ils valent 8.',
          'En undenufe, donner 11 à l’as et rien au six.',
        ),
        example('mistakes-aces'),
        p('Si cela ne fait pas 157 en tout, la liste de {topic:tafel#check|l’ardoise} t’aide.'),
      ],
    },
    talk: {
      title: 'Savoir-vivre',
      blocks: [
        p(
          'En jouant, on parle de tout, sauf des cartes. « C’est bock », toquer sur la table, soupirer, « C’est quoi, l’atout ? » : tout cela peut donner aux adversaires le droit d’annuler la donne.',
        ),
        p(
          'Les plis retournés restent retournés. Et qui étale le reste doit en être sûr : si une seule carte peut être battue, tout le reste va aux adversaires.',
        ),
        example('mistakes-look'),
        example('mistakes-rest'),
        setting('lookBack'),
        note(
          'À la table contre l’ordinateur, Puur montre sur demande le dernier pli, même si la convention l’interdit. C’est une aide de cette table (« Revoir le dernier pli » dans les réglages, activée au départ) et cela ne change aucune règle : entre joueurs et pour l’arbitre, c’est la convention qui vaut.',
        ),
        rules('mistake.remark', 'mistake.look-back', 'mistake.rest', 'rest.every-card-sure'),
      ],
    },
    play: {
      title: 'En jouant',
      blocks: [
        list(
          '*Ne pas faire tomber l’atout.* Qui a fait atout joue d’abord atout, pour que les adversaires ne puissent plus couper.',
          '*Oublier de charger.* Si le pli est sûrement à ton partenaire, mets-y des points : les dix et les as.',
          '*Manquer le bock.* Retiens quels as sont tombés. Après, le roi est {term:bock|bock}.',
          '*Rester assis sur son as.* Un as tout seul se joue avant que les autres n’aient plus la couleur et coupent.',
          '*Donner le dernier pli.* Un petit atout à la fin vaut 5 points, et il sauve parfois du match.',
        ),
        note(
          'Le meilleur conseil : regarde ce que ton partenaire défausse. Il te dit ainsi ce qu’il a et ce qu’il n’a pas.',
        ),
      ],
    },
  },
  examples: {
    'mistakes-nell': {
      question: 'Atout {suit:T}. Qui fait ce pli ?',
      explanation:
        'Ton partenaire, avec le {card:EK}. Il n’y a de nell et de bour qu’à l’atout ; ici, {card:E9} et {card:EU} sont des cartes ordinaires, et le roi est au-dessus.',
    },
    'mistakes-under': {
      question: 'Atout {suit:E}, l’entame : {card:R10}. Quelles cartes peux-tu poser ?',
      explanation:
        'Fournir, donc {card:RU}, ou couper avec le {card:E7}. Tu ne peux garder ta carte de {suit:R} que si tu coupes : seul le bour d’atout est libre.',
    },
    'mistakes-stoeck': {
      question:
        'Atout {suit:S}. Tu dis « stöck » en posant le {card:SK}, et tu te tais en posant l’autre carte, {card:SO}. Que marquez-vous pour cela ?',
      explanation:
        'Rien, comme on joue ici : on doit le dire avec la seconde des deux cartes. Si on ne l’a dit qu’à la première, aucune règle ne tranche ; une table peut en convenir autrement.',
    },
    'mistakes-aces': {
      question: 'Undenufe. Que vaut ce pli ?',
      explanation: 'L’as rien, le roi 4, {rank:10} 10, le six 11 : ensemble 25.',
    },
    'mistakes-rest': {
      question:
        'Obenabe, il reste trois plis. Ton voisin de droite étale {cards:EA EK R9} et dit « le reste ». L’as, {card:RA}, n’est pas encore tombé. Les trois plis sont-ils à vous ?',
      explanation:
        'Oui. Le {card:R9} peut être battu, le reste n’était donc pas sûr. Tous les plis qui viennent encore sont alors à vous.',
    },
    'mistakes-look': {
      question: 'Ton voisin de gauche regarde encore une fois le premier pli, déjà retourné. A-t-il le droit ?',
      explanation:
        'Non. Les points des cartes qu’il a vues sont à vous. Quelques tables permettent de revoir le dernier pli ; il faut en être convenu.',
    },
  },
};
