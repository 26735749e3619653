/** Che cosa ci doveva essere in un file o in una forma. */
import { foundIn, wantedIn } from '../wanted.js';

export const wanted: (expected: string) => string = wantedIn({
  phrases: {
    'true or false': 'true o false',
    'a text': 'un testo',
    'a name': 'un nome',
    'a seat: 0 to 3 in play order, or a name of `seats`':
      'un posto: da 0 a 3 nell’ordine di gioco, o un nome di `seats`',
    'a side: 0 (seats 0 and 2), 1 (seats 1 and 3), a name of `sides`, or two names of `seats` with a slash':
      'una parte: 0 (posti 0 e 2), 1 (posti 1 e 3), un nome di `sides` o due nomi di `seats` con una barra',
    'a card such as EU or T10': 'una carta come EU o T10',
    'an object': 'un oggetto',
    'four different names': 'quattro nomi diversi',
    'two different names': 'due nomi diversi',
    'tag, card or announcement': 'un’indicazione tra parentesi quadre, una carta o un annuncio',
    'announcement in round brackets': 'un annuncio tra parentesi tonde',
    'name of a tag': 'il nome di un’indicazione',
    'text in quotes or ]': 'un testo tra virgolette o ]',
    'tag of a round': 'un’indicazione sulla mano',
    'well-formed text': 'un testo valido',
    'ISO 8601 time': 'un’ora secondo ISO 8601',
    'four cards': 'quattro carte',
    'every card once': 'ogni carta una volta',
    cards: 'carte',
    'seat 0..3 and a text': 'un posto 0..3 e un testo',
    'seat 0..3': 'un posto 0..3',
    'hands as 0: E6 … / 1: …': 'le carte in mano nella forma 0: E6 … / 1: …',
    'complete trick': 'una presa completa',
    card: 'una carta',
    tag: 'un’indicazione tra parentesi quadre',
    'points and cards': 'punti e carte',
    'no such field': 'nessun campo con questo nome',
    'two or four names': 'due o quattro nomi',
    'letters, digits and hyphens': 'lettere, cifre e trattini',
    'each contract once': 'ogni gioco una volta',
    'a whole number': 'un numero intero',
    string: 'un testo',
    number: 'un numero',
    boolean: 'true o false',
    Array: 'una lista',
    Object: 'un oggetto',
  },
  whole: (least, most) => `un numero intero da ${least} a ${most}`,
  list: (least, most, each) =>
    `una lista ${least === most ? `di ${least}` : `da ${least} a ${most}`} elementi, ognuno ${each}`,
  object: (names) => `un oggetto con ${names}`,
  bySeat: (each) => `un oggetto per posto, ogni volta ${each}`,
  bySide: (each) => `un oggetto per parte, ogni volta ${each}`,
  event: (types) => `un evento di tipo ${types}`,
  atMost: (count, of) => `al massimo ${count}${of === null ? '' : of === 'events' ? ' eventi' : ' tagli'}`,
  texts: (count) => (count === '1' ? 'un testo' : `${count} testi`),
  orNull: (each) => `${each}, o null`,
});

export const found: (found: string) => string = foundIn({
  nothing: 'niente',
  object: 'un oggetto',
  list: (count) => `una lista di ${count}`,
});
