/** Dealing and seats. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const dealing: TopicText<'dealing'> = {
  title: 'Dealing and seats',
  summary: 'Who sits next to whom, who shuffles, cuts and deals, and what happens after a misdeal.',
  sections: {
    seats: {
      title: 'To the right',
      blocks: [
        p(
          'Partners sit opposite each other and stay partners to the end. Play goes counter-clockwise: after you comes whoever sits on your right. That takes some getting used to if you come from games that go the other way.',
        ),
        p(
          'On the dealer’s right sits {term:forehand|forehand}, on the left the player who cuts. After the round everything moves one seat to the right: whoever was forehand deals next.',
        ),
        example('dealing-forehand'),
        example('dealing-next'),
        rules('deal.dealer-moves-right'),
      ],
    },
    first: {
      title: 'Who begins',
      blocks: [
        p(
          'For the first round there is no rule that holds everywhere. Often cards are drawn: the highest deals, and if two are equal they draw again. Elsewhere play starts with whoever is dealt a certain card, the {card:R7} for one. At tournaments it is mostly the player who keeps the slate who deals.',
        ),
        setting('firstForehand'),
        example('dealing-draw'),
        rules('deal.first-forehand'),
      ],
    },
    cut: {
      title: 'Shuffle and cut',
      blocks: [
        p(
          'The dealer shuffles, the neighbour on the left cuts. The cut is not optional. At least three cards must come off and at least one must stay. In the Valais a knock on the pack will do.',
        ),
        rules('deal.cut'),
      ],
    },
    deal: {
      title: 'Three times three',
      blocks: [
        p('Three cards for everybody, forehand first, and that three times over. In the end everybody has nine.'),
        note('Other kinds of Jass deal other packets: with three players and twelve cards, say, it is four at a time.'),
        rules('deal.by-threes'),
      ],
    },
    misdeal: {
      title: 'A misdeal',
      blocks: [
        list(
          'A card shows during the deal, or the count is wrong: the same dealer deals again.',
          'The wrong player has dealt: you have to say so before you play your own first card. Once the first trick is turned, the deal stands.',
          'Somebody notices only later that they have too many cards, or too few: here the books part ways. Either the round stands, or the opponents choose.',
        ),
        example('dealing-exposed'),
        rules('deal.misdeal-same-dealer', 'deal.wrong-dealer', 'deal.late-count'),
      ],
    },
  },
  examples: {
    'dealing-forehand': {
      question: 'The neighbour on your right deals. Who declares?',
      explanation: 'On the dealer’s right sits your partner, who is forehand and declares, or else pushes to you.',
    },
    'dealing-next': {
      question: 'Your partner has dealt, and the round is written. Who deals now?',
      explanation:
        'Whoever sits on your partner’s right. That is the neighbour on your left, who was forehand just now.',
    },
    'dealing-draw': {
      question: 'You draw for the deal, and the highest card deals. Who begins?',
      explanation:
        'The king is higher than {rank:O}, nine and seven. The suit makes no difference here. Your partner deals.',
    },
    'dealing-exposed': {
      question: 'During the deal the {card:EA} turns over, and everybody sees it. Are the cards dealt again?',
      explanation: 'Yes, and by the same dealer. The round has not begun yet, so nobody loses anything.',
    },
  },
};
