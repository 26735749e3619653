/** Les mots du jass. */
import type { RulebookText } from '../article.js';

export const terms: RulebookText['terms'] = {
  ass: {
    term: 'as',
    also: ['Ass', 'Sau', 'asso', 'ace'],
    meaning: 'La plus forte carte d’une couleur qui n’est pas atout, elle vaut 11.',
  },
  banner: {
    term: 'bannière',
    also: ['dix', 'Banner', 'Panner'],
    meaning: 'Le dix des cartes suisses alémaniques, qui porte une bannière. Vaut 10. Sur tes cartes : {card:R10}.',
  },
  bedanken: {
    term: 'remercier',
    also: ['merci', 'sortir', 'sich bedanken'],
    meaning: 'Dire que son équipe a atteint l’objectif. Qui se trompe perd.',
  },
  berg: {
    term: 'montagne',
    also: ['Berg', 'Bergpreis', 'prix de la montagne'],
    meaning: 'Le prix de la première équipe qui a la moitié de l’objectif.',
  },
  bock: {
    term: 'bock',
    also: ['carte maîtresse', 'maître', 'maîtresse'],
    meaning: 'Une carte que plus rien ne peut battre, parce que tout ce qui était plus fort est tombé.',
  },
  bodentrumpf: {
    term: 'atout retourné',
    also: ['Bodentrumpf', 'tourne'],
    meaning: 'L’atout est la couleur de la carte du dessous, une fois coupé, par exemple à la différence.',
  },
  brettli: {
    term: 'basse carte',
    also: ['basses', 'Brettli'],
    meaning: 'Une carte qui ne vaut rien : du six au neuf, si ce n’est pas le nell.',
  },
  coiffeur: {
    term: 'coiffeur',
    also: ['quoi faire', 'quoifaire'],
    meaning: 'Jass où chaque équipe doit jouer chaque contrat une fois.',
  },
  differenzler: {
    term: 'différence',
    also: ['Differenzler', 'estimation'],
    meaning: 'Jass où chacun prédit combien de points il fera.',
  },
  eicheln: {
    term: 'glands',
    also: ['gland', 'Eicheln'],
    meaning: 'Couleur des cartes suisses alémaniques. Sur tes cartes : {suit:E}.',
  },
  farbzwang: {
    term: 'fournir',
    also: ['servir', 'suivre', 'Farbzwang', 'bedienen', 'fournir la couleur', 'renonce'],
    meaning: 'Donner une carte de la couleur demandée. Qui en a doit fournir.',
  },
  forehand: {
    term: 'premier',
    also: ['premier à parler', 'en main', 'Vorhand', 'di mano'],
    meaning: 'Le voisin de droite du donneur : il fait atout et entame le premier pli.',
  },
  gusti: {
    term: 'gusti',
    also: ['Guschti'],
    meaning: 'Sans atout, cinq plis d’en haut et quatre d’en bas, ou le contraire.',
  },
  jasstafel: {
    term: 'ardoise',
    also: ['tableau', 'craie', 'Jasstafel', 'lavagna'],
    meaning: 'Ce sur quoi on marque à la craie.',
  },
  kontermatch: {
    term: 'contre-match',
    also: ['contrematch', 'Kontermatch'],
    meaning: 'Un match de ceux qui n’ont pas fait atout.',
  },
  kreuzweis: {
    term: 'annonces croisées',
    also: ['Kreuzweis', 'croisée'],
    meaning: 'Une carte compte à la fois dans une suite et dans un carré.',
  },
  match: {
    term: 'match',
    also: ['Matsch', 'capot'],
    meaning: 'Les neuf plis d’une donne, 100 points de plus.',
  },
  nell: {
    term: 'nell',
    also: ['nel', 'Näll', 'neuf d’atout'],
    meaning: 'Le neuf d’atout, deuxième carte du jeu, vaut 14.',
  },
  ober: {
    term: 'dame',
    also: ['Ober', 'reine', 'donna', 'queen'],
    meaning:
      'La figure entre le valet et le roi. Sur les cartes suisses alémaniques, c’est l’ober. Sur les tiennes : {card:SO}.',
  },
  obenabe: {
    term: 'obenabe',
    also: ['tout en haut', 'oben-abe', 'sans atout'],
    meaning: 'Sans atout, l’as est la meilleure carte.',
  },
  partie: {
    term: 'partie',
    also: ['manche', 'game'],
    meaning: 'Toutes les donnes, jusqu’à ce qu’une équipe ait atteint l’objectif.',
  },
  puur: {
    term: 'bour',
    also: ['bourg', 'buur', 'Puur', 'valet d’atout'],
    meaning: 'Le valet d’atout, la plus forte carte du jeu, vaut 20.',
  },
  rest: {
    term: 'reste',
    also: ['étaler', 'le reste est à moi', 'Rest'],
    meaning: 'Montrer d’un coup les plis qui restent, parce que toutes les cartes sont sûres.',
  },
  rosen: {
    term: 'roses',
    also: ['rose', 'fleurs', 'Rosen'],
    meaning: 'Couleur des cartes suisses alémaniques. Sur tes cartes : {suit:R}.',
  },
  round: {
    term: 'donne',
    also: ['tour', 'coup', 'Runde', 'mano', 'deal'],
    meaning: 'Donner une fois, jouer neuf plis, compter.',
  },
  schellen: {
    term: 'grelots',
    also: ['grelot', 'Schellen'],
    meaning: 'Couleur des cartes suisses alémaniques. Sur tes cartes : {suit:S}.',
  },
  schieben: {
    term: 'chibrer',
    also: ['passer', 'pousser', 'schieben', 'gschobe'],
    meaning: 'Laisser le choix à son partenaire.',
  },
  schieber: {
    term: 'chibre',
    also: ['Schieber'],
    meaning: 'Le jass auquel presque tout le monde pense quand on dit jass.',
  },
  schilten: {
    term: 'écussons',
    also: ['écusson', 'Schilten'],
    meaning: 'Couleur des cartes suisses alémaniques. Sur tes cartes : {suit:T}.',
  },
  schneider: {
    term: 'schneider',
    also: [],
    meaning: 'Perdre sans avoir atteint la moitié de l’objectif.',
  },
  slalom: {
    term: 'slalom',
    also: ['zigzag', 'zig-zag', 'Zickzack'],
    meaning: 'Sans atout, le sens change à chaque pli.',
  },
  stechen: {
    term: 'couper',
    also: ['coupe', 'stechen', 'tagliare', 'ruff'],
    meaning: 'Poser un atout sur une autre couleur. On dit aussi couper pour le paquet, avant la donne.',
  },
  stich: {
    term: 'pli',
    also: ['levée', 'plie', 'Stich', 'presa', 'trick'],
    meaning: 'Quatre cartes, une de chacun. La meilleure les ramasse toutes.',
  },
  stoeck: {
    term: 'stöck',
    also: ['schtöckr', 'Stöcke', 'mazza'],
    meaning: 'Roi et {rank:O} d’atout dans une seule main, 20 points.',
  },
  trumpf: { term: 'atout', also: ['Trumpf', 'briscola', 'trump'], meaning: 'La couleur qui bat toutes les autres.' },
  under: {
    term: 'valet',
    also: ['Under', 'fante', 'jack'],
    meaning:
      'La plus petite figure. Sur les cartes suisses alémaniques, c’est l’under. À l’atout, c’est le bour. Sur tes cartes : {card:SU}.',
  },
  undenufe: {
    term: 'undenufe',
    also: ['tout en bas', 'unden-ufe'],
    meaning: 'Sans atout, le six est la meilleure carte.',
  },
  untertrumpfen: {
    term: 'sous-couper',
    also: ['souscouper', 'sous-coupe', 'untertrumpfen', 'couper plus bas'],
    meaning: 'Poser un atout plus faible que celui qui est déjà là. Presque toujours interdit.',
  },
  verwerfen: {
    term: 'se défausser',
    also: ['défausser', 'défausse', 'jeter', 'verwerfen'],
    meaning:
      'Poser une autre couleur, faute d’avoir celle qu’on demande. On montre ainsi quelque chose à son partenaire.',
  },
  vogel: { term: 'oiseau', also: ['V', 'Vogel'], meaning: 'Le V sur l’ardoise, 500 points d’un seul signe.' },
  weis: {
    term: 'annonce',
    also: ['annoncer', 'Weis', 'Wys', 'saggio', 'meld'],
    meaning: 'Trois cartes ou plus qui se suivent dans une couleur, ou un carré.',
  },
};
