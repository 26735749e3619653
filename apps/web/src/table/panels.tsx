/**
 * What is done with the cards not yet in play: cutting, declaring, and the word about a Weis.
 */
import { useSignal } from '@preact/signals';
import { type Contract, type Seat, seatAfter, startOf, trumpOf, modeOf, totalOf, UNDENUFE_MODE } from '@puur/rules';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { aimOf } from '../app/aim.js';
import { prefs } from '../app/prefs.js';
import { Back, ContractSign, Face } from '../cards/face.js';
import type { Snapshot } from '../host/protocol.js';
import { aimName, contractName, factorOf, nameOf, tableName, weisName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { Sheet } from '../ui/sheet.js';
import { touchedSuit } from './hand.js';
import { command } from './session.js';
import { suitsOf } from './sort.js';
import { stoeckPoints } from './stoeck.js';
import {
  askAdvice,
  chosen,
  claims,
  cutAt,
  lay,
  layWith,
  people,
  playedRound,
  sheet,
  stoeckFor,
  tell,
  weisFor,
} from './state.js';

/** First letters of a seal, as people would read them to each other. */
export function shortSeal(commitment: string): string {
  return `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`.toUpperCase();
}

export function Cutting({ now }: { readonly now: Snapshot }): JSX.Element | null {
  const at = useSignal(18);
  const { status } = now;
  if (status.kind !== 'waiting-for-cut') return null;
  const t = said().cut;
  return (
    <section class="cutting" aria-label={t.title}>
      <h2>{people.value.length > 1 ? t.theirs(nameOf(status.mayCut[0]!, now.sitting)) : t.yours}</h2>
      <p>{status.dealer === null ? t.firstText : t.yoursText}</p>
      <div class="pack" data-at={at.value}>
        {/* Two halves of the pack: what is lifted off lies beside what stays. */}
        {[36 - at.value, at.value].map((cards, half) => (
          <span key={half} class={half === 1 ? 'half lifted' : 'half'} style={{ '--thick': `${cards * 0.42}px` }}>
            <span class="card">
              <Back />
            </span>
          </span>
        ))}
        <input
          type="range"
          min={3}
          max={33}
          value={at.value}
          aria-label={t.title}
          aria-valuetext={t.at(at.value)}
          onInput={({ currentTarget }) => {
            at.value = Number(currentTarget.value);
          }}
        />
      </div>
      <div class="buttons">
        <button class="button felt" onClick={() => void cutAt('')}>
          <span>
            {t.knock}
            <small>{t.knockDetail}</small>
          </span>
        </button>
        <button class="button brass" onClick={() => void cutAt(String(at.value))}>
          {t.at(at.value)}
        </button>
      </div>
      <p class="seal">
        <button
          class="link"
          data-action="why"
          aria-haspopup="dialog"
          onClick={() => {
            sheet.value = 'seal';
          }}
        >
          <Icon name="seal" /> {t.ask}
        </button>
      </p>
    </section>
  );
}

/** Second line of a contract without trump. */
function heightOf(contract: Contract): string {
  const t = said().declare;
  if (contract === 'obenabe') return t.up;
  if (contract === 'undenufe') return t.down;
  return contract.startsWith('slalom') ? t.slalom : t.gusti;
}

export function Declaring({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const picked = useSignal<Contract | null>(null);
  const { options, profile } = now.view;
  useEffect(() => {
    touchedSuit.value = picked.value === null ? null : trumpOf(picked.value);
  }, [picked.value]);
  useEffect(
    () => () => {
      touchedSuit.value = null;
    },
    [],
  );
  if (options.contracts.length === 0) return null;
  const t = said().declare;
  const { deck, pairing } = prefs.value;
  const suits = suitsOf(deck, pairing).flatMap((suit) => options.contracts.filter((one) => trumpOf(one) === suit));
  const others = options.contracts.filter((contract) => trumpOf(contract) === null);
  const isSingle = options.contracts.every((contract) => factorOf(contract, profile) === 1);
  const say = (contract: Contract): void => void command(eyes, { type: 'declare', contract }).then(tell);
  const factor = (contract: Contract): JSX.Element | null =>
    isSingle ? null : <small>{said().contract.factor(factorOf(contract, profile))}</small>;
  const tile = (contract: Contract): JSX.Element => (
    <button
      key={contract}
      class={picked.value === contract ? 'tile picked' : 'tile'}
      aria-pressed={picked.value === contract}
      data-contract={contract}
      onClick={() => {
        // Never said by the tap itself, also where one tap lays a card.
        picked.value = contract;
      }}
    >
      <ContractSign contract={contract} />
      <span>
        <b>{contractName(contract)}</b>
        {startOf(contract) !== null && <small>{heightOf(contract)}</small>}
        {factor(contract)}
      </span>
      {picked.value === contract && (
        <span class="tick">
          <Icon name="check" />
        </span>
      )}
    </button>
  );
  return (
    <Sheet title={t.title} isBare class={others.length > 2 ? 'declaring many' : 'declaring'}>
      <div class="choices">
        <div class="suits">{suits.map(tile)}</div>
        {others.length > 0 && <div class="others">{others.map(tile)}</div>}
      </div>
      <div class={options.push ? 'two' : 'two one'}>
        {prefs.value.hints && !prefs.value.spoken && (
          <button
            class="button advice"
            aria-label={said().actions.advice}
            data-action="advice"
            onClick={() => void askAdvice()}
          >
            <Icon name="bulb" />
          </button>
        )}
        {options.push && (
          <button class="button" onClick={() => void command(eyes, { type: 'push' }).then(tell)} data-action="push">
            <Icon name="push" />
            {t.push}
          </button>
        )}
        <button
          class="button main"
          data-action="declare"
          disabled={picked.value === null}
          onClick={() => {
            if (picked.value) say(picked.value);
          }}
        >
          {picked.value === null ? t.choose : t.say(contractName(picked.value))}
        </button>
      </div>
      <p class="quiet small note">
        {[...(isSingle ? [t.allSingle] : []), aimName(aimOf(profile), playedRound(now.view))].join(' · ')}
        {options.silentLead && chosen.value !== null ? ` · ${t.silent}` : ''}
      </p>
    </Sheet>
  );
}

/** With the first card: say the Weis, or lay without a word. */
export function Weising({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const card = weisFor.value;
  const showsOrder = useSignal(false);
  const [best] = now.offers.weise;
  if (card === null || !best) return null;
  const t = said();
  const call = t.cards.call(best.points);
  const contract = now.view.round?.contract ?? null;
  const name = tableName(card, contract);
  const { weise } = now.offers;
  const { profile } = now.view;
  const factor = contract === null ? 1 : factorOf(contract, profile);
  // As Weise are compared: in Undenufe, and in what begins with it, by the lower card where the table plays so.
  const isDown = contract !== null && profile.undenufeReversed && modeOf(contract, 1) === UNDENUFE_MODE;
  return (
    <Sheet
      title={weise.length === 1 ? t.weis.title : t.weis.titleMany(weise.length)}
      onClose={() => {
        weisFor.value = null;
      }}
      class="weising"
      isLight
    >
      <ul>
        {weise.map((weis) => (
          <li key={weis.cards.join()}>
            <span class="minis">
              {weis.cards.map((one) => (
                <span key={one} class="card">
                  <Face card={one} isCompact />
                </span>
              ))}
            </span>
            <span class="what">{weisName(weis.cards, { contract, profile: now.view.profile })}</span>
            <b>{weis.points}</b>
          </li>
        ))}
      </ul>
      <div class="two">
        <button class="button" data-action="no-weis" onClick={() => void layWith(card, [])}>
          {t.weis.none}
        </button>
        <button class="button brass" data-action="weis" onClick={() => void layWith(card, claims(now))}>
          <span>
            {t.weis.say(call)}
            <small>{t.weis.andPlay(name)}</small>
          </span>
        </button>
      </div>
      {profile.weisMultiplied && factor > 1 && <p class="small note">{t.weis.times(factor, totalOf(weise))}</p>}
      <p class="quiet small note">
        {t.weis.explain(call, nameOf(seatAfter(eyes), now.sitting))}{' '}
        <button
          class="link"
          aria-expanded={showsOrder.value}
          onClick={() => {
            showsOrder.value = !showsOrder.value;
          }}
        >
          {t.weis.order}
        </button>
      </p>
      {showsOrder.value && <p class="small note">{isDown ? t.weis.orderDown : t.weis.orderText}</p>}
    </Sheet>
  );
}

/** With the second card of the Stöck: say them, or lay without a word. Nothing else asks, and the moment does not come again. */
export function Stoecking({ now }: { readonly now: Snapshot }): JSX.Element | null {
  const asked = stoeckFor.value;
  if (asked === null || !now.offers.stoeck.includes(asked.card)) return null;
  const { card, weise } = asked;
  const t = said();
  const { contract } = now.view.round!;
  return (
    <Sheet
      title={t.stoeck.title}
      onClose={() => {
        stoeckFor.value = null;
      }}
      class="weising"
      isLight
    >
      <div class="two">
        <button class="button" data-action="no-stoeck" onClick={() => void lay(card, { weise })}>
          {t.stoeck.none}
        </button>
        <button class="button brass" data-action="with-stoeck" onClick={() => void lay(card, { weise, stoeck: true })}>
          <span>
            {t.actions.stoeck(stoeckPoints(now.view))}
            <small>{t.weis.andPlay(tableName(card, contract))}</small>
          </span>
        </button>
      </div>
      <p class="quiet small note">{t.stoeck.explain}</p>
    </Sheet>
  );
}
