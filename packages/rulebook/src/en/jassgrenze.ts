/** The Jassgrenze, the border between the two decks. */
import { cards, example, FACTORS, list, note, p, rules, table, type TopicText } from '../article.js';

export const jassgrenze: TopicText<'jassgrenze'> = {
  title: 'The card border',
  summary: 'Where Jass is played with Swiss-German cards and where with French ones, and why it does not matter.',
  sections: {
    line: {
      title: 'Where it runs',
      blocks: [
        p(
          'A line that is on no map runs right across Switzerland, the Jassgrenze: along the Brünig pass, the Napf and the river Reuss. East of it acorns and bells lie on the table, west of it hearts and spades.',
        ),
        list(
          '*Swiss-German cards:* Central Switzerland, Zurich, Schaffhausen, Zug, Glarus, St. Gallen, most of Eastern Switzerland, the Freiamt and Baden.',
          '*French cards:* the Romandie, Bern, Solothurn, both Basels, the Valais and Aargau west of the Reuss, and also Graubünden, Ticino and a strip of Thurgau along the lake.',
        ),
        note('Exactly where is a good thing to argue about. In some villages both are in the drawer.'),
      ],
    },
    decks: {
      title: 'Two decks',
      blocks: [
        p(
          'Both have 36 cards. On the Swiss-German ones the suits are acorns, roses, bells and shields, and the court cards are under, ober and king. The ten is the banner. On the French ones the suits are diamonds, hearts, spades and clubs, and the court cards jack, queen and king. It is the ordinary deck without the jokers and the twos to fives.',
        ),
        table(
          'What stands for what',
          ['Swiss-German', 'French'],
          ['under', 'jack'],
          ['ober', 'queen'],
          ['king', 'king'],
          ['banner', 'ten'],
          ['ace', 'ace'],
        ),
        cards('EU RO SK T10 EA', 'The five of them, as they look in your cards.'),
        rules('deck.36-cards'),
      ],
    },
    pairs: {
      title: 'Which suit is which?',
      blocks: [
        p(
          'For the suits there is no official dictionary, and at least four are in use. Here it is that of Swisslos: acorns and diamonds, roses and hearts, bells and clubs, shields and spades. Then “shields and bells double” is the same as “black double”.',
        ),
        p('You can change the pairing. The points stay the same, only the picture changes.'),
        example('jassgrenze-double'),
      ],
    },
    count: {
      title: 'Counted alike',
      blocks: [
        p(
          'Rank and value do not depend on the picture. Whoever moves from Lucerne to Bern has to learn to read new cards, but no new rules. What differs from table to table is what has been agreed, such as what counts double:',
        ),
        FACTORS,
        example('jassgrenze-trick'),
      ],
    },
  },
  examples: {
    'jassgrenze-double': {
      question: 'Playing to 2500, trump is {suit:S}. How many times do the points count?',
      explanation:
        'Twice. What counts double is {suit:S} and {suit:T}; on French cards these are, by Swisslos, the two black suits.',
    },
    'jassgrenze-trick': {
      question: 'Trump is {suit:R}. Who takes this trick, and does it matter which cards you play with?',
      explanation:
        'The neighbour on your right, with the {card:SK}: the suit led, the highest card. With the other cards it would be exactly the same.',
    },
  },
};
