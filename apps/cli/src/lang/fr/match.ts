/** Un match entre deux joueurs : questions, avancement, résultat. */
import type { MatchTexts } from '../messages.js';

export const match: MatchTexts = {
  number: (value, digits) => value.toFixed(digits).replace('.', ','),
  unknownPlayer: (name, nearest, all) =>
    `Il n’y a pas de joueur « ${name} »${nearest === '' ? '' : `, c’est sans doute « ${nearest} »`}. Il y a ${all} et des adresses (http://…).`,
  badAddress: (found) => `« ${found} » n’est pas l’adresse d’un joueur (http://HÔTE:PORT/NOM).`,
  badBudget: (found) =>
    `« ${found} » n’est pas un temps de réflexion ; possible : un temps par carte (100ms, 1.5s) ou un nombre de mondes (w200).`,
  noBudget: (name) => `« ${name} » ne connaît pas de temps de réflexion, ce joueur réfléchit toujours autant.`,
  resumeWhat: 'Reprendre quoi ? C’est --out qui nomme le fichier.',
  exists: (path) => `${path} existe déjà ; --resume le reprend.`,
  otherMatch: (path, a, b) =>
    `${path} appartient à un autre match (${a} contre ${b}, ou une autre table, une autre graine ou un autre jeu).`,
  otherVersion: (path, theirs, ours) =>
    `${path} a été commencé par Puur ${theirs}, ici c’est ${ours} ; ce que jouent deux versions ne va pas dans un même fichier.`,
  notAFile: (path) =>
    `« ${path} » n’est pas un fichier ordinaire ; les résultats ne se notent que dans un tel fichier.`,
  fileTooLarge: (path) => `${path} est trop grand pour un match.`,
  noMatch: (path) =>
    `${path} ne contient pas de match de Puur : la ligne 1 devrait commencer par {"format":"puur-match".`,
  newer: (path) => `${path} vient d’un Puur plus récent.`,
  damaged: (path, line) =>
    `${path} est endommagé (ligne ${line}) : il devrait y avoir le résultat d’une donne, en JSON de Puur.`,
  impossible: (path, line, points) =>
    `${path} est endommagé (ligne ${line}) : aucune donne à cette table ne peut donner ${points}.`,
  dealTwice: (path, line, deal) => `${path} est endommagé (ligne ${line}) : la donne ${deal} figure déjà plus haut.`,
  noSuchDeal: (path, line, deal) =>
    `${path} est endommagé (ligne ${line}) : ce match n’est pas arrivé à la donne ${deal}.`,
  busy: (path, lock) => `Un autre match est en cours avec ${path}. Sinon, supprime ${lock}.`,
  progress: (done, all) => `${done} donnes sur ${all}`,
  running: (mean, low, high) => `A − B : ${mean} (de ${low} à ${high})`,
  remaining: (time) => `encore ${time}`,
  stopped: (done, all) => `Interrompu après ${done} donnes sur ${all}.`,
  unanswered: (url, why) => `Personne ne répond à l’adresse ${url} (${why}).`,
  goOn: (call) => `Pour continuer : ${call}`,
  notKept: 'Sans --out, rien n’a été noté.',
  deals: (n) =>
    n === 1
      ? '1 donne, jouée deux fois en changeant de places'
      : `${n} donnes, chacune jouée deux fois en changeant de places`,
  nothing: 'Rien n’a encore été joué.',
  single: (mean) => `A fait ${mean} points par donne jouée face à B ; une seule donne ne prouve rien.`,
  difference: (mean, low, high) => `A fait ${mean} points par donne jouée face à B (95 % : de ${low} à ${high}).`,
  spread: (error, verdict) => `Erreur type ${error}. ${verdict}`,
  better: (side) => `${side} est meilleur.`,
  even: 'Aucune différence n’est prouvée.',
  points: 'points par donne jouée',
  meanTime: 'réflexion en moyenne (ms)',
  longTime: '95 sur 100 au plus (ms)',
  pushed: 'chibré',
  faultsTitle: 'Ce qui n’a pas marché :',
  times: (n) => `${n} fois`,
  faults: {
    failed: 'défaillance',
    late: 'trop tard',
    'illegal-action': 'carte ou atout interdit',
    'illegal-call': 'annonce, Stöck ou fin réclamée à tort',
  },
};
