/** Kinds of Jass. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const jassarten: TopicText<'jassarten'> = {
  title: 'Kinds of Jass',
  summary: 'Schieber, Coiffeur, Differenzler and their relatives, and how they differ.',
  sections: {
    schieber: {
      title: 'Schieber',
      blocks: [
        p(
          'Two sides, and whoever does not care to declare pushes. Both sides write what they make. With Weis and Stöck, to a target. All the rest is under {topic:schieber}.',
        ),
      ],
    },
    coiffeur: {
      title: 'Coiffeur',
      blocks: [
        p(
          'The name has nothing to do with hair: it comes from “quoi faire?”, what to do, and that is just what you ask yourself. Each side has to play every contract exactly once, and each counts differently. Only the side that declared writes its points, times the factor.',
        ),
        table(
          'A Coiffeur of eight contracts (by the Jassreglement)',
          ['Contract', 'counts'],
          ['{suit:E}', '×1'],
          ['{suit:R}', '×2'],
          ['{suit:T}', '×3'],
          ['{suit:S}', '×4'],
          ['Obenabe', '×5'],
          ['Undenufe', '×6'],
          ['two jokers, of your choice', '×7 and ×8'],
        ),
        list(
          'The choice is passed on to the next player, not to the partner. If all four pass, forehand must declare.',
          'Whoever declares leads.',
          'Mostly it is played without Weis.',
        ),
        example('jassarten-coiffeur'),
        note('The factors are different at every table. Write them on the slate first.'),
      ],
    },
    differenzler: {
      title: 'Differenzler',
      blocks: [
        p(
          'Everybody for themselves. Trump is turned up or drawn by lot, and then everybody predicts how many points they will make, openly or in secret. What is written is how far off you were. Whoever has least in the end wins.',
        ),
        p(
          'There is no Weis and no Stöck. And here you may undertrump if you do not have the suit. At some tables an exact hit takes ten points off.',
        ),
        example('jassarten-differenzler'),
        example('jassarten-undertrump'),
        setting('undertrump'),
        setting('exactBonus'),
        setting('exactBonusOnZero'),
        rules('play.undertrump'),
      ],
    },
    more: {
      title: 'And more',
      blocks: [
        list(
          '*Bieter:* bidding in points, as at an auction. The highest bidder plays against all the others and has to make the bid.',
          '*Sidi Barrani:* Schieber with an auction. Bids go round the table, points and contract together.',
          '*Molotow:* the fewest points win. Trump is the suit of the first card that anybody throws off.',
          '*Guggitaler:* five rounds of avoiding something, each time something else: tricks, a suit, the {rank:O}s, a king, the last trick.',
          '*Kreuzjass:* four players, partners crosswise, no pushing; the card at which the pack was cut makes trump.',
          '*Zuger:* three or four players, and before play each decides whether to join in or to “stay at home”.',
        ),
      ],
    },
    which: {
      title: 'Which one for you?',
      blocks: [
        table(
          'One for every company',
          ['You are', 'Play'],
          ['four, and want to play two against two', 'Schieber'],
          ['four, with a whole evening', 'Coiffeur'],
          ['four, each for themselves', 'Differenzler'],
          ['three', 'Differenzler with twelve cards each, or Bieter'],
          ['learning', 'Schieber to 1000, everything once'],
        ),
      ],
    },
  },
  examples: {
    'jassarten-coiffeur': {
      question: 'Coiffeur. Your side has declared Undenufe, which counts ×6, and made 84 points. What does it write?',
      explanation: '84 times 6 is 504. The opponents write nothing; they did not declare.',
    },
    'jassarten-differenzler': {
      question: 'Differenzler. You have predicted 70 and made 58. What is written for you?',
      explanation: 'The difference, so 12. With 82 points it would have been 12 as well.',
    },
    'jassarten-undertrump': {
      question:
        'Differenzler, trump is {suit:T}. The {card:R9} was led, and the {card:TK} lies on it. Which cards may you play?',
      explanation:
        'All three. You have no {suit:R}, and then in Differenzler a lower trump is allowed, too. In Schieber the {card:T8} would be forbidden.',
    },
  },
};
