/** The seven questions with which to begin settling a quarrel. */
import type { RulebookText } from '../article.js';

export const checks: RulebookText['checks'] = {
  cards: {
    question: 'Did everybody get nine cards, 36 together?',
    help: 'If not, and no trick is turned yet: the same dealer deals again. More under {topic:dealing#misdeal|a misdeal}.',
  },
  forehand: {
    question: 'Does forehand sit on the dealer’s right, and did forehand lead?',
    help: 'Forehand leads even after pushing, not whoever declared. See {topic:schieben#lead|who leads}.',
  },
  contract: {
    question: 'Did forehand declare, or push exactly once?',
    help: 'After a push the partner must declare, and the first word counts. See {topic:schieben#partner|the partner must declare}.',
  },
  follow: {
    question: 'Did everybody follow suit who could?',
    help: 'You may trump all the same, only not under a trump that lies. And the Puur never has to be played. See {topic:following}.',
  },
  weis: {
    question: 'Was the Weis announced with the first card, and does the right side write it?',
    help: 'Only the side with the best Weis writes, but it writes all its Weise. See {topic:weis#compare|which one is better}.',
  },
  stoeck: {
    question: 'Was the Stöck said with the second of its two cards?',
    help: 'And before the next card lay, and without anybody’s reminder. See {topic:stoeck#when|with the second card}.',
  },
  account: {
    question: 'Does it make 157 together, and was it counted in the order agreed?',
    help: 'Count Weis, Stöck and tricks apart, each part for both sides. See {topic:target#order|what counts first}.',
  },
};
