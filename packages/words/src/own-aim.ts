/** Own aim: what each preset is played to by itself, for where it is spoken of as such; a test holds it to the presets. */
import type { PresetId } from '@puur/rules';
import type { PresetAim, PresetTexts, TableTexts } from './words.js';

const to = (target: number): PresetAim => ({ target, limit: null });

export const OWN_AIM: Readonly<Record<PresetId, PresetAim>> = {
  puur: to(1000),
  'puur-2500': to(2500),
  'swisslos-1000': to(1000),
  'swisslos-2500': to(2500),
  'turnier-12': { target: 1000, limit: 12 },
  offiziell: to(1000),
  'uri-2000': to(2000),
  'pagat-3000': to(3000),
  chibre: to(1500),
};

/** What is said of each preset with its own aim. */
export function atOwnAim(texts: TableTexts): PresetTexts {
  const ids = Object.keys(OWN_AIM) as PresetId[];
  return Object.fromEntries(ids.map((id) => [id, texts[id](OWN_AIM[id])])) as Record<PresetId, string>;
}
