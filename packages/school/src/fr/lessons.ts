/** Les leçons en français. */
import type { LessonTexts } from '../words.js';

export const lessons: LessonTexts = {
  cards: {
    title: 'Les cartes et la table',
    about: 'Quatre couleurs, neuf rangs, deux contre deux',
    done: 'Tu connais les cartes. Place au jeu.',
    steps: {
      suits: {
        tell: [
          'Le jass se joue avec 36 cartes. Il y a quatre couleurs : {E}, {R}, {S} et {T}.',
          'Chaque couleur a neuf cartes. Aucune couleur ne vaut d’elle-même plus qu’une autre.',
        ],
      },
      'find-suit': { tell: ['Voici une main : neuf cartes, rangées par couleur.'] },
      ranks: {
        tell: [
          'Voici les neuf cartes d’une couleur, de la plus forte à la plus faible : as, roi, {O}, {U}, {10}, neuf, huit, sept, six.',
          'Retiens cet ordre, il sert à chaque pli.',
        ],
      },
      'find-rank': { tell: ['{the O} vient après le roi et avant {the U}.'] },
      strongest: { tell: ['Toutes de la même couleur.'], ask: 'Laquelle est la plus forte ?' },
      table: {
        tell: [
          'On joue à quatre, deux contre deux. Ton partenaire est assis en face de toi, et vous comptez tout ensemble.',
          'Chacun reçoit neuf cartes, trois fois trois. Tout tourne dans le sens inverse des aiguilles d’une montre : après toi joue la personne à ta droite.',
        ],
      },
    },
  },
  trick: {
    title: 'Un pli',
    about: 'Fournir la couleur, la plus forte l’emporte',
    done: 'Entamer, fournir, prendre : c’est déjà la moitié du jeu.',
    steps: {
      around: {
        tell: [
          'Quelqu’un entame, les autres posent une carte chacun à leur tour. Quatre cartes font un pli.',
          'La première carte décide de la couleur. La plus forte de cette couleur fait le pli : ici {the SK}.',
          'Qui fait le pli entame le suivant. Une donne compte neuf plis.',
        ],
      },
      highest: { tell: ['{@1} a entamé.'] },
      follow: {
        tell: [
          'La règle la plus importante : qui a la couleur demandée doit la fournir. Avec quelle carte, c’est libre.',
        ],
      },
      'off-suit': {
        tell: ['Qui n’a pas la couleur se défausse.'],
        right:
          'Juste. {the TA} est bien un as, mais d’une autre couleur : ce n’est qu’une défausse. {the SO} fait le pli.',
      },
      beat: { tell: ['{@2} entame {the TU}, {@3} met {the T8}.'], ask: 'Tu veux ce pli. Avec quoi ?' },
      play: {
        tell: [
          'Joue trois plis. C’est toi qui entames.',
          'Personne ne bat {the SA}. {the RK} est haut, mais pas sûr tant que l’as n’est pas tombé.',
        ],
      },
    },
  },
  trump: {
    title: 'Le bour et le nell',
    about: 'L’atout coupe tout',
    done: 'Bour, nell, as : ces trois-là décident de la plupart des donnes.',
    steps: {
      order: {
        tell: [
          'Le plus souvent, une couleur est atout. Le plus petit atout bat la plus haute carte de toute autre couleur.',
          'À l’atout, l’ordre change : tout en haut {the U}, le bour, puis le neuf, le nell. L’as ne vient qu’après.',
        ],
      },
      puur: {
        tell: ['L’atout est {S}.'],
        ask: 'Laquelle est la plus forte ?',
        right: 'Juste : le bour. Aucune carte ne le bat.',
      },
      nell: {
        tell: ['L’atout est {S}, et le bour n’est pas là.'],
        ask: 'Laquelle est maintenant la plus forte ?',
        right: 'Juste : le nell. Seul le bour est au-dessus.',
      },
      'beat-king': { tell: ['{@3} entame le roi d’atout.'], ask: 'Avec quoi le prends-tu ?' },
      'lowest-trump': { tell: ['L’atout est {S}. Tu as entamé {the EA}.'] },
      'two-trumps': { tell: ['L’atout est {S}. Il y a ici deux atouts.'] },
      play: {
        tell: [
          'Joue trois plis, atout {S}. C’est toi qui entames, et le bour est encore quelque part.',
          'Ne plus rien avoir d’une couleur est maintenant un avantage : tu peux couper.',
        ],
      },
    },
  },
  directions: {
    title: 'Obenabe et undenufe',
    about: 'Sans atout, d’en haut ou d’en bas',
    done: 'Sans atout, ce sont les as ou les six qui comptent, et celui qui entame.',
    steps: {
      obenabe: {
        tell: [
          'On peut aussi jouer sans atout. En obenabe, l’as est la carte la plus forte et le six la plus faible, dans toutes les couleurs.',
          'Ni bour ni nell ici : {the U} et le neuf restent à leur place ordinaire.',
        ],
      },
      'obenabe-trick': { tell: ['On joue obenabe.'] },
      undenufe: {
        tell: [
          'En undenufe, tout est renversé : le six est la carte la plus forte, l’as la plus faible.',
          'Il faut quand même fournir, et seule la couleur demandée peut faire le pli.',
        ],
      },
      'undenufe-trick': { tell: ['On joue undenufe.'] },
      'undenufe-beat': {
        tell: ['Undenufe, tu joues en dernier.'],
        ask: 'Avec quoi fais-tu le pli ?',
        right: 'Juste. Ici {the E7} est au-dessus de {the E8}. {the R6} n’aide pas : mauvaise couleur.',
      },
    },
  },
  follow: {
    title: 'Qu’ai-je le droit de jouer ?',
    about: 'Fournir, couper, ne pas sous-couper',
    done: 'Plus personne ne te prendra en défaut à table.',
    steps: {
      rules: {
        tell: [
          'Un : qui a la couleur la fournit. Deux : on peut malgré cela toujours couper, même si l’on pourrait fournir.',
          'Trois : si quelqu’un a déjà coupé une autre couleur, on ne met pas d’atout plus faible. Ce serait sous-couper, et c’est défendu tant qu’on a autre chose.',
          'Quatre : on n’est jamais obligé de sortir le bour, même si l’atout est demandé.',
        ],
      },
      'follow-plain': { tell: ['L’atout est {T}. {@3} entame {the EU}.'] },
      'may-trump': { tell: ['L’atout est {T}. Cette fois tu as la couleur, et aussi de l’atout.'] },
      void: { tell: ['L’atout est {T}, et tu n’as rien à {E}.'] },
      undertrump: { tell: ['L’atout est {T}. {@3} a coupé avec {the TA}, et tu n’as rien à {S}.'] },
      overtrump: { tell: ['L’atout est {T}. {@3} a coupé avec {the T10}, mais toi, tu as la couleur demandée, {S}.'] },
      'follow-trump': { tell: ['L’atout est {T}, et {@3} entame atout.'] },
      'lone-puur': { tell: ['L’atout est {T}, {@3} entame atout. Il ne te reste que le bour.'] },
    },
  },
  count: {
    title: 'Combien ça vaut ?',
    about: 'De zéro à vingt, 157 en tout',
    done: '157 à chaque donne : qui le sait remarque toute erreur de compte.',
    steps: {
      values: {
        tell: [
          'À la fin, ce ne sont pas les plis qui comptent, mais les cartes qu’ils contiennent. L’atout est ici {S}.',
          'Le bour vaut 20, le nell 14. Pour le reste : as 11, {10} 10, roi 4, {O} 3. Dans les autres couleurs, {the U} vaut 2, et les cartes plus basses rien.',
        ],
      },
      'plain-trick': { tell: ['L’atout est {S}, le pli est à {E}.'] },
      'trump-trick': { tell: ['L’atout est {S}, et il n’y a là que des atouts.'] },
      'last-trick': { tell: ['Le dernier pli vaut cinq points de plus. Le voici ; l’atout était {S}.'] },
      directions: {
        tell: [
          'Sans atout, il manque le bour et le nell. En échange, chaque huit vaut 8, et le total reste le même.',
          'En undenufe, le six vaut 11 et l’as rien.',
        ],
      },
      eight: { tell: ['Un pli en obenabe.'] },
      six: { tell: ['Un pli en undenufe.'] },
      sides: {
        tell: [
          'Toutes les cartes valent ensemble 152, avec le dernier pli 157. Il suffit donc qu’une équipe compte.',
          'Vous avez 89.',
        ],
        ask: 'Combien ont les autres ?',
      },
      match: {
        tell: ['Qui fait les neuf plis a le match. Cela donne 100 points de plus.'],
        ask: 'Combien marquez-vous pour un match, tout compris ?',
      },
    },
  },
  weis: {
    title: 'Les annonces',
    about: 'Des points avant de commencer',
    done: 'D’abord regarder, ensuite jouer : une annonce oubliée ne revient pas.',
    steps: {
      runs: {
        tell: [
          'Qui a trois cartes de suite ou plus d’une couleur peut les annoncer : trois valent 20, quatre 50, cinq 100, chaque carte de plus 50 de plus.',
          'Pour la suite, c’est toujours l’ordre ordinaire qui compte, même à l’atout : neuf, {10}, {U}, {O}, roi, as.',
        ],
      },
      'find-run': { tell: ['Neuf cartes, une annonce.'] },
      'run-points': { tell: ['Une suite jusqu’à l’as.'] },
      quartets: {
        tell: [
          'Quatre cartes pareilles sont aussi une annonce. Elles valent 100, quatre neuf 150, quatre fois {U} 200.',
        ],
      },
      'quartet-points': { tell: ['Quatre fois le neuf.'] },
      'find-both': {
        tell: ['Une carte peut servir à la fois dans une suite et dans un carré.'],
        right:
          'Juste : quatre de suite jusqu’à {the EK} pour 50 et quatre fois {U} pour 200. {the EU} sert aux deux, en tout 250.',
      },
      best: {
        tell: [
          'Seule l’équipe de la meilleure annonce marque, et elle marque toutes les annonces des deux partenaires. Plus de points, c’est mieux.',
        ],
        ask: 'Toi et {@3} avez annoncé. Quelle annonce l’emporte ?',
      },
      'best-tie': {
        tell: [
          'À points égaux décide le nombre de cartes, puis la carte la plus haute, puis l’atout, enfin la place la plus proche du premier.',
          'L’atout est {R}, c’est {@1} qui entame.',
        ],
        ask: 'Les deux suites vont jusqu’à {the U}. Quelle annonce l’emporte ?',
      },
      when: {
        tell: [
          'On annonce avec sa première carte, avant que la suivante soit posée. Après, c’est trop tard.',
          'On ne dit d’abord que les points : « vingt ». Qui n’a pas mieux répond « bon ».',
        ],
      },
    },
  },
  stoeck: {
    title: 'Le stöck',
    about: 'Deux cartes, 20 points',
    done: 'Personne ne dira stöck à ta place, pas même ton partenaire.',
    steps: {
      what: {
        tell: [
          'Roi et {O} d’atout dans une seule main, c’est le stöck. Il vaut 20, que vous fassiez les plis ou non. L’atout est ici {T}.',
        ],
      },
      find: { tell: ['L’atout est {T}.'] },
      obenabe: {
        tell: ['On joue obenabe.'],
        right: 'Juste : sans atout, pas de stöck, même avec deux fois roi et {O} ensemble.',
      },
      when: {
        tell: ['L’atout est {T}. Tu as déjà joué {the TK}, et tu n’as encore rien dit.'],
        ask: 'Avec quelle carte dis-tu « stöck » ?',
      },
      'too-late': {
        tell: [
          'Tu dis « stöck » quand tombe la seconde des deux cartes. Si la carte suivante la couvre déjà, les 20 points sont perdus.',
          'Le partenaire n’a pas le droit de le rappeler.',
        ],
      },
    },
  },
  declare: {
    title: 'Faire atout et chibrer',
    about: 'Qui choisit, et quoi',
    done: 'Avec le bour, le nell et de la longueur, tu fais atout. Avec peu, tu chibres.',
    steps: {
      forehand: {
        tell: [
          'La personne assise à droite du donneur est première : elle fait atout et elle entame.',
          'Après chaque donne, c’est au suivant de donner : chacun est donc une fois premier.',
        ],
      },
      who: { tell: ['{@2} donne.'] },
      trump: {
        tell: [
          'Ce qui parle pour un atout : le bour, le nell et la longueur, quatre cartes ou plus. Avec le bour et trois autres atouts, on peut en général oser.',
          'Un as d’une autre couleur est un pli, une fois les atouts tombés.',
        ],
      },
      'choose-trump': { tell: ['C’est à toi de choisir.'] },
      direction: {
        tell: [
          'L’obenabe convient avec plusieurs as, si possible avec le roi. L’undenufe convient avec des six et des sept.',
          'Tu entames, et cela aide : ce qui est haut fait tout de suite le pli.',
        ],
      },
      'choose-direction': { tell: ['Ton partenaire a chibré, c’est à toi de choisir.'] },
      push: {
        tell: [
          'Rien ne te plaît ? Chibre : ton partenaire choisit, et il doit le faire. Il ne peut pas te rendre le choix.',
          'C’est quand même toi qui entames.',
        ],
      },
      'choose-push': { tell: ['À toi de choisir. Un as, pas de bour, aucune couleur longue et forte.'] },
    },
  },
  slate: {
    title: 'L’ardoise',
    about: 'À la craie jusqu’à mille',
    done: 'Qui tient l’ardoise compte avec les autres.',
    steps: {
      strokes: {
        tell: [
          'Chaque équipe a une moitié de l’ardoise. En haut les cents, au milieu les cinquantes, en bas les vingts, et à droite le reste en chiffres.',
          'Ici il y a 277 : deux cents, un cinquante, un vingt et 7.',
        ],
      },
      read: { tell: ['Et ici ?'] },
      write: { tell: ['La moitié est encore vide. Vous avez fait 89.'] },
      grow: {
        tell: ['On n’efface jamais un trait, on en ajoute. Seul le nombre à droite change. Il y a 89.'],
      },
      order: {
        tell: [
          'On joue le plus souvent en 1000 points. Vers la fin, l’ordre du compte est important : d’abord les annonces, puis le stöck, puis les plis.',
          'Qui passe l’objectif en premier a gagné, même si les autres avaient plus à la fin. À certaines tables, le stöck passe d’abord : convenez-en avant.',
        ],
      },
    },
  },
  round: {
    title: 'Une donne entière',
    about: 'Faire atout, annoncer, neuf plis',
    done: 'Voilà une donne entière. À table, une partie t’attend.',
    steps: {
      before: {
        tell: [
          'À toi : {@3} a donné, c’est donc toi qui commences. Fais atout, annonce, joue neuf plis. L’école dit un mot de chaque carte.',
          'Ce qui n’est pas permis n’est pas joué : tu apprends pourquoi, et tu en poses une autre.',
        ],
      },
      round: { tell: ['{@2} joue avec toi. Bonne chance.'] },
      after: {
        tell: [
          'Après la donne, on compte : annonces, stöck, plis, tout va sur l’ardoise. Puis c’est au suivant de donner.',
          'Pour t’entraîner : les exercices deviennent plus difficiles à mesure que tu progresses.',
        ],
      },
    },
  },
};
