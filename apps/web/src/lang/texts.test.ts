import { beforeAll, describe, expect, it, vi } from 'vitest';

const root = { lang: '' };

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['de-CH'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { documentElement: root });
});

describe('the language that is read', () => {
  it('is there when the first picture is drawn, also if it was changed while it came', async () => {
    const { setPrefs } = await import('../app/prefs.js');
    const { said, speak } = await import('./texts.js');
    const first = speak();
    setPrefs({ language: 'fr' });
    await first;
    expect(said().language).toBe('fr');
    expect(root.lang).toBe('fr-CH');
  });

  it('is the same in the screens that are opened later', async () => {
    const { setPrefs } = await import('../app/prefs.js');
    const { later, speak, speakLater } = await import('./texts.js');
    const opened = speakLater();
    setPrefs({ language: 'it' });
    await opened;
    expect(later.value?.language).toBe('it');
    setPrefs({ language: 'en' });
    await speak();
    expect(later.value?.language).toBe('en');
  });
});
