/** Die Lektionen auf Deutsch. */
import type { LessonTexts } from '../words.js';

export const lessons: LessonTexts = {
  cards: {
    title: 'Karten und Tisch',
    about: 'Vier Farben, neun Ränge, zwei gegen zwei',
    done: 'Die Karten kennst du. Jetzt wird gespielt.',
    steps: {
      suits: {
        tell: [
          'Gejasst wird mit 36 Karten. Es gibt vier Farben: {E}, {R}, {S} und {T}.',
          'Jede Farbe hat neun Karten. Keine Farbe ist von sich aus mehr wert als eine andere.',
        ],
      },
      'find-suit': { tell: ['So sieht eine Hand aus: neun Karten, nach Farben gesteckt.'] },
      ranks: {
        tell: [
          'Das sind die neun Karten einer Farbe, von stark nach schwach: Ass, König, {O}, {U}, {10}, Neun, Acht, Sieben, Sechs.',
          'Die Reihe lohnt sich zu merken: Du brauchst sie in jedem Stich.',
        ],
      },
      'find-rank': { tell: ['Nach dem König kommt {O}, dann {U}.'] },
      strongest: { tell: ['Alle von einer Farbe.'], ask: 'Welche ist hier die stärkste?' },
      table: {
        tell: [
          'Gespielt wird zu viert, zwei gegen zwei. Dein Partner sitzt dir gegenüber, ihr zählt alles zusammen.',
          'Jeder bekommt neun Karten, dreimal drei. Alles geht im Gegenuhrzeigersinn: Nach dir spielt, wer rechts von dir sitzt.',
        ],
      },
    },
  },
  trick: {
    title: 'Ein Stich',
    about: 'Farbe bedienen, die höchste macht ihn',
    done: 'Ausspielen, bedienen, stechen: Das ist das halbe Spiel.',
    steps: {
      around: {
        tell: [
          'Einer spielt aus, die anderen legen reihum je eine Karte dazu. Vier Karten sind ein Stich.',
          'Die erste Karte bestimmt die Farbe. Die höchste Karte dieser Farbe macht den Stich: hier {SK}.',
          'Wer den Stich macht, spielt zum nächsten aus. Eine Runde hat neun Stiche.',
        ],
      },
      highest: { tell: ['{@1} hat ausgespielt.'] },
      follow: {
        tell: [
          'Die wichtigste Regel: Wer die ausgespielte Farbe hat, muss sie bedienen. Welche Karte dieser Farbe, ist frei.',
        ],
      },
      'off-suit': {
        tell: ['Wer die Farbe nicht hat, wirft etwas ab.'],
        right:
          'Richtig. {TA} ist zwar ein Ass, aber von einer anderen Farbe: Das ist nur abgeworfen. {SO} macht den Stich.',
      },
      beat: { tell: ['{@2} spielt {TU} aus, {@3} gibt {T8}.'], ask: 'Du willst den Stich. Womit?' },
      play: {
        tell: [
          'Spiel drei Stiche. Du spielst aus.',
          '{SA} kann niemand schlagen. {RK} ist hoch, aber solange das Ass noch draussen ist, nicht sicher.',
        ],
      },
    },
  },
  trump: {
    title: 'Puur und Nell',
    about: 'Was Trumpf ist, sticht alles',
    done: 'Puur, Nell, Ass: Diese drei entscheiden die meisten Runden.',
    steps: {
      order: {
        tell: [
          'Meist ist eine Farbe Trumpf. Der kleinste Trumpf sticht die höchste Karte jeder anderen Farbe.',
          'Im Trumpf ändert sich die Reihe: Zuoberst steht {U}, der Puur, dann die Neun, das Nell. Erst dann kommt das Ass.',
        ],
      },
      puur: {
        tell: ['Trumpf ist {S}.'],
        ask: 'Welche ist die stärkste?',
        right: 'Richtig: der Puur. Ihn schlägt keine Karte.',
      },
      nell: {
        tell: ['Trumpf ist {S}, und der Puur ist nicht dabei.'],
        ask: 'Welche ist jetzt die stärkste?',
        right: 'Richtig: das Nell. Nur der Puur steht darüber.',
      },
      'beat-king': { tell: ['{@3} spielt den Trumpf-König aus.'], ask: 'Womit stichst du ihn?' },
      'lowest-trump': { tell: ['Trumpf ist {S}. Du hast {EA} ausgespielt.'] },
      'two-trumps': { tell: ['Trumpf ist {S}. Hier liegen zwei Trümpfe.'] },
      play: {
        tell: [
          'Spiel drei Stiche mit Trumpf {S}. Du spielst aus, und der Puur ist noch irgendwo.',
          'Von einer Farbe nichts mehr zu haben, ist jetzt ein Vorteil: Dann kannst du stechen.',
        ],
      },
    },
  },
  directions: {
    title: 'Obenabe und Undenufe',
    about: 'Ohne Trumpf, von oben oder von unten',
    done: 'Ohne Trumpf zählen Ass oder Sechs, und wer am Ausspielen ist.',
    steps: {
      obenabe: {
        tell: [
          'Es geht auch ohne Trumpf. Bei Obenabe ist das Ass am höchsten und die Sechs am tiefsten, in jeder Farbe gleich.',
          'Puur und Nell gibt es hier nicht: {U} und Neun stehen, wo sie immer stehen.',
        ],
      },
      'obenabe-trick': { tell: ['Gespielt wird Obenabe.'] },
      undenufe: {
        tell: [
          'Bei Undenufe steht alles auf dem Kopf: Die Sechs ist am höchsten, das Ass am tiefsten.',
          'Die Farbe muss trotzdem bedient werden, und den Stich macht nur die ausgespielte Farbe.',
        ],
      },
      'undenufe-trick': { tell: ['Gespielt wird Undenufe.'] },
      'undenufe-beat': {
        tell: ['Undenufe, du bist als Letzter dran.'],
        ask: 'Womit machst du den Stich?',
        right: 'Richtig. {E7} ist hier höher als {E8}. {R6} hilft nicht: falsche Farbe.',
      },
    },
  },
  follow: {
    title: 'Was darf ich spielen?',
    about: 'Bedienen, stechen, nicht untertrumpfen',
    done: 'Damit streitest du dich an keinem Tisch mehr.',
    steps: {
      rules: {
        tell: [
          'Erstens: Wer die Farbe hat, bedient sie. Zweitens: Stechen darf man trotzdem immer, auch wenn man bedienen könnte.',
          'Drittens: Hat auf eine andere Farbe schon jemand gestochen, darf kein tieferer Trumpf dazu. Das wäre untertrumpft, und das ist verboten, solange du etwas anderes hast.',
          'Viertens: Den Puur musst du nie zeigen, auch wenn Trumpf ausgespielt ist.',
        ],
      },
      'follow-plain': { tell: ['Trumpf ist {T}. {@3} spielt {EU} aus.'] },
      'may-trump': { tell: ['Trumpf ist {T}. Diesmal hast du die Farbe und auch Trumpf.'] },
      void: { tell: ['Trumpf ist {T}, und von {E} hast du nichts.'] },
      undertrump: { tell: ['Trumpf ist {T}. {@3} hat mit {TA} gestochen, von {S} hast du nichts.'] },
      overtrump: { tell: ['Trumpf ist {T}. {@3} hat mit {T10} gestochen, du hättest aber {S}.'] },
      'follow-trump': { tell: ['Trumpf ist {T}, und {@3} spielt Trumpf aus.'] },
      'lone-puur': { tell: ['Trumpf ist {T}, {@3} spielt Trumpf aus. Du hast nur noch den Puur.'] },
    },
  },
  count: {
    title: 'Was zählt es?',
    about: 'Von null bis zwanzig, zusammen 157',
    done: '157 in jeder Runde: Wer das weiss, merkt jeden Zählfehler.',
    steps: {
      values: {
        tell: [
          'Am Schluss zählen nicht die Stiche, sondern die Karten darin. Trumpf ist hier {S}.',
          'Der Puur zählt 20, das Nell 14. Sonst gilt für alle: Ass 11, {10} 10, König 4, {O} 3. Ein gewöhnlicher {U} zählt 2, was tiefer liegt, nichts.',
        ],
      },
      'plain-trick': { tell: ['Trumpf ist {S}, der Stich ist aus {E}.'] },
      'trump-trick': { tell: ['Trumpf ist {S}, und das sind lauter Trümpfe.'] },
      'last-trick': { tell: ['Der letzte Stich zählt fünf Punkte extra. Das hier ist er; Trumpf war {S}.'] },
      directions: {
        tell: [
          'Ohne Trumpf fehlen Puur und Nell. Dafür zählt jede Acht 8, so gibt es gleich viele Punkte.',
          'Bei Undenufe zählt die Sechs 11 und das Ass nichts.',
        ],
      },
      eight: { tell: ['Ein Stich bei Obenabe.'] },
      six: { tell: ['Ein Stich bei Undenufe.'] },
      sides: {
        tell: [
          'Alle Karten zusammen zählen 152, mit dem letzten Stich 157. Darum muss nur eine Seite zählen.',
          'Ihr habt 89.',
        ],
        ask: 'Was haben die anderen?',
      },
      match: {
        tell: ['Wer alle neun Stiche macht, hat einen Match. Dafür gibt es 100 Punkte dazu.'],
        ask: 'Was schreibt ihr für einen Match, alles zusammen?',
      },
    },
  },
  weis: {
    title: 'Weis',
    about: 'Punkte, bevor es losgeht',
    done: 'Zuerst schauen, dann spielen: Ein vergessener Weis kommt nicht zurück.',
    steps: {
      runs: {
        tell: [
          'Wer drei oder mehr Karten einer Farbe in Folge hat, darf sie weisen: drei zählen 20, vier 50, fünf 100, jede weitere 50 mehr.',
          'Für die Folge gilt immer die gewöhnliche Reihe, auch im Trumpf: Neun, {10}, {U}, {O}, König, Ass.',
        ],
      },
      'find-run': { tell: ['Neun Karten, ein Weis.'] },
      'run-points': { tell: ['Eine Folge bis zum Ass.'] },
      quartets: {
        tell: ['Auch vier Gleiche sind ein Weis. Sie zählen 100, vier Neuner 150, viermal {U} 200.'],
      },
      'quartet-points': { tell: ['Viermal die Neun.'] },
      'find-both': {
        tell: ['Eine Karte darf in einer Folge und in vier Gleichen zugleich zählen.'],
        right: 'Richtig: vier in Folge bis {EK} für 50 und viermal {U} für 200. {EU} zählt in beiden, zusammen 250.',
      },
      best: {
        tell: [
          'Nur die Seite mit dem besten Weis schreibt, und zwar alle Weise beider Partner. Mehr Punkte sind besser.',
        ],
        ask: 'Du und {@3} habt gewiesen. Wessen Weis gilt?',
      },
      'best-tie': {
        tell: [
          'Bei gleichen Punkten entscheidet die Zahl der Karten, dann die höhere Karte, dann der Trumpf, zuletzt, wer näher bei der Vorhand sitzt.',
          'Trumpf ist {R}, {@1} ist Vorhand.',
        ],
        ask: 'Beide haben drei bis {U}. Wessen Weis gilt?',
      },
      when: {
        tell: [
          'Gewiesen wird mit der ersten eigenen Karte, bevor die nächste liegt. Nachher ist es zu spät.',
          'Gesagt wird zuerst nur die Punktzahl: «Zwanzig.» Wer nicht mehr hat, sagt «gut».',
        ],
      },
    },
  },
  stoeck: {
    title: 'Stöck',
    about: 'Zwei Karten, 20 Punkte',
    done: 'Stöck sagt niemand für dich, auch dein Partner nicht.',
    steps: {
      what: {
        tell: [
          'König und {O} vom Trumpf in einer Hand sind die Stöck. Sie zählen 20, ob ihr die Stiche macht oder nicht. Trumpf ist hier {T}.',
        ],
      },
      find: { tell: ['Trumpf ist {T}.'] },
      obenabe: {
        tell: ['Gespielt wird Obenabe.'],
        right: 'Richtig: Ohne Trumpf gibt es keine Stöck, auch wenn zweimal König und {O} beisammen sind.',
      },
      when: {
        tell: ['Trumpf ist {T}. {TK} hast du schon gespielt, und du hast noch nichts gesagt.'],
        ask: 'Mit welcher Karte sagst du «Stöck»?',
      },
      'too-late': {
        tell: [
          '«Stöck» sagst du, wenn die zweite der beiden Karten fällt. Liegt schon die nächste Karte darauf, sind die 20 Punkte verloren.',
          'Der Partner darf nicht daran erinnern.',
        ],
      },
    },
  },
  declare: {
    title: 'Ansagen und Schieben',
    about: 'Wer wählt, und was',
    done: 'Mit Puur, Nell und einer langen Farbe sagst du an. Mit wenig schiebst du.',
    steps: {
      forehand: {
        tell: [
          'Wer rechts vom Geber sitzt, ist Vorhand. Die Vorhand sagt an, was gespielt wird, und spielt als Erste aus.',
          'Nach jeder Runde gibt der Nächste, also ist jeder einmal Vorhand.',
        ],
      },
      who: { tell: ['{@2} gibt.'] },
      trump: {
        tell: [
          'Für eine Trumpffarbe sprechen der Puur, das Nell und die Länge: vier oder mehr Karten. Mit dem Puur und drei anderen Trümpfen kann man es meist wagen.',
          'Ein Ass in einer anderen Farbe ist ein Stich, wenn die Trümpfe gezogen sind.',
        ],
      },
      'choose-trump': { tell: ['Du bist Vorhand.'] },
      direction: {
        tell: [
          'Obenabe passt, wenn du mehrere Ass hast, am besten mit dem König dazu. Undenufe passt mit Sechsern und Siebnern.',
          'Du spielst aus, das hilft: Was hoch ist, macht gleich den Stich.',
        ],
      },
      'choose-direction': { tell: ['Der Partner hat geschoben, jetzt musst du wählen.'] },
      push: {
        tell: [
          'Gefällt dir nichts, schiebst du: Dann wählt der Partner, und er muss. Zurückschieben gibt es nicht.',
          'Ausspielen tust trotzdem du.',
        ],
      },
      'choose-push': { tell: ['Du bist Vorhand. Ein Ass, kein Puur, keine lange Farbe mit Kraft.'] },
    },
  },
  slate: {
    title: 'Die Tafel',
    about: 'Mit Kreide bis tausend',
    done: 'Wer die Tafel schreibt, zählt mit.',
    steps: {
      strokes: {
        tell: [
          'Jede Seite hat eine Hälfte der Tafel. Oben stehen die Hunderter, in der Mitte die Fünfziger, unten die Zwanziger, rechts der Rest als Zahl.',
          'Hier stehen 277: zwei Hunderter, ein Fünfziger, ein Zwanziger und 7.',
        ],
      },
      read: { tell: ['Und hier?'] },
      write: { tell: ['Die Hälfte ist noch leer. Ihr habt 89 gemacht.'] },
      grow: {
        tell: [
          'Striche werden nie ausgewischt, es kommen nur neue dazu. Nur die Zahl rechts ändert sich. Es stehen 89.',
        ],
      },
      order: {
        tell: [
          'Gespielt wird meist auf 1000 Punkte. Gegen Schluss ist wichtig, in welcher Reihenfolge gezählt wird: zuerst der Weis, dann die Stöck, dann die Stiche.',
          'Wer zuerst über dem Ziel ist, hat gewonnen, auch wenn die anderen am Ende mehr hätten. An manchem Tisch kommen die Stöck zuerst: vorher abmachen.',
        ],
      },
    },
  },
  round: {
    title: 'Eine ganze Runde',
    about: 'Ansagen, weisen, neun Stiche',
    done: 'Das war eine ganze Runde. Am Tisch wartet eine Partie auf dich.',
    steps: {
      before: {
        tell: [
          'Jetzt du: {@3} hat gegeben, du bist Vorhand. Sag an, weise, spiel neun Stiche. Zu jeder Karte sagt dir die Schule etwas.',
          'Was nicht erlaubt ist, wird nicht gespielt: Du erfährst, warum, und legst eine andere.',
        ],
      },
      round: { tell: ['{@2} spielt mit dir. Viel Glück.'] },
      after: {
        tell: [
          'Nach der Runde wird gezählt: Weis, Stöck, Stiche, alles auf die Tafel. Dann gibt der Nächste.',
          'Wer mehr üben will: Die Übungen werden schwerer, je besser du wirst.',
        ],
      },
    },
  },
};
