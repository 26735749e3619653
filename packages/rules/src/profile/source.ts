/**
 * Sources: where a rule or a setting is written down.
 *
 * A closed list, so that every citation can be followed and none is misspelt. What each source says, and how far it is
 * to be trusted, stands in docs/rules.md. Texts for people live in the apps.
 */
export const SOURCES = {
  jasvel: 'jasvel.org, Jassregeln (the reference page)',
  reglement:
    '«Puur Näll Ass», official Jassreglement (Egg, Hagenbucher), as quoted by jasswelt.ch and tournament sites',
  jassfuehrer: '«Stöck, Wys, Stich», the newer Jassführer (Müller), and the SRF Jass-Service',
  jasswelt: 'jasswelt.ch, Weisregeln and Die Stöcke',
  jasswiki: 'jasswiki.ch',
  swisslos: 'Swisslos, Jass rules (Schieber, Coiffeur, Differenzler)',
  jassverzeichnis: 'jassverzeichnis.ch, Schieber, Weis, Untertrumpfen, Coiffeur',
  jassonkel: 'jassonkel.ch, course and letters',
  jassench: 'jassen.ch, Schieber',
  pagat: 'pagat.com, Jass and Schieber',
  parlett: 'Parlett, The Penguin Book of Card Games',
  spotlight: 'spotlightongames.com, summary of Schieber',
  saanen: 'Anzeiger von Saanen, Jass column',
  allmedias: 'allmedias.ch, tournament rules',
  stoecherei: 'stöcherei.ch, rules of conduct',
  tournaments:
    'tournament rules: Dorfverein Thalheim, jass-events.ch, jassen-stallikon.ch, JC Kilchberg, a sheet of 2015',
  urikon: 'urikon.ch, Schieber in Uri',
  jasskarten: 'jasskarten.com, Wies und Stöck, Jasstafel',
  romandie: 'jeuxdecartes.net, jassvalais.ch, bepopcorn.ch (Chibre)',
  vorarlberg: 'jassa.at, Jass in Vorarlberg',
  puur: 'a choice of this project where the sources are silent; see docs/rules.md',
} as const;
export type SourceId = keyof typeof SOURCES;
