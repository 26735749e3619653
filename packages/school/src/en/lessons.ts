/** The lessons in English. */
import type { LessonTexts } from '../words.js';

export const lessons: LessonTexts = {
  cards: {
    title: 'Cards and table',
    about: 'Four suits, nine ranks, two against two',
    done: 'You know the cards. Now let us play.',
    steps: {
      suits: {
        tell: [
          'Jass is played with 36 cards. There are four suits: {E}, {R}, {S} and {T}.',
          'Each suit has nine cards. No suit is worth more than another by itself.',
        ],
      },
      'find-suit': { tell: ['This is what a hand looks like: nine cards, sorted by suit.'] },
      ranks: {
        tell: [
          'These are the nine cards of a suit, from strong to weak: ace, king, {O}, {U}, {10}, nine, eight, seven, six.',
          'Learn that order, you need it in every trick.',
        ],
      },
      'find-rank': { tell: ['{O} comes after the king and before {U}.'] },
      strongest: { tell: ['All of one suit.'], ask: 'Which is the strongest?' },
      table: {
        tell: [
          'Four people play, two against two. Your partner sits opposite, and you count everything together.',
          'Everybody gets nine cards, three at a time. Everything goes counter-clockwise: after you plays whoever sits on your right.',
        ],
      },
    },
  },
  trick: {
    title: 'A trick',
    about: 'Follow suit, the highest takes it',
    done: 'Lead, follow, take: that is half the game.',
    steps: {
      around: {
        tell: [
          'One player leads, the others add a card each in turn. Four cards are a trick.',
          'The first card sets the suit. The highest card of that suit takes the trick: here {SK}.',
          'Whoever takes a trick leads to the next. A round has nine tricks.',
        ],
      },
      highest: { tell: ['{@1} has led.'] },
      follow: {
        tell: ['The most important rule: whoever has the suit led must follow it. With which card is up to you.'],
      },
      'off-suit': {
        tell: ['Whoever does not have the suit throws something off.'],
        right: 'Right. {TA} is an ace, but of another suit: it was only thrown off. {SO} takes the trick.',
      },
      beat: { tell: ['{@2} leads {TU}, {@3} plays {T8}.'], ask: 'You want this trick. With which card?' },
      play: {
        tell: [
          'Play three tricks. You lead.',
          'Nobody beats {SA}. {RK} is high, but not safe while the ace is still out.',
        ],
      },
    },
  },
  trump: {
    title: 'Puur and Nell',
    about: 'Trump beats everything',
    done: 'Puur, Nell, ace: these three decide most rounds.',
    steps: {
      order: {
        tell: [
          'Mostly one suit is trump. The smallest trump beats the highest card of any other suit.',
          'In trump the order changes: on top stands {U}, the Puur, then the nine, the Nell. Only then comes the ace.',
        ],
      },
      puur: { tell: ['Trump is {S}.'], ask: 'Which is the strongest?', right: 'Right: the Puur. No card beats it.' },
      nell: {
        tell: ['Trump is {S}, and the Puur is not among them.'],
        ask: 'Which is the strongest now?',
        right: 'Right: the Nell. Only the Puur stands above it.',
      },
      'beat-king': { tell: ['{@3} leads the king of trump.'], ask: 'What do you beat it with?' },
      'lowest-trump': { tell: ['Trump is {S}. You have led {EA}.'] },
      'two-trumps': { tell: ['Trump is {S}. Two trumps lie here.'] },
      play: {
        tell: [
          'Play three tricks with {S} as trump. You lead, and the Puur is still somewhere.',
          'Having nothing left of a suit is an advantage now: you can trump.',
        ],
      },
    },
  },
  directions: {
    title: 'Obenabe and Undenufe',
    about: 'No trump, from the top or from the bottom',
    done: 'Without trump it is aces or sixes that count, and who has the lead.',
    steps: {
      obenabe: {
        tell: [
          'You can also play without trump. In Obenabe the ace is highest and the six lowest, in every suit alike.',
          'There is no Puur and no Nell: {U} and nine stand where they always stand.',
        ],
      },
      'obenabe-trick': { tell: ['Obenabe is played.'] },
      undenufe: {
        tell: [
          'In Undenufe everything is upside down: the six is highest, the ace lowest.',
          'You still have to follow suit, and only the suit led can take the trick.',
        ],
      },
      'undenufe-trick': { tell: ['Undenufe is played.'] },
      'undenufe-beat': {
        tell: ['Undenufe, and you play last.'],
        ask: 'What do you take the trick with?',
        right: 'Right. Here {E7} is above {E8}. {R6} does not help: wrong suit.',
      },
    },
  },
  follow: {
    title: 'What may I play?',
    about: 'Follow, trump, do not undertrump',
    done: 'No table will catch you out any more.',
    steps: {
      rules: {
        tell: [
          'One: whoever has the suit follows it. Two: you may always trump all the same, even when you could follow.',
          'Three: once somebody has trumped another suit, no lower trump may be played. That would be undertrumping, and it is forbidden while you have anything else.',
          'Four: you never have to show the Puur, not even when trump is led.',
        ],
      },
      'follow-plain': { tell: ['Trump is {T}. {@3} leads {EU}.'] },
      'may-trump': { tell: ['Trump is {T}. This time you have the suit, and trump as well.'] },
      void: { tell: ['Trump is {T}, and you have nothing of {E}.'] },
      undertrump: { tell: ['Trump is {T}. {@3} has trumped with {TA}, and you have nothing of {S}.'] },
      overtrump: { tell: ['Trump is {T}. {@3} has trumped with {T10}, but you do have the suit led, {S}.'] },
      'follow-trump': { tell: ['Trump is {T}, and {@3} leads trump.'] },
      'lone-puur': { tell: ['Trump is {T}, {@3} leads trump. All you have left of it is the Puur.'] },
    },
  },
  count: {
    title: 'What is it worth?',
    about: 'From nought to twenty, 157 in all',
    done: '157 in every round: knowing that, you notice any slip in the count.',
    steps: {
      values: {
        tell: [
          'In the end it is not the tricks that count, but the cards in them. Trump here is {S}.',
          'The Puur counts 20, the Nell 14. Otherwise: ace 11, {10} 10, king 4, {O} 3. {U} outside trump counts 2, and lower cards nothing.',
        ],
      },
      'plain-trick': { tell: ['Trump is {S}, the trick is of {E}.'] },
      'trump-trick': { tell: ['Trump is {S}, and these are all trumps.'] },
      'last-trick': { tell: ['The last trick counts five points more. This is it; trump was {S}.'] },
      directions: {
        tell: [
          'Without trump there is no Puur and no Nell. Instead every eight counts 8, so that the total stays the same.',
          'In Undenufe the six counts 11 and the ace nothing.',
        ],
      },
      eight: { tell: ['A trick in Obenabe.'] },
      six: { tell: ['A trick in Undenufe.'] },
      sides: {
        tell: [
          'All cards together count 152, with the last trick 157. So only one side has to count.',
          'Your side has 89.',
        ],
        ask: 'What do the others have?',
      },
      match: {
        tell: ['Whoever takes all nine tricks has a match. That is 100 points more.'],
        ask: 'What do you write for a match, all in all?',
      },
    },
  },
  weis: {
    title: 'Weis',
    about: 'Points before it starts',
    done: 'First look, then play: a forgotten Weis does not come back.',
    steps: {
      runs: {
        tell: [
          'Whoever has three or more cards of a suit in a row may announce them: three count 20, four 50, five 100, every further card 50 more.',
          'For a run it is always the ordinary order that counts, in trump too: nine, {10}, {U}, {O}, king, ace.',
        ],
      },
      'find-run': { tell: ['Nine cards, one Weis.'] },
      'run-points': { tell: ['A run up to the ace.'] },
      quartets: { tell: ['Four alike are a Weis as well. They count 100, four nines 150, four of {U} 200.'] },
      'quartet-points': { tell: ['The nine, four times.'] },
      'find-both': {
        tell: ['A card may count in a run and in four alike at once.'],
        right: 'Right: four in a row up to {EK} for 50, and four of {U} for 200. {EU} counts in both, 250 in all.',
      },
      best: {
        tell: [
          'Only the side with the best Weis writes, and it writes all the Weise of both partners. More points are better.',
        ],
        ask: 'You and {@3} have announced. Whose Weis counts?',
      },
      'best-tie': {
        tell: [
          'With equal points the number of cards decides, then the higher card, then trump, and last who sits nearer to forehand.',
          'Trump is {R}, {@1} is forehand.',
        ],
        ask: 'Both have three up to {U}. Whose Weis counts?',
      },
      when: {
        tell: [
          'A Weis is announced with your own first card, before the next one lies. After that it is too late.',
          'At first you only say the points: “twenty”. Whoever has no better says “good”.',
        ],
      },
    },
  },
  stoeck: {
    title: 'Stöck',
    about: 'Two cards, 20 points',
    done: 'Nobody says Stöck for you, not even your partner.',
    steps: {
      what: {
        tell: [
          'King and {O} of trump in one hand are the Stöck. They count 20, whether you take the tricks or not. Trump here is {T}.',
        ],
      },
      find: { tell: ['Trump is {T}.'] },
      obenabe: {
        tell: ['Obenabe is played.'],
        right: 'Right: without trump there is no Stöck, even with king and {O} together twice.',
      },
      when: {
        tell: ['Trump is {T}. You have played {TK} already, and said nothing yet.'],
        ask: 'With which card do you say “Stöck”?',
      },
      'too-late': {
        tell: [
          'You say “Stöck” when the second of the two cards falls. Once the next card covers it, the 20 points are lost.',
          'Your partner may not remind you.',
        ],
      },
    },
  },
  declare: {
    title: 'Declaring and pushing',
    about: 'Who chooses, and what',
    done: 'With Puur, Nell and a long suit you declare. With little you push.',
    steps: {
      forehand: {
        tell: [
          'Whoever sits on the dealer’s right is forehand. Forehand declares what is played, and leads first.',
          'After each round the next one deals, so everybody gets to be forehand.',
        ],
      },
      who: { tell: ['{@2} deals.'] },
      trump: {
        tell: [
          'What speaks for a trump suit: the Puur, the Nell and length, four cards or more. With the Puur and three other trumps you can mostly risk it.',
          'An ace of another suit is a trick once the trumps are drawn.',
        ],
      },
      'choose-trump': { tell: ['You are forehand.'] },
      direction: {
        tell: [
          'Obenabe suits several aces, best with their kings. Undenufe suits sixes and sevens.',
          'You lead, and that helps: what is high takes its trick at once.',
        ],
      },
      'choose-direction': { tell: ['Your partner has pushed, now you have to choose.'] },
      push: {
        tell: [
          'If you like nothing, push: then your partner chooses, and has to. It cannot be pushed back.',
          'You lead all the same.',
        ],
      },
      'choose-push': { tell: ['You are forehand. One ace, no Puur, no suit both long and strong.'] },
    },
  },
  slate: {
    title: 'The slate',
    about: 'In chalk up to a thousand',
    done: 'Whoever keeps the slate keeps count.',
    steps: {
      strokes: {
        tell: [
          'Each side has a half of the slate. On top stand the hundreds, in the middle the fifties, below the twenties, and on the right the rest as a number.',
          'Here stand 277: two hundreds, a fifty, a twenty and 7.',
        ],
      },
      read: { tell: ['And here?'] },
      write: { tell: ['The half is still empty. You have made 89.'] },
      grow: { tell: ['Strokes are never wiped off, only added. Just the number on the right changes. 89 stand.'] },
      order: {
        tell: [
          'Mostly the target is 1000 points. Near the end the order of counting matters: first Weis, then Stöck, then tricks.',
          'Whoever passes the target first has won, even if the others had more in the end. At some tables Stöck comes first: agree beforehand.',
        ],
      },
    },
  },
  round: {
    title: 'A whole round',
    about: 'Declare, announce, nine tricks',
    done: 'That was a whole round. A Partie is waiting for you at the table.',
    steps: {
      before: {
        tell: [
          'Your turn: {@3} has dealt, you are forehand. Declare, announce, play nine tricks. The school says something about every card.',
          'What is not allowed is not played: you learn why, and play another.',
        ],
      },
      round: { tell: ['{@2} plays with you. Good luck.'] },
      after: {
        tell: [
          'After the round comes the count: Weis, Stöck, tricks, all onto the slate. Then the next one deals.',
          'To practise more: the drills get harder as you get better.',
        ],
      },
    },
  },
};
