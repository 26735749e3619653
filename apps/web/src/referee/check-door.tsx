/** Check door: where a written round comes in: a file, dropped or chosen, a pasted text, or a Partie of this device. */
import { RefereeSpeech, type RuleWords } from '@puur/words';
import { useSignal } from '@preact/signals';
import { PRESET_IDS } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { nameOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { openDatabase } from '../storage/database.js';
import { chooseFile } from '../storage/file.js';
import { type PartieHead, readHeads } from '../storage/partie.js';
import { Select } from '../ui/controls.js';
import { Icon } from '../ui/icon.js';
import { sayTime } from '../ui/time.js';
import { isChecking, MOST_BYTES, openText, rulesFor, tooLarge } from './check.js';
import type { Draft } from './draft.js';
import { readHanded } from './handed.js';
import { recordSentence } from './record-sentence.js';
import { goTo, take } from './store.js';
import type { RefereeTexts } from './texts.js';
import { voiceOf } from './voice.js';

type Props = RefereeTexts & { readonly book: RuleWords };

export function CheckDoor({ t, words, book }: Props): JSX.Element {
  const text = useSignal('');
  const fault = useSignal('');
  const several = useSignal<readonly Draft[]>([]);
  const isOver = useSignal(false);

  const use = (quarrel: Draft): void => {
    take(quarrel);
    goTo('ruling');
  };
  const open = async (given: string): Promise<void> => {
    [fault.value, several.value] = ['', []];
    const opened = await openText(given);
    switch (opened.kind) {
      case 'quarrels':
        if (opened.drafts.length === 1) use(opened.drafts[0]!);
        else several.value = opened.drafts;
        break;
      case 'quarrel-fault':
        fault.value = new RefereeSpeech(voiceOf({ names: null, sides: null }, { t, words, book })).fault(opened.error);
        break;
      case 'record-fault':
        fault.value = recordSentence(opened.error, book);
        break;
      case 'nothing-played':
        fault.value = t.check.nothingPlayed;
        break;
      case 'away':
        fault.value = t.away;
        break;
      case 'report':
        break;
    }
  };
  const openFiles = async (files: readonly File[]): Promise<void> => {
    const handed = await readHanded(files, MOST_BYTES);
    if (handed.kind === 'none') return;
    [fault.value, several.value] = ['', []];
    switch (handed.kind) {
      case 'text':
        await open(handed.text);
        break;
      case 'too-large':
        fault.value = recordSentence(tooLarge(handed.size), book);
        break;
      case 'several':
        fault.value = t.check.oneFile;
        break;
      case 'unreadable':
        fault.value = t.check.unreadable;
        break;
    }
  };

  return (
    <>
      <p class="intro">{t.check.intro}</p>
      <section
        class="paper written"
        data-over={isOver.value}
        onDragOver={(event) => {
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={() => {
          isOver.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          isOver.value = false;
          void openFiles([...(event.dataTransfer?.files ?? [])]);
          const dropped = event.dataTransfer?.getData('text/plain') ?? '';
          if (dropped !== '') text.value = dropped;
        }}
      >
        <button
          type="button"
          class="button"
          onClick={() => {
            void chooseFile('.json,.jsonl,.log,.txt,application/json,text/plain').then((file) => {
              if (file) void openFiles([file]);
            });
          }}
        >
          <Icon name="upload" /> {t.check.file}
        </button>
        <p class="quiet small drop">{t.check.drop}</p>
        <textarea
          aria-label={t.check.paste}
          placeholder={t.check.paste}
          rows={5}
          spellcheck={false}
          autocomplete="off"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
        <button
          type="button"
          class="button main"
          data-action="check"
          disabled={isChecking.value}
          onClick={() => void open(text.value)}
        >
          <Icon name="check" /> {t.check.read}
        </button>
        <p role="status" class="quiet">
          {isChecking.value ? t.check.checking : ''}
        </p>
        <p role="alert" class="fault">
          {fault.value}
        </p>
        {several.value.length > 0 && (
          <>
            <p>{t.check.several}</p>
            <ul class="several">
              {several.value.map((one, index) => (
                <li key={index}>
                  <button
                    type="button"
                    onClick={() => {
                      use(one);
                    }}
                  >
                    {`${t.check.quarrel(index + 1)} · ${words.questions[one.ask]}`}
                    <Icon name="forward" />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section class="paper rows by-rules">
        <Select
          id="check-rules"
          label={t.check.rules}
          detail={t.check.rulesDetail}
          value={rulesFor.value}
          options={PRESET_IDS.map((value) => ({ value, label: book.presets[value] }))}
          onChange={(preset) => {
            rulesFor.value = preset;
          }}
        />
      </section>
      <KeptPartien t={t} />
    </>
  );
}

/** How many Partien are in sight at first. */
const FEW = 8;

function KeptPartien({ t }: Pick<RefereeTexts, 't'>): JSX.Element | null {
  const heads = useSignal<readonly PartieHead[]>([]);
  const isAll = useSignal(false);
  useEffect(() => {
    void (async () => {
      try {
        const database = await openDatabase();
        const found = await readHeads(database);
        database.close();
        heads.value = found.filter(({ length }) => length > 0);
      } catch {
        // The browser keeps nothing: there is nothing to choose from.
      }
    })();
  }, []);
  if (heads.value.length === 0) return null;
  const shown = isAll.value ? heads.value : heads.value.slice(0, FEW);
  return (
    <section class="paper kept">
      <h2>{t.check.kept}</h2>
      <ul class="several">
        {shown.map(({ id, playedAt, sitting, summary: { score, rounds } }) => (
          <li key={id}>
            <a href={`/schiedsrichter?pruefen&partie=${encodeURIComponent(id)}`}>
              <span>
                {sayTime(playedAt, said().locale)}
                <small class="quiet">
                  {`${nameOf(0, sitting)}/${nameOf(2, sitting)} : ${nameOf(1, sitting)}/${nameOf(3, sitting)}`}
                  {rounds > 0 && ` · ${score[0]} : ${score[1]}`}
                </small>
              </span>
              <Icon name="forward" />
            </a>
          </li>
        ))}
      </ul>
      {shown.length < heads.value.length && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            isAll.value = true;
          }}
        >
          {t.check.all}
        </button>
      )}
    </section>
  );
}
