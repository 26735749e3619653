/** Fournir, couper, sous-couper. */
import { cards, example, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const following: TopicText<'following'> = {
  title: 'Fournir, couper, sous-couper',
  summary: 'Quelles cartes tu peux poser, quand tu peux couper, et pourquoi un petit atout est parfois interdit.',
  sections: {
    follow: {
      title: 'Fournir la couleur',
      blocks: [
        p(
          'Qui a la couleur demandée la fournit. N’importe quelle carte de cette couleur : personne n’est obligé de monter.',
        ),
        p('Sans atout, c’est déjà tout. Si tu n’as pas la couleur, tu poses ce que tu veux.'),
        example('following-obenabe'),
        rules('play.follow-suit'),
      ],
    },
    trumping: {
      title: 'Couper, on peut toujours',
      blocks: [
        p(
          'À l’atout, il y a une grande exception : tu peux couper, même si tu pourrais fournir. Cela étonne tous ceux qui viennent de la belote ou d’un autre jeu.',
        ),
        example('following-may-trump'),
        p(
          'L’inverse n’est pas vrai : si l’on demande atout, tu dois fournir de l’atout. Mais pas forcément plus fort que les autres.',
        ),
        setting('mayTrumpWhenAbleToFollow'),
        rules('play.may-trump', 'play.follow-trump'),
      ],
    },
    undertrump: {
      title: 'Sous-couper est interdit',
      blocks: [
        p(
          'Si quelqu’un a déjà coupé, tu ne peux plus couper que *plus haut*. Glisser un petit atout sous un plus grand pour s’en débarrasser, ça ne va pas. Même si l’atout vient de ton partenaire.',
        ),
        p(
          'C’est le plus fort atout sur la table qui compte, dans l’ordre de l’atout : bour, nell, as, roi, {rank:O}, {rank:10}.',
        ),
        example('following-undertrump'),
        example('following-over'),
        example('following-highest'),
        example('following-partner'),
        note('Si l’on a demandé atout, cette règle ne joue pas. Tu fournis, et ce peut être un petit.'),
        setting('undertrump'),
        rules('play.undertrump'),
      ],
    },
    puur: {
      title: 'Le bour n’est jamais forcé',
      blocks: [
        p(
          'Si l’on demande atout et que le bour est ton seul atout, tu peux le garder et poser n’importe quoi. Si tu as encore un autre atout, tu dois en fournir un ; lequel, c’est ton affaire.',
        ),
        cards('RU E8 S9 TA', 'On a demandé l’atout, {suit:R} : les quatre cartes sont permises.'),
        example('following-puur'),
        setting('puurExempt'),
        rules('play.puur-exempt'),
      ],
    },
    'only-trumps': {
      title: 'Plus que des atouts en main',
      blocks: [
        p('Qui n’a plus que des atouts peut aussi sous-couper. Il est libre : au-dessus ou au-dessous, comme il veut.'),
        example('following-only-trumps'),
        setting('onlyTrumps'),
        p('La carte permise en cinq étapes :'),
        steps(
          'C’est toi qui entames ? Tout est permis.',
          'On a demandé atout ? Fournis de l’atout, sauf si tu n’as que le bour.',
          'Tu as la couleur ? Fournis ou coupe.',
          'Tu ne l’as pas ? Pose ce que tu veux, ou coupe.',
          'Il y a déjà un atout ? Ne coupe que plus haut, sauf si tu n’as que des atouts.',
        ),
        rules('play.only-trumps'),
      ],
    },
    revoke: {
      title: 'Quand quelqu’un ne fournit pas',
      blocks: [
        p(
          'Ne pas fournir alors qu’on le pourrait, c’est la renonce, la faute la plus chère à la table. Deux écoles ne sont pas d’accord sur son prix :',
        ),
        list(
          '*Nouveau Jassführer :* si on le remarque tant que le pli est ouvert, le pli va aux adversaires. Si on le remarque plus tard, ce pli et tous les suivants sont à eux.',
          '*Ancien règlement :* la mauvaise carte est reprise et remplacée, et la nouvelle ne fait pas de pli. Plus tard, les adversaires peuvent annuler la donne.',
        ),
        example('following-revoke'),
        note('Ne pas avoir fourni le {term:puur|bour} n’est jamais une faute.'),
        setting('revokeRule'),
        rules('revoke.in-trick', 'revoke.late', 'revoke.taken-back'),
      ],
    },
  },
  examples: {
    'following-obenabe': {
      question: 'Obenabe, l’entame : {card:S10}. Quelles cartes peux-tu poser ?',
      explanation:
        'Les deux de {suit:S}, celle que tu veux : l’as prend le pli, le six le laisse filer. Les deux autres seraient fausses.',
    },
    'following-may-trump': {
      question: 'Atout {suit:E}, l’entame : {card:R10}. Quelles cartes peux-tu poser ?',
      explanation:
        'Tu peux fournir, donc le {card:R7} ou le {card:RK}. Mais tu peux aussi couper avec le {card:E8}. Seul ton as, {card:TA}, est interdit : ce ne serait ni fournir, ni couper.',
    },
    'following-undertrump': {
      question:
        'Atout {suit:S}. Sur le {card:R9}, quelqu’un a coupé avec une figure, {card:SO}. Quelles cartes peux-tu poser ?',
      explanation:
        'Tu n’as pas de {suit:R}. Tes deux atouts, {card:S7} et {card:S10}, sont plus faibles que cette figure : interdits, tant que tu as autre chose. À l’atout comme ailleurs, {rank:10} vient après {rank:O}.',
    },
    'following-over': {
      question:
        'Atout {suit:T}. Sur l’entame, {card:E10}, on a coupé avec le {card:T8}. Quelles cartes peux-tu poser ?',
      explanation:
        'Fournir avec le {card:E6} ou le {card:EK}, ou couper plus haut avec l’as. Le {card:T7} serait sous le huit.',
    },
    'following-highest': {
      question:
        'Atout {suit:E}. Sur le {card:S6}, il y a déjà deux atouts, {card:EU} et {card:E10}. Quelles cartes peux-tu poser ?',
      explanation:
        'Seulement ta défausse, {card:T10}. Personne ne passe au-dessus du bour : n’importe lequel de tes atouts serait une sous-coupe, même le nell et l’as. C’est le plus fort atout posé qui compte, pas le dernier. Qui a posé {card:E10} a déjà sous-coupé : il ne le pouvait que s’il n’avait plus que de l’atout.',
    },
    'following-puur': {
      question: 'Atout {suit:R}, et c’est l’atout qu’on demande. Quelles cartes peux-tu poser ?',
      explanation:
        'Toutes. Le bour, {card:RU}, est ton seul atout, et on n’est jamais obligé de le fournir. Tu peux bien sûr le poser.',
    },
    'following-only-trumps': {
      question: 'Atout {suit:E}. Sur un as, {card:SA}, il y a le nell, {card:E9}. Quelles cartes peux-tu poser ?',
      explanation:
        'Les deux. Elles sont plus faibles que le nell, mais tu n’as plus que de l’atout. Il faut bien poser quelque chose.',
    },
    'following-partner': {
      question:
        'Atout {suit:R}. Sur l’entame, {card:T10}, ton partenaire a coupé avec le {card:RK}. Quelles cartes peux-tu poser ?',
      explanation:
        'Te défausser avec le {card:E6} ou le {card:SK}, ou couper plus haut avec l’as. Le {card:R8} est interdit, même si le gros atout vient de ton partenaire.',
    },
    'following-revoke': {
      question:
        'Atout {suit:E}. Sur ton {card:S8}, le voisin de droite jette le {card:T7}, alors qu’il peut fournir, {card:S10}. Vous le remarquez avant que le pli soit retourné. Est-il à vous ?',
      explanation:
        'Oui, d’après le nouveau Jassführer : la bonne carte prend la place de la mauvaise, et le pli est à vous. D’après l’ancien règlement, on remplacerait seulement la carte.',
    },
  },
};
