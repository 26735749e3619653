import { expect, test } from 'vitest';

import { articleOf } from './article.js';

// prettier-ignore
test.each([
  ['fr', 'Personne ne bat ', 'valet de trèfle', 'Personne ne bat le valet de trèfle'],
  ['fr', 'plus fort que ', 'as de trèfle', 'plus fort que l’as de trèfle'],
  ['fr', 'une suite jusqu’à ', 'valet', 'une suite jusqu’au valet'],
  ['fr', 'jusqu’à ', 'dame', 'jusqu’à la dame'],
  ['fr', 'au-dessus de ', 'huit de pique', 'au-dessus du huit de pique'],
  ['fr', 'au-dessus de ', 'under de gland', 'au-dessus de l’under de gland'],
  ['it', 'giochi ', 'donna di cuori', 'giochi la donna di cuori'],
  ['it', 'più forte di ', 'asso di fiori', 'più forte dell’asso di fiori'],
  ['it', 'fino a ', 'fante', 'fino al fante'],
  ['it', 'fino a ', 're di cuori', 'fino al re di cuori'],
  ['it', 'esce con ', 'otto di picche', 'esce con l’otto di picche'],
  ['de', 'Nichts schlägt ', 'Kreuz Bube', 'Nichts schlägt Kreuz Bube'],
])('%s: «%s» and «%s»', (language, before, name, whole) => {
  const { before: rest, article } = articleOf(language, before, name);
  expect(rest + article + name).toBe(whole);
});
