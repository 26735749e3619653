/** Specs: what each command takes, for the parser and for the help alike. */
import type { CommandName } from '../lang/words.js';
import type { CommandSpec } from './args.js';

const LOOKS = ['deck', 'pairing', 'ascii'] as const;
const TABLE = ['profile', 'level', 'partner', 'opponents', 'seed', 'names'] as const;
const GAME = [...TABLE, 'seat', 'save', 'new', 'practice', ...LOOKS] as const;

export const SPECS: Readonly<Record<CommandName, CommandSpec>> = {
  start: { name: 'start', options: GAME, words: [], least: 0 },
  play: { name: 'play', options: GAME, words: [], least: 0 },
  score: { name: 'score', options: ['json', 'names', ...LOOKS], words: ['file'], least: 1 },
  convert: { name: 'convert', options: ['to', 'pairing'], words: ['file'], least: 1 },
  deal: { name: 'deal', options: ['seed', 'profile', 'dealer', 'code', 'json', ...LOOKS], words: [], least: 0 },
  verify: { name: 'verify', options: ['json', 'names'], words: ['file'], least: 1 },
  profiles: { name: 'profiles', options: ['diff', 'json'], words: ['settings', 'settings'], least: 0 },
  solve: { name: 'solve', options: ['time', 'json', ...LOOKS], words: ['file'], least: 1 },
  tafel: {
    name: 'tafel',
    options: ['game', 'profile', 'names', 'dealer', 'json', 'csv', ...LOOKS],
    words: ['file'],
    least: 0,
  },
  referee: { name: 'referee', options: ['json', 'schema', 'profile', 'names', ...LOOKS], words: ['file'], least: 0 },
  match: {
    name: 'match',
    options: ['deals', 'jobs', 'seed', 'profile', 'budget', 'out', 'resume', 'json', ...LOOKS],
    words: ['player', 'player'],
    least: 2,
  },
  'serve-bot': {
    name: 'serve-bot',
    options: ['port', 'host', 'level', 'budget', 'seed', 'pairing'],
    words: [],
    least: 0,
  },
  engine: { name: 'engine', options: [], words: [], least: 0 },
  help: { name: 'help', options: ['version'], words: ['command'], least: 0 },
};

/** Calls to learn from, by command. */
export const EXAMPLES: Readonly<Record<CommandName, readonly string[]>> = {
  start: ['puur start', 'puur start --seed Montag | less', 'puur start --save partie.json < /dev/null'],
  play: [
    'puur play',
    'puur play --profile swisslos-2500 --deck french',
    'puur play --profile target=1500,weis=false --new',
    'puur play --partner stark --opponents einfach --new',
  ],
  score: ['puur score partie.json', 'puur score --json partie.json'],
  convert: ['puur convert --to text partie.json', 'puur convert --to hslu - < partie.json'],
  deal: ['puur deal --seed Montag', 'puur deal --code CODE'],
  verify: ['puur verify partie.json'],
  profiles: ['puur profiles', 'puur profiles swisslos-2500', 'puur profiles --diff puur offiziell'],
  solve: ['puur solve problem.json', 'puur solve --time 10 --json - < problem.json'],
  tafel: [
    'puur tafel abend.json',
    'puur tafel abend.json --profile swisslos-2500 --names Anna,Beat,Carla,Dino',
    'puur tafel --csv abend.json',
  ],
  referee: ['puur referee streit.json', 'puur referee --json - < streit.json', 'puur referee partie.json'],
  match: [
    'puur match einfach random',
    'puur match stark@100ms yardstick-1 --deals 400 --jobs 2 --out match.jsonl',
    'puur match einfach http://127.0.0.1:8157/einfach --deals 20',
  ],
  'serve-bot': ['puur serve-bot', 'puur serve-bot --level einfach --port 0'],
  engine: [`echo '{"id":1,"op":"info"}' | puur engine`],
  help: ['puur help play'],
};
