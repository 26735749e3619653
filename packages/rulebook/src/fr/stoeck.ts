/** Le stöck. */
import { cards, example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const stoeck: TopicText<'stoeck'> = {
  title: 'Le stöck',
  summary: 'Roi et dame (ober) d’atout dans une seule main : 20 points, si l’on y pense au bon moment.',
  sections: {
    what: {
      title: 'Ce qu’est le stöck',
      blocks: [
        p(
          'Roi et {rank:O} d’atout, les deux dans la même main. Cela vaut 20 points, toujours pour qui les a ; les annonces des autres n’y changent rien.',
        ),
        cards('RO RK', 'Le stöck, si l’atout est {suit:R}.'),
        p('Sans atout, pas de stöck. Et si tu n’as que le roi, et ton partenaire l’autre carte, pas non plus.'),
        example('stoeck-none'),
        setting('stoeck'),
        rules('stoeck.trump-only'),
      ],
    },
    when: {
      title: 'Avec la seconde carte',
      blocks: [
        p(
          'Tu poses la première des deux et tu te tais. Tu poses la seconde et tu dis « stöck ». Laquelle vient d’abord, peu importe.',
        ),
        example('stoeck-second'),
        rules('stoeck.second-card'),
      ],
    },
    late: {
      title: 'Trop tard, c’est perdu',
      blocks: [
        list(
          'La carte du suivant est déjà posée : les 20 points sont perdus.',
          'Ton partenaire te le rappelle : ils ne comptent pas non plus. Alors il se tait, et il souffre.',
          'Dit déjà à la première carte et plus à la seconde : aucune règle ne tranche. On doit le dire à la seconde, donc ici cela ne compte pas ; une table peut en convenir autrement.',
        ),
        example('stoeck-late'),
        example('stoeck-reminded'),
        setting('stoeckAnnounce'),
        rules('stoeck.lost-when-covered', 'stoeck.reminded', 'stoeck.first-card'),
      ],
    },
    weis: {
      title: 'Compris dans l’annonce',
      blocks: [
        p(
          'Si les deux cartes sont dans une annonce valable que tu as montrée au premier pli, tout le monde le sait. Tu n’as alors plus rien à dire.',
        ),
        example('stoeck-weis'),
        setting('stoeckWithWeis'),
        rules('stoeck.with-weis'),
      ],
    },
    'going-out': {
      title: 'Quand 20 points suffisent',
      blocks: [
        p(
          'S’il manque au plus 20 points à ton équipe, tu peux montrer le stöck dans ta main, sans l’avoir joué. S’il ne suffit pas, l’avoir montré ne compte pas.',
        ),
        note('Si l’atout compte double, cela fait 40. Il peut donc en manquer jusqu’à 40.'),
        setting('stoeckPreShowToGoOut'),
        rules('stoeck.pre-show'),
      ],
    },
  },
  examples: {
    'stoeck-second': {
      question:
        'Atout {suit:R}. Tu as joué le {card:RK} tout à l’heure, tu poses maintenant l’autre carte, {card:RO}, et tu dis « stöck ». Que marquez-vous pour cela ?',
      explanation: '20. Tu l’as dit avec la seconde des deux cartes, c’est exactement le moment.',
    },
    'stoeck-late': {
      question:
        'Atout {suit:S}. Tu poses la seconde carte du stöck, ton voisin pose la sienne, et c’est là que tu y penses. Que marquez-vous pour cela ?',
      explanation: 'Rien. Dès que la carte suivante est posée, c’est fini.',
    },
    'stoeck-reminded': {
      question:
        'Atout {suit:T}. « Tu n’oublies pas quelque chose ? », demande ton partenaire, et tu dis « stöck ». Que marquez-vous pour cela ?',
      explanation: 'Rien. Il faut y avoir pensé soi-même.',
    },
    'stoeck-weis': {
      question:
        'Atout {suit:E}. Au premier pli, tu as montré les trois cartes {cards:EU EO EK}, et ton annonce était la meilleure. Plus tard, tu ne dis plus rien. Que vaut le stöck ?',
      explanation: '20, en plus de l’annonce. Tout le monde a vu les deux cartes, cela suffit.',
    },
    'stoeck-none': {
      question:
        'Obenabe. Tu poses le {card:SK}, puis l’autre carte, {card:SO}, et tu dis « stöck ». Que marquez-vous pour cela ?',
      explanation: 'Rien. Il n’y a de stöck que dans la couleur d’atout, et obenabe n’en a pas.',
    },
  },
};
