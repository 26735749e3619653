/** Le sette domande con cui si comincia a chiarire una lite. */
import type { RulebookText } from '../article.js';

export const checks: RulebookText['checks'] = {
  cards: {
    question: 'Ognuno ha avuto nove carte, insieme 36?',
    help: 'Se no, e nessuna presa è ancora girata: dà di nuovo la stessa persona. Vedi {topic:dealing#misdeal|carte date male}.',
  },
  forehand: {
    question: 'Chi è di mano siede a destra del mazziere, ed è uscito lui?',
    help: 'Anche dopo aver passato esce chi è di mano, non chi ha dichiarato. Vedi {topic:schieben#lead|chi esce}.',
  },
  contract: {
    question: 'Chi è di mano ha dichiarato, o ha passato una volta sola?',
    help: 'Allora deve dichiarare il compagno, e vale la prima parola. Vedi {topic:schieben#partner|il compagno deve}.',
  },
  follow: {
    question: 'Ha risposto al seme chi poteva?',
    help: 'Tagliare si può comunque, ma non sotto una briscola già in tavola. E il puur non è mai obbligatorio. Vedi {topic:following}.',
  },
  weis: {
    question: 'L’accusa è stata detta con la prima carta, e la segna la coppia giusta?',
    help: 'Segna solo la coppia con l’accusa migliore, ma segna tutte le sue. Vedi {topic:weis#compare|quale è migliore}.',
  },
  stoeck: {
    question: 'Lo stöck è stato detto con la seconda delle due carte?',
    help: 'E cioè prima che cadesse la seguente, e senza che nessuno lo ricordasse. Vedi {topic:stoeck#when|con la seconda carta}.',
  },
  account: {
    question: 'Insieme fa 157, e si è contato nell’ordine stabilito?',
    help: 'Contate accuse, stöck e prese separatamente, ogni parte per le due coppie. Vedi {topic:target#order|che cosa conta prima}.',
  },
};
