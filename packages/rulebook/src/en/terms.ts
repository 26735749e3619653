/** Jass words. */
import type { RulebookText } from '../article.js';

export const terms: RulebookText['terms'] = {
  ass: {
    term: 'ace',
    also: ['aces', 'Ass', 'Sau', 'as', 'asso'],
    meaning: 'The highest card of a suit that is not trump; counts 11.',
  },
  banner: {
    term: 'banner',
    also: ['ten', 'tens', 'Panner', 'Zehner'],
    meaning: 'The ten of the Swiss-German cards, with a flag on it. Counts 10. In your cards: the {card:R10}.',
  },
  bedanken: {
    term: 'Bedanken',
    also: ['thank you', 'thanks', 'claim', 'claiming', 'going out', 'sich bedanken'],
    meaning: 'Saying thank you: the claim that your side has reached the target. If you are wrong, you lose.',
  },
  berg: {
    term: 'Berg',
    also: ['Bergpreis', 'mountain', 'half-way prize'],
    meaning: 'The prize for the side that has half the target first.',
  },
  bock: {
    term: 'Bock',
    also: ['winner', 'sure winner', 'boss card', 'master', 'Böcke'],
    meaning: 'A card that nobody can beat any more, because everything higher has gone.',
  },
  bodentrumpf: {
    term: 'Bodentrumpf',
    also: ['bottom card', 'turned-up trump'],
    meaning: 'Trump is the suit of the bottom card after the cut; so in Differenzler.',
  },
  brettli: {
    term: 'Brettli',
    also: ['low card', 'blank', 'spot card'],
    meaning: 'A card that counts nothing: six to nine, as long as it is not the Nell.',
  },
  coiffeur: {
    term: 'Coiffeur',
    also: ['quoi faire'],
    meaning: 'A Jass in which each side has to play every contract once.',
  },
  differenzler: {
    term: 'Differenzler',
    also: ['difference', 'prediction'],
    meaning: 'A Jass in which everybody predicts how many points they will make.',
  },
  eicheln: {
    term: 'acorns',
    also: ['acorn', 'Eicheln', 'Eichle'],
    meaning: 'A suit of the Swiss-German cards. In your cards: {suit:E}.',
  },
  farbzwang: {
    term: 'following suit',
    also: ['follow', 'following', 'Farbzwang', 'bedienen', 'follow suit'],
    meaning: 'Playing a card of the suit led. If you have one, you must; not doing so is a revoke.',
  },
  forehand: {
    term: 'forehand',
    also: ['eldest hand', 'Vorhand', 'Vorderhand'],
    meaning: 'The player on the dealer’s right, who declares and leads to the first trick.',
  },
  gusti: {
    term: 'Gusti',
    also: ['Guschti'],
    meaning: 'No trump: five tricks from the top and four from the bottom, or the other way round.',
  },
  jasstafel: {
    term: 'slate',
    also: ['board', 'scoreboard', 'chalk', 'score', 'scoring', 'tally', 'Jasstafel', 'Tafel'],
    meaning: 'What the points are written on, in chalk.',
  },
  kontermatch: {
    term: 'Kontermatch',
    also: ['counter-match'],
    meaning: 'A match by the side that did not declare.',
  },
  kreuzweis: {
    term: 'Kreuzweis',
    also: ['cross Weis', 'Chrüzwys'],
    meaning: 'A card that counts in a run and in four alike at once.',
  },
  match: {
    term: 'match',
    also: ['Matsch', 'sweep', 'slam', 'capot'],
    meaning: 'All nine tricks of a round; 100 points extra.',
  },
  nell: {
    term: 'Nell',
    also: ['Näll', 'Nel', 'nine of trumps'],
    meaning: 'The nine of trump, second highest card of the game; counts 14.',
  },
  ober: {
    term: 'ober',
    also: ['queen', 'queens', 'over', 'Dame'],
    meaning: 'The court card between under and king; on French cards, the queen. In your cards: the {card:SO}.',
  },
  obenabe: {
    term: 'Obenabe',
    also: ['no trump', 'notrump', 'top down', 'downhill', 'Bock in Vorarlberg'],
    meaning: 'No trump; the ace is the best card.',
  },
  partie: {
    term: 'Partie',
    also: ['game', 'rubber', 'Spiel'],
    meaning: 'All the rounds together, until a side has reached the target.',
  },
  puur: {
    term: 'Puur',
    also: ['Buur', 'Bauer', 'bower', 'farmer', 'jack of trumps', 'Bour'],
    meaning: 'The {rank:U} of trump, highest card of the game; counts 20.',
  },
  rest: {
    term: 'Rest',
    also: ['lay down', 'laying down', 'remaining tricks'],
    meaning: 'Showing all the tricks still to come at once, because every card is a sure winner.',
  },
  rosen: {
    term: 'roses',
    also: ['rose', 'Rosen'],
    meaning: 'A suit of the Swiss-German cards. In your cards: {suit:R}.',
  },
  round: {
    term: 'round',
    also: ['hand', 'Runde', 'Gang'],
    meaning: 'One deal, nine tricks, one count.',
  },
  schellen: {
    term: 'bells',
    also: ['bell', 'Schellen', 'Schälle'],
    meaning: 'A suit of the Swiss-German cards. In your cards: {suit:S}.',
  },
  schieben: {
    term: 'pushing',
    also: ['push', 'pushed', 'pass', 'passing', 'shove', 'schieben', 'gschobe', 'chibrer'],
    meaning: 'Handing the choice to your partner.',
  },
  schieber: {
    term: 'Schieber',
    also: ['Chibre'],
    meaning: 'The Jass that nearly everybody means by “Jass”.',
  },
  schilten: {
    term: 'shields',
    also: ['shield', 'Schilten', 'Schilte'],
    meaning: 'A suit of the Swiss-German cards. In your cards: {suit:T}.',
  },
  schneider: {
    term: 'Schneider',
    also: [],
    meaning: 'Losing without having reached half the target.',
  },
  slalom: {
    term: 'Slalom',
    also: ['zigzag', 'Zickzack'],
    meaning: 'No trump, and the direction changes with every trick.',
  },
  stechen: {
    term: 'trumping',
    also: ['trump', 'ruff', 'ruffing', 'overtrump', 'overruff', 'stechen'],
    meaning: 'Playing a trump on another suit.',
  },
  stich: {
    term: 'trick',
    also: ['tricks', 'Stich', 'Stiche'],
    meaning: 'Four cards, one from everybody. The best one takes them all.',
  },
  stoeck: {
    term: 'Stöck',
    also: ['Stöcke', 'marriage', 'belote', 'bella'],
    meaning: 'King and {rank:O} of trump in one hand; 20 points.',
  },
  trumpf: {
    term: 'trump',
    also: ['trumps', 'trump suit', 'Trumpf', 'atout'],
    meaning: 'The suit that beats all the others.',
  },
  under: {
    term: 'under',
    also: ['jack', 'jacks', 'knave', 'Unter', 'Bube'],
    meaning: 'The lowest court card; on French cards, the jack. In trump it is the Puur. In your cards: the {card:SU}.',
  },
  undenufe: {
    term: 'Undenufe',
    also: ['bottom up', 'uphill', 'Geiss in Vorarlberg'],
    meaning: 'No trump; the six is the best card.',
  },
  untertrumpfen: {
    term: 'undertrumping',
    also: ['undertrump', 'underruff', 'untertrumpfen', 'underruffing'],
    meaning: 'Playing a lower trump than one that lies already. Mostly forbidden.',
  },
  verwerfen: {
    term: 'throwing off',
    also: ['discard', 'discarding', 'throw off', 'slough', 'sluff', 'verwerfen'],
    meaning: 'Playing another suit because you do not have the one led. It is a way of telling your partner something.',
  },
  vogel: {
    term: 'Vogel',
    also: ['bird', 'V'],
    meaning: 'The V on the slate: 500 points in one sign.',
  },
  weis: {
    term: 'Weis',
    also: ['Weise', 'Wys', 'meld', 'melds', 'announcement', 'declaration', 'sequence', 'run', 'annonce'],
    meaning: 'A run of three or more cards of one suit, or four alike.',
  },
};
