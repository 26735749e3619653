/** Die sieben Fragen, mit denen man einen Streit anfängt zu lösen. */
import type { RulebookText } from '../article.js';

export const checks: RulebookText['checks'] = {
  cards: {
    question: 'Hat jeder neun Karten bekommen, zusammen 36?',
    help: 'Wenn nicht und noch kein Stich gekehrt ist: Der Gleiche gibt noch einmal. Mehr unter {topic:dealing#misdeal|Vergeben}.',
  },
  forehand: {
    question: 'Sitzt die Vorhand rechts vom Geber, und hat sie ausgespielt?',
    help: 'Auch nach dem Schieben spielt die Vorhand aus, nicht wer angesagt hat. Siehe {topic:schieben#lead|wer ausspielt}.',
  },
  contract: {
    question: 'Hat die Vorhand angesagt, oder hat sie genau einmal geschoben?',
    help: 'Der Partner muss dann ansagen, und das erste Wort gilt. Siehe {topic:schieben#partner|der Partner muss}.',
  },
  follow: {
    question: 'Hat jeder bedient, der bedienen konnte?',
    help: 'Stechen darf man trotzdem, nur nicht unter einen liegenden Trumpf. Und der Puur muss nie. Siehe {topic:following}.',
  },
  weis: {
    question: 'Wurde der Weis mit der ersten Karte gemeldet, und schreibt ihn das richtige Team?',
    help: 'Nur das Team mit dem besten Weis schreibt, dafür alle seine Weise. Siehe {topic:weis#compare|welcher besser ist}.',
  },
  stoeck: {
    question: 'Wurden die Stöck mit der zweiten der beiden Karten gesagt?',
    help: 'Und zwar, bevor die nächste lag, und ohne dass jemand daran erinnert hat. Siehe {topic:stoeck#when|mit der zweiten Karte}.',
  },
  account: {
    question: 'Gibt es zusammen 157, und wurde in der abgemachten Reihenfolge gezählt?',
    help: 'Weis, Stöck und Stich getrennt zählen, jeden Teil für beide Teams. Siehe {topic:target#order|was zuerst zählt}.',
  },
};
