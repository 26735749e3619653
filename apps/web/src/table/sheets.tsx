/**
 * Sheets of the table: menu, slate, last trick, advice, rules, keys. One at a time, asked for by the person.
 */
import { otherTeam, trickPoints, type Seat, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { prefs, setPrefs, SPEEDS } from '../app/prefs.js';
import { go } from '../app/route.js';
import { Face } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { cardName, contractName, nameOf, sideOf, whoOf } from '../lang/naming.js';
import { later, said, speakLater } from '../lang/texts.js';
import { SlateBoard } from '../slate/slate.js';
import { Icon, type IconName } from '../ui/icon.js';
import { Sheet } from '../ui/sheet.js';
import { Account } from './account.js';
import { AgreedSheet } from './agreed.js';
import { entriesOf } from './between.js';
import { featLines } from './feats.js';
import { pause } from './session.js';
import { AdviceSheet } from './advice.js';
import { shortSeal } from './panels.js';
import { type SheetName, sheet, undo } from './state.js';

const close = (): void => {
  sheet.value = null;
};

/** Whether somebody may sit at a keyboard: where only fingers point there is none. */
function hasKeys(): boolean {
  return !matchMedia('(pointer: coarse)').matches || matchMedia('(any-pointer: fine)').matches;
}

function MenuSheet({ now }: { readonly now: Snapshot }): JSX.Element {
  const t = said();
  const { deck, speed, spoken } = prefs.value;
  const item = (icon: IconName, words: string, run: () => void, detail?: string): JSX.Element => (
    <li>
      <button
        onClick={() => {
          close();
          run();
        }}
      >
        <Icon name={icon} />
        <span>
          {words}
          {detail !== undefined && <small class="quiet">{detail}</small>}
        </span>
      </button>
    </li>
  );
  const open = (name: SheetName) => (): void => {
    sheet.value = name;
  };
  const nextSpeed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!;
  useEffect(() => {
    void speakLater();
  }, []);
  const speeds = later.value?.settings.speeds;
  return (
    <Sheet title={t.menu.title} onClose={close} class="menu">
      <ul>
        {item('play', t.menu.goOn, () => {
          pause(false);
        })}
        {now.mayUndo && item('undo', t.menu.takeBack, () => void undo())}
        {!now.isPaused &&
          item('pause', t.menu.pause, () => {
            pause(true);
          })}
        {item('slate', t.bar.slate, open('slate'))}
        {item('book', t.menu.rules, open('rules'))}
        {item('cards', t.menu.deck, () => {
          setPrefs({ deck: deck === 'german' ? 'french' : 'german' });
        })}
        <li>
          <button
            onClick={() => {
              setPrefs({ speed: nextSpeed });
            }}
          >
            <Icon name="history" />
            <span>
              {t.menu.speed}
              {speeds && <small class="quiet">{speeds[speed]}</small>}
            </span>
          </button>
        </li>
        {item('ear', spoken ? t.menu.drawn : t.menu.spoken, () => {
          setPrefs({ spoken: !spoken });
        })}
        {hasKeys() && item('keyboard', t.menu.keys, open('keys'))}
        {item('sliders', t.menu.settings, () => {
          go('/einstellungen');
        })}
        {item(
          'home',
          t.menu.home,
          () => {
            go('/');
          },
          t.menu.homeDetail,
        )}
      </ul>
    </Sheet>
  );
}

function SlateSheet({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said();
  const { view } = now;
  const us = teamOf(eyes);
  const them = otherTeam(us);
  const names = (first: Seat): string => {
    const [one, other] = ([first, (first + 2) & 3] as [Seat, Seat]).map((seat) =>
      seat === eyes ? t.you : nameOf(seat, now.sitting),
    );
    const pair = t.pair(one!, other!);
    return pair.slice(0, 1).toLocaleUpperCase() + pair.slice(1);
  };
  return (
    <Sheet title={t.slate.title} onClose={close} class="slates">
      <p class="far" aria-hidden="true">
        <span>{names(((eyes + 1) & 3) as Seat)}</span>
        <b>{view.score[them]}</b>
      </p>
      <SlateBoard ours={entriesOf(view.rounds, us)} theirs={entriesOf(view.rounds, them)} />
      <p class="near">
        <b>{view.score[us]}</b>
        <span>{names(eyes)}</span>
      </p>
      {view.rounds.length === 0 && <p class="quiet note">{t.slate.none}</p>}
      {view.rounds.toReversed().map((record, index) => (
        <details key={record.number} open={index === 0}>
          <summary>
            <span>
              {t.account.title(record.number)} · {record.contract ? contractName(record.contract) : '–'}
            </span>
            <b>
              {record.account.teams[us].total} : {record.account.teams[them].total}
            </b>
          </summary>
          <Account
            record={record}
            us={us}
            profile={view.profile}
            feats={featLines(
              { number: record.number, isLast: record.number === view.rounds.length },
              now.feats,
              view.ending,
              us,
            )}
          />
        </details>
      ))}
    </Sheet>
  );
}

function LastTrick({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element {
  const t = said().last;
  const { round, profile } = now.view;
  const turned = round?.tricks.filter((trick) => trick.turned) ?? [];
  const trick = turned.at(-1);
  const contract = round?.contract;
  const text =
    trick && contract && trick.holder !== null
      ? t.title(
          turned.length,
          whoOf(trick.holder, eyes, now.sitting),
          trickPoints(trick.cards, contract, turned.length, profile),
        )
      : t.none;
  return (
    <div class="last" role="dialog" aria-modal="true" aria-label={text} onClick={close}>
      {trick && (
        <div class="four" aria-hidden="true">
          {trick.cards.map((card, index) => {
            const seat = ((trick.leader + index) & 3) as Seat;
            return (
              <span key={card} class={seat === trick.holder ? 'card won' : 'card'} data-side={sideOf(seat, eyes)}>
                <Face card={card} isCompact={false} />
              </span>
            );
          })}
        </div>
      )}
      <p>{text}</p>
      <ul class="hidden">
        {trick?.cards.map((card, index) => {
          const seat = ((trick.leader + index) & 3) as Seat;
          return <li key={card}>{said().trick.lies(nameOf(seat, now.sitting), cardName(card))}</li>;
        })}
      </ul>
      <button class="button felt" onClick={close} ref={(button) => button?.focus()}>
        {said().app.close}
      </button>
    </div>
  );
}

/** Why the deal cannot be chosen by anybody, told before one cuts. */
function SealSheet({ now }: { readonly now: Snapshot }): JSX.Element {
  const t = said().cut;
  const commitment = now.view.shuffle?.commitment ?? '';
  return (
    <Sheet title={t.why} onClose={close} class="sealed">
      <ol>
        {t.whyText(shortSeal(commitment)).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Sheet>
  );
}

function KeysSheet(): JSX.Element {
  const t = said().keys;
  return (
    <Sheet title={t.title} onClose={close} class="keyboard">
      <dl>
        {t.lines.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

export function Sheets({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  switch (sheet.value) {
    case 'menu':
      return <MenuSheet now={now} />;
    case 'slate':
      return <SlateSheet now={now} eyes={eyes} />;
    case 'last':
      return <LastTrick now={now} eyes={eyes} />;
    case 'advice':
      return <AdviceSheet now={now} eyes={eyes} onClose={close} />;
    case 'seal':
      return <SealSheet now={now} />;
    case 'rules':
      return <AgreedSheet now={now} onClose={close} />;
    case 'keys':
      return <KeysSheet />;
    case null:
      return null;
  }
}
