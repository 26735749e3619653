/** A whole round: the overview from which everything else leads off. */
import { cards, example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const round: TopicText<'round'> = {
  title: 'A whole round',
  summary: 'From the deal to the chalk stroke on the slate: one round of Schieber in seven steps.',
  sections: {
    seats: {
      title: 'Sit down and deal',
      blocks: [
        p(
          'Four players, two sides, 36 cards. Your partner sits opposite you, an opponent on your right and one on your left. Everything goes counter-clockwise: after you comes whoever sits on your right.',
        ),
        p(
          'The dealer gives everybody three cards at a time, three times, beginning with the neighbour on the right. That neighbour is {term:forehand|forehand}: the player who says what is played, leads to the first trick, and deals the next round.',
        ),
        example('round-forehand'),
        p('More on this: {topic:dealing}.'),
      ],
    },
    contract: {
      title: 'Declare or push',
      blocks: [
        p('Forehand looks at nine cards and declares what is played:'),
        list(
          '*Trump*: one of the four suits beats all the others.',
          '*Obenabe*, “from the top down”: no trump, the ace is the best card.',
          '*Undenufe*, “from the bottom up”: no trump, the six is the best card.',
        ),
        p(
          'If nothing appeals, forehand pushes. Then the partner must declare, and it cannot be pushed back. Forehand leads all the same. See {topic:schieben}.',
        ),
      ],
    },
    order: {
      title: 'Which card is better',
      blocks: [
        p(
          'Without trump, and in every suit that is not trump, the order is the one you would expect: ace, king, {rank:O}, {rank:U}, {rank:10}, nine, eight, seven, six. In Undenufe it is upside down.',
        ),
        p(
          'Only trump steps out of line. On top stands the {rank:U}, called the *Puur* (“farmer”), then the nine, the *Nell*.',
        ),
        cards('RU R9 RA RK RO R10 R8 R7 R6', 'Trump is {suit:R}, the strongest card on the left.'),
        p('The three orders side by side are under {topic:contracts}.'),
      ],
    },
    trick: {
      title: 'Nine tricks',
      blocks: [
        steps(
          'Forehand leads any card.',
          'The other three add one card each, in turn. Whoever has the suit follows it; but you may trump even then.',
          'The highest trump takes the trick. If there is none, the highest card of the suit led takes it.',
          'Whoever takes the trick turns it face down and leads to the next.',
        ),
        example('round-trick'),
        p('What exactly you may play is under {topic:following}.'),
        rules('play.follow-suit', 'trick.winner'),
      ],
    },
    announce: {
      title: 'Announce Weis and Stöck',
      blocks: [
        p(
          'Three or more cards of a suit in a row, or four alike, are a {topic:weis|Weis}: points you may announce with your first card. Only the side with the best Weis writes, but it writes every Weis it has.',
        ),
        p(
          'King and {rank:O} of trump in one hand is the {topic:stoeck|Stöck}, 20 points. You say “Stöck” when you play the second of the two. Forget it, and it is lost.',
        ),
      ],
    },
    count: {
      title: 'Count',
      blocks: [
        table(
          'What there is in a round',
          ['From', 'Points'],
          ['the cards', '152'],
          ['the last trick', '5'],
          ['together', '*157*'],
          ['for a match, all nine tricks', '100 more'],
          ['together with a match', '*257*'],
        ),
        p(
          'One side counts its tricks, the other has what is missing to 157. Weis and Stöck are added. If the contract counts double or triple, all of it is multiplied.',
        ),
        example('round-total'),
        p('What each card is worth: {topic:values}.'),
      ],
    },
    slate: {
      title: 'Write',
      blocks: [
        p(
          'After each round the points go onto the slate; at a Jass table you do not score points, you write them. Hundreds on top, fifties in the middle, twenties below, the rest as a number.',
        ),
        slate(157, 'This is how 157 points stand on the slate.'),
        p(
          'Whoever reaches the target first wins. If both get there in the same round, the order of counting decides: {topic:target#order|Weis, Stöck, tricks}. If nobody does, the next player deals.',
        ),
        note('If there is a quarrel, go through the {topic:checklist|seven questions} one after the other.'),
      ],
    },
  },
  examples: {
    'round-forehand': {
      question: 'The neighbour on your left has dealt. Who is forehand?',
      explanation:
        'Forehand sits on the dealer’s right. And on the right of your left-hand neighbour sits nobody but you: you declare, and you lead.',
    },
    'round-trick': {
      question: 'Trump is {suit:R}, and the {card:SA} was led. Who takes the trick?',
      explanation:
        'The {card:R6} is the smallest trump, but a trump. It beats every card of another suit, even an ace.',
    },
    'round-total': {
      question:
        'You and your partner have cards for 100 points in your tricks, and the Stöck. The opponents have 52, the last trick and a Weis of 50. Everything counts once. What does your side write?',
      explanation:
        '100 and 20 for the Stöck make 120. The opponents write 52, 5 for the last trick and 50 for the Weis, so 107. The check, without Weis and Stöck: 100 and 57 are 157.',
    },
  },
};
