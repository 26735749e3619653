/** Following suit and undertrumping. */
import { cards, example, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const following: TopicText<'following'> = {
  title: 'Following and undertrumping',
  summary: 'Which cards you may play, when you can trump, and why a small trump is sometimes forbidden.',
  sections: {
    follow: {
      title: 'Following suit',
      blocks: [
        p('Whoever has the suit led follows it. With which card is up to you: nobody has to beat what lies.'),
        p(
          'Without trump that is all there is to it. If you have nothing of the suit, if you are void, you may play what you like.',
        ),
        example('following-obenabe'),
        rules('play.follow-suit'),
      ],
    },
    trumping: {
      title: 'You may always trump',
      blocks: [
        p(
          'In a trump game there is one great exception to following: you may trump even if you could follow. That surprises everybody who comes from Whist or Bridge, where it would be a revoke.',
        ),
        example('following-may-trump'),
        p('Not so the other way round: when trump is led, you must play trump. It need not be higher than the others.'),
        setting('mayTrumpWhenAbleToFollow'),
        rules('play.may-trump', 'play.follow-trump'),
      ],
    },
    undertrump: {
      title: 'Undertrumping is forbidden',
      blocks: [
        p(
          'Once somebody has trumped, you may only trump *higher*. Slipping a small trump under a bigger one to be rid of it will not do. Nor will it if the big one is your partner’s.',
        ),
        p(
          'The measure is the highest trump that lies, in the order of trump: Puur, Nell, ace, king, {rank:O}, {rank:10}.',
        ),
        example('following-undertrump'),
        example('following-over'),
        example('following-highest'),
        example('following-partner'),
        note('When trump is led, none of this applies. Then you are only following, and that may be low.'),
        setting('undertrump'),
        rules('play.undertrump'),
      ],
    },
    puur: {
      title: 'You never have to play the Puur',
      blocks: [
        p(
          'When trump is led and the Puur is your only trump, you may keep it and play anything. If you have another trump beside it, you must play trump; which one is your business.',
        ),
        cards('RU E8 S9 TA', 'Trump is {suit:R}, and trump was led: all four cards are allowed.'),
        example('following-puur'),
        setting('puurExempt'),
        rules('play.puur-exempt'),
      ],
    },
    'only-trumps': {
      title: 'Nothing but trumps in hand',
      blocks: [
        p('With nothing but trumps you may undertrump as well. You are free: over or under, as you like.'),
        example('following-only-trumps'),
        setting('onlyTrumps'),
        p('Five steps to the cards you may play:'),
        steps(
          'Are you leading? Then anything goes.',
          'Was trump led? Play trump, unless the Puur is all you have of it.',
          'Do you have the suit? Follow, or trump.',
          'You do not have it? Play what you like, or trump.',
          'Is there a trump on the table already? Then trump only higher, unless you have nothing but trumps.',
        ),
        rules('play.only-trumps'),
      ],
    },
    revoke: {
      title: 'Revoking: when somebody does not follow',
      blocks: [
        p(
          'Not following although you could is a revoke, or renege, and the costliest mistake at the table. What it costs depends on which of two schools you ask:',
        ),
        list(
          '*The newer school, the Jassführer:* if it is noticed while the trick lies open, the trick goes to the opponents; if later, this trick and all that follow are theirs.',
          '*The older school, the Jassreglement:* the wrong card is taken back and replaced, and the new one cannot win the trick. Later on, the opponents may annul the round.',
        ),
        example('following-revoke'),
        note('Not having played the {term:puur|Puur} is never a mistake.'),
        setting('revokeRule'),
        rules('revoke.in-trick', 'revoke.late', 'revoke.taken-back'),
      ],
    },
  },
  examples: {
    'following-obenabe': {
      question: 'Obenabe, and the {card:S10} was led. Which cards may you play?',
      explanation:
        'Either of your {suit:S}, as you please: the {card:SA} takes the trick, the {card:S6} lets it go. The other two would be wrong.',
    },
    'following-may-trump': {
      question: 'Trump is {suit:E}, and the {card:R10} was led. Which cards may you play?',
      explanation:
        'You can follow, with the {card:R7} or the {card:RK}. You may trump with the {card:E8} all the same. Only the {card:TA} will not do: it neither follows nor trumps.',
    },
    'following-undertrump': {
      question:
        'Trump is {suit:S}. The {card:R9} was led, and somebody has trumped with the {card:SO}. Which cards may you play?',
      explanation:
        'You have no {suit:R}. Both your trumps, the {card:S7} and the {card:S10}, are lower than the {rank:O}: forbidden while you have anything else. After Puur and Nell the order stays as it is elsewhere: ace, king, {rank:O}, and only then the {rank:10}.',
    },
    'following-over': {
      question: 'Trump is {suit:T}. The {card:E10} was led, and the {card:T8} lies on it. Which cards may you play?',
      explanation:
        'Follow with the {card:E6} or the {card:EK}, or trump higher with the {card:TA}. The {card:T7} would be below the eight.',
    },
    'following-highest': {
      question:
        'Trump is {suit:E}. The {card:S6} was led, and on it lie the {card:EU} and the {card:E10}. Which cards may you play?',
      explanation:
        'Only the {card:T10}. Nothing goes over the Puur, so each of your trumps would be an undertrump, even the {card:E9} and the {card:EA}. What counts is the highest trump that lies, not the last. The {card:E10} is an undertrump itself, allowed only to a player with nothing but trumps in hand.',
    },
    'following-puur': {
      question: 'Trump is {suit:R}, and trump was led. Which cards may you play?',
      explanation:
        'All of them. The {card:RU} is the Puur and your only trump, and you never have to follow with the Puur. Of course you may.',
    },
    'following-only-trumps': {
      question: 'Trump is {suit:E}. On the {card:SA} lies the Nell, the {card:E9}. Which cards may you play?',
      explanation:
        'Both. They are lower than the Nell, but trumps are all you have left. You have to play something, after all.',
    },
    'following-partner': {
      question:
        'Trump is {suit:R}. The {card:T10} was led, and your partner has trumped with the {card:RK}. Which cards may you play?',
      explanation:
        'Throw off the {card:E6} or the {card:SK}, or trump higher with the {card:RA}. The {card:R8} is forbidden, even though the high trump is your own partner’s.',
    },
    'following-revoke': {
      question:
        'Trump is {suit:E}. You lead the {card:S8}, and the neighbour on your right throws the {card:T7} on it while holding the {card:S10}. You notice before the trick is turned. Is it yours?',
      explanation:
        'Yes, says the newer Jassführer: the right card takes the place of the wrong one, and the trick goes to your side. By the older Jassreglement only the card would be replaced.',
    },
  },
};
