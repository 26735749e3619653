/**
 * Settings: what people know from the table, in their words. Everything holds at once; the rules for the next Partie.
 */
import { useSignal } from '@preact/signals';
import { DECKS, differencesBetween, PAIRINGS } from '@puur/rules';
import { LANGUAGES, type SettingText } from '@puur/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import '../styles/pages/index.css';
import {
  BACKS,
  CUTTINGS,
  NAME_LENGTH,
  prefs,
  type Prefs,
  SAYINGS,
  setPrefs,
  SIZES,
  SPEEDS,
  TAKINGS,
  THEMES,
} from '../app/prefs.js';
import { back, go, route } from '../app/route.js';
import { tableName } from '../app/table-name.js';
import { deckNames } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import { lookForUpdate, versionNow } from '../offline/register.js';
import { backUp, restore } from '../storage/backup.js';
import { openFile, saveFile, shareLink } from '../storage/file.js';
import { Segments, Select, Toggle } from '../ui/controls.js';
import { Icon } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { readCard, writeCard } from './card.js';
import { PeopleChoice } from './people-choice.js';
import { outcomeOf } from './outcome.js';
import { QrCode } from './qr.js';
import { HouseRulesEditor, profileNow } from './rules.js';

const LANGUAGE_NAMES = { de: 'Deutsch', fr: 'Français', it: 'Italiano', en: 'English' } as const;

/** A choice whose words are keyed by its values. */
function words<T extends string | number>(
  values: readonly T[],
  says: Readonly<Record<T, string>>,
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: says[value] }));
}

function set<Name extends keyof Prefs>(name: Name): (value: Prefs[Name]) => void {
  return (value) => {
    setPrefs({ [name]: value });
  };
}

/** The link of the own agreements. */
function cardLink(): string {
  return `${location.origin}/einstellungen#tisch=${writeCard(prefs.value.rules)}`;
}

