/**
 * Gallery: the contact sheet of both decks, for those who draw and those who look.
 */
import { CARDS, SUITS, CONTRACTS, DECKS } from '@puur/rules';
import type { JSX } from 'preact';
import '../styles/pages/index.css';
import { prefs, setPrefs, BACKS } from '../app/prefs.js';
import { back } from '../app/route.js';
import { Back, ContractSign, Face, SuitSign } from '../cards/face.js';
import { cardName } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import { Segments, Toggle } from '../ui/controls.js';
import { Icon } from '../ui/icon.js';

export function Gallery(): JSX.Element | null {
  const words = later.value;
  if (!words) return null;
  const t = words.gallery;
  const { settings } = words;
  const now = prefs.value;
  const sheet = (isCompact: boolean): JSX.Element => (
    <ul class={isCompact ? 'faces compact' : 'faces'}>
      {CARDS.map((card) => (
        <li key={card}>
          <div class="card" role="img" aria-label={cardName(card)}>
            <Face card={card} isCompact={isCompact} />
          </div>
        </li>
      ))}
    </ul>
  );
  return (
    <main class="page gallery">
      <header>
        <button class="key" aria-label={said().app.back} onClick={back}>
          <Icon name="back" />
        </button>
        <h1>{t.title}</h1>
      </header>
      <p class="quiet">{t.text}</p>
      <div class="paper rows">
        <Segments
          id="deck"
          label={settings.deck}
          value={now.deck}
          options={DECKS.map((value) => ({ value, label: settings.decks[value] }))}
          onChange={(deck) => {
            setPrefs({ deck });
          }}
        />
        <Toggle
          label={settings.fourColours}
          isOn={now.fourColours}
          onChange={(fourColours) => {
            setPrefs({ fourColours });
          }}
        />
      </div>
      <h2>{t.large}</h2>
      {sheet(false)}
      <h2>{t.compact}</h2>
      {sheet(true)}
      <h2>{t.signs}</h2>
      <div class="signs">
        {SUITS.map((suit) => (
          <SuitSign key={suit} suit={suit} />
        ))}
        {CONTRACTS.filter((contract) => !contract.startsWith('trump')).map((contract) => (
          <ContractSign key={contract} contract={contract} />
        ))}
      </div>
      <h2>{t.backs}</h2>
      <div class="signs">
        {BACKS.map((ground) => (
          <span key={ground} class="card" role="img" aria-label={settings.backNames[ground]}>
            <Back ground={ground} />
          </span>
        ))}
      </div>
    </main>
  );
}