function OfferedCard({ code }: { readonly code: string }): JSX.Element | null {
  const t = later.value;
  if (!t) return null;
  const offered = readCard(code);
  const mine = profileNow();
  const away = (): void => {
    go('/einstellungen', { replace: true });
  };
  const names = offered ? differencesBetween(mine, offered.profile) : [];
  return (
    <section class="paper offered" aria-label={t.settings.offered}>
      <h2>{t.settings.offered}</h2>
      {!offered && <p>{t.settings.cardBad}</p>}
      {offered && (
        <p>
          <b>{tableName(offered.rules, t.book)}</b>
        </p>
      )}
      {offered && <p class="quiet">{names.length === 0 ? t.settings.cardSame : t.settings.cardDiff}</p>}
      {offered && names.length > 0 && (
        <dl>
          {names.map((name) => {
            const { title, says } = t.book.settings[name] as SettingText<unknown>;
            return (
              <div key={name}>
                <dt>{title}</dt>
                <dd>
                  <b>{says(offered.profile[name], deckNames)}</b>
                  <small class="quiet">
                    {t.settings.mine} · {says(mine[name], deckNames)}
                  </small>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <div class="buttons">
        <button class="button small" onClick={away}>
          {said().app.cancel}
        </button>
        {offered && names.length > 0 && (
          <button
            class="button small main"
            data-action="take-card"
            onClick={() => {
              setPrefs({ rules: offered.rules });
              away();
            }}
          >
            {t.settings.cardTake}
          </button>
        )}
      </div>
    </section>
  );
}

/** Everything into a file; what the device did not give is said. */
async function saveBackup(): Promise<void> {
  const { text, missing } = await backUp();
  saveFile(`puur-${new Date().toISOString().slice(0, 10)}.json`, text, 'application/json');
  const t = later.value?.settings;
  if (t && missing.length > 0) toast({ kind: 'backup', text: t.backupMissing, isBad: true });
}

/** A file back into the device, and what became of it. */
async function readBackup(): Promise<void> {
  try {
    const text = await openFile('.json,application/json');
    if (text === null) return;
    const before = prefs.peek();
    const result = await restore(text);
    const t = later.value?.settings;
    if (!t) return;
    const isSet = result.code === 'restored' && result.settings;
    toast({
      kind: 'restore',
      ...outcomeOf(result, t),
      // Whoever wanted only the Partien of a file keeps their own names and settings.
      ...(isSet
        ? {
            action: {
              label: t.restoreKeep,
              run: () => {
                setPrefs(before);
              },
            },
          }
        : {}),
    });
  } catch {
    // The file is gone meanwhile, or the browser may not look into it.
    const t = later.value?.settings;
    if (t) toast({ kind: 'restore', text: t.restoreFailed, isBad: true });
  }
}

export function Settings(): JSX.Element | null {
  const showsCard = useSignal(false);
  const version = useSignal<string | null>(null);
  useEffect(() => {
    void versionNow().then((id) => {
      version.value = id;
    });
  }, []);
  const found = later.value;
  if (!found) return null;
  const t = found.settings;
  const app = said().app;
  const now = prefs.value;
  const code = route.value.hash.get('tisch');
  const names = now.names;
  return (
    <main class="page settings">
      <header>
        <button class="key" aria-label={app.back} onClick={back}>
          <Icon name="back" />
        </button>
        <h1>{t.title}</h1>
      </header>
      {code !== null && <OfferedCard code={code} />}

      <h2>{t.look}</h2>
      <div class="paper rows">
        <Segments id="deck" label={t.deck} value={now.deck} options={words(DECKS, t.decks)} onChange={set('deck')} />
        {now.deck === 'french' && (
          <Select
            id="pairing"
            label={t.pairing}
            value={now.pairing}
            options={words(PAIRINGS, t.pairings)}
            onChange={set('pairing')}
          />
        )}
        <Toggle
          id="fourColours"
          label={t.fourColours}
          detail={t.fourColoursText}
          isOn={now.fourColours}
          onChange={set('fourColours')}
        />
        <Segments id="size" label={t.size} value={now.size} options={words(SIZES, t.sizes)} onChange={set('size')} />
        <Segments
          id="back"
          label={t.backs}
          value={now.back}
          options={words(BACKS, t.backNames)}
          onChange={set('back')}
        />
        <Segments
          id="theme"
          label={t.theme}
          value={now.theme}
          options={words(THEMES, t.themes)}
          onChange={set('theme')}
        />
        <Segments
          id="language"
          label={t.language}
          value={now.language}
          options={[{ value: 'auto' as const, label: t.languageAuto }, ...words(LANGUAGES, LANGUAGE_NAMES)]}
          onChange={set('language')}
        />
        <Toggle
          id="leftHanded"
          label={t.leftHanded}
          detail={t.leftHandedText}
          isOn={now.leftHanded}
          onChange={set('leftHanded')}
        />
        <Toggle id="spoken" label={t.spoken} detail={t.spokenText} isOn={now.spoken} onChange={set('spoken')} />
      </div>

      <h2>{t.table}</h2>
      <div class="paper rows">
        <Segments
          id="speed"
          label={t.speed}
          value={now.speed}
          options={words(SPEEDS, t.speeds)}
          onChange={set('speed')}
        />
        <Segments
          id="taking"
          label={t.taking}
          value={now.taking}
          options={words(TAKINGS, t.takings)}
          onChange={set('taking')}
        />
        <Toggle id="oneTap" label={t.oneTap} detail={t.oneTapText} isOn={now.oneTap} onChange={set('oneTap')} />
        <Toggle id="onlyCard" label={t.onlyCard} isOn={now.onlyCard} onChange={set('onlyCard')} />
        <Select id="weis" label={t.weis} value={now.weis} options={words(SAYINGS, t.sayings)} onChange={set('weis')} />
        <Select
          id="stoeck"
          label={t.stoeck}
          value={now.stoeck}
          options={words(SAYINGS, t.sayings)}
          onChange={set('stoeck')}
        />
        <Segments
          id="cutting"
          label={t.cutting}
          value={now.cutting}
          options={words(CUTTINGS, t.cuttings)}
          onChange={set('cutting')}
        />
        <Toggle
          id="lastTrick"
          label={t.lastTrick}
          detail={t.lastTrickText}
          isOn={now.lastTrick}
          onChange={set('lastTrick')}
        />
        <Toggle id="hints" label={t.hints} detail={t.hintsText} isOn={now.hints} onChange={set('hints')} />
        <Toggle id="sound" label={t.sound} detail={t.soundText} isOn={now.sound} onChange={set('sound')} />
        <Toggle id="haptics" label={t.haptics} isOn={now.haptics} onChange={set('haptics')} />
      </div>

      <h2>{t.people}</h2>
      <div class="paper rows">
        <PeopleChoice />
        {/* As one looks round: oneself, who plays with one, who against. */}
        {([0, 2, 1, 3] as const).map((seat) => (
          <div key={seat} class="select">
            <label for={`name-${seat}`}>{t.seat[seat]}</label>
            <input
              id={`name-${seat}`}
              type="text"
              autoComplete="off"
              maxLength={NAME_LENGTH}
              value={names[seat]}
              placeholder={said().names[seat]}
              onChange={({ currentTarget }) => {
                const value = currentTarget.value.trim();
                setPrefs({ names: names.map((name, at) => (at === seat ? value : name)) as unknown as Prefs['names'] });
              }}
            />
          </div>
        ))}
        <Toggle
          id="practice"
          label={t.practice}
          detail={t.practiceText}
          isOn={now.practice}
          onChange={set('practice')}
        />
      </div>

      <h2>{t.rules}</h2>
      <p class="quiet note-left">{t.rulesText}</p>
      <HouseRulesEditor />
      <div class="paper rows">
        <div>
          <span>
            {t.card} · {tableName(now.rules, found.book)}
            <small class="quiet block">{t.cardText}</small>
          </span>
          <button
            class="button small"
            data-action="show-card"
            aria-label={t.card}
            aria-expanded={showsCard.value}
            onClick={() => {
              showsCard.value = !showsCard.value;
            }}
          >
            <Icon name="share" />
          </button>
        </div>
        {showsCard.value && (
          <div class="card-code">
            <QrCode text={cardLink()} label={t.card} />
            <button
              class="button small"
              onClick={() => {
                void shareLink(cardLink(), t.card).then((how) => {
                  if (how !== 'shared')
                    toast({ kind: 'copied', text: how === 'copied' ? app.copied : app.notCopied, icon: 'check' });
                });
              }}
            >
              {t.cardLink}
            </button>
          </div>
        )}
      </div>

      <h2>{t.data}</h2>
      <p class="quiet note-left">{t.dataText}</p>
      <div class="paper rows">
        <button
          data-action="backup"
          onClick={() => {
            void saveBackup();
          }}
        >
          <span>{t.backup}</span>
          <Icon name="download" />
        </button>
        <button
          data-action="restore"
          onClick={() => {
            void readBackup();
          }}
        >
          <span>{t.restore}</span>
          <Icon name="upload" />
        </button>
        <button
          onClick={() => {
            void (navigator as Partial<Navigator>).storage?.persist().then((isKept) => {
              toast({ kind: 'persist', text: isKept ? t.persisted : t.notPersisted, isBad: !isKept });
            });
          }}
        >
          <span>
            {t.persist}
            <small class="quiet block">{t.persistText}</small>
          </span>
          <Icon name="seal" />
        </button>
        <button
          onClick={() => {
            void lookForUpdate().then((isThere) => {
              if (!isThere) toast({ kind: 'update-check', text: t.upToDate, icon: 'check' });
            });
          }}
        >
          <span>
            {t.checkUpdate}
            {version.value !== null && <small class="quiet block">{t.version(version.value)}</small>}
          </span>
          <Icon name="history" />
        </button>
      </div>
    </main>
  );
}
