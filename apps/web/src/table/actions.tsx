/**
 * Actions: the keys for what one can say or do beside laying a card, in their right moment.
 *
 * What may be done is the rules' to say (`view.options`, `offers`); here it is only chosen which of it is shown, at most
 * two at a time, so that no key comes under a finger that meant another.
 */
import type { Seat } from '@puur/rules';
import type { JSX } from 'preact';
import { prefs } from '../app/prefs.js';
import type { Snapshot } from '../host/protocol.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { feel } from './feel.js';
import { stoeckPoints } from './stoeck.js';
import {
  askAdvice,
  giveThanks,
  isArmed,
  isLastSeen,
  isYourTurn,
  sayStoeck,
  sayWeis,
  sheet,
  takeRest,
  undo,
} from './state.js';

/** What one can say or do beside laying a card. One of them at most is brass. */
export function Actions({ now, eyes }: { readonly now: Snapshot; readonly eyes: Seat }): JSX.Element | null {
  const t = said().actions;
  const { view, offers } = now;
  const { round, options, profile } = view;
  const { stoeck, weis, hints } = prefs.value;
  if (!round?.contract || view.phase === 'deal' || view.phase === 'ended') return null;
  const canStoeck = (isYourTurn.value && offers.stoeck.length > 0) || options.stoeck !== null;
  const canWeis = offers.weise.length > 0;
  const lateWeis = canWeis && !isYourTurn.value;
  const isTrump = round.contract.startsWith('trump:');
  const moment: JSX.Element[] = [];
  if (canStoeck && stoeck !== 'auto') {
    moment.push(
      <button key="stoeck" class="button brass" data-action="stoeck" onClick={() => void sayStoeck()}>
        <span>
          {t.stoeck(stoeckPoints(view))}
          <small>{isYourTurn.value && offers.stoeck.length > 0 ? t.stoeckDetail : t.stoeckNow}</small>
        </span>
      </button>,
    );
  } else if (stoeck === 'always' && isTrump && profile.stoeck && round.stoeck === null) {
    moment.push(
      <button key="stoeck" class="button felt" data-action="stoeck" onClick={() => void sayStoeck()}>
        {t.stoeckIdle}
      </button>,
    );
  }
  if (lateWeis && weis !== 'auto') {
    moment.push(
      <button
        key="weis"
        class={moment.length === 0 ? 'button brass' : 'button felt'}
        data-action="late-weis"
        onClick={() => void sayWeis()}
      >
        {said().weis.now}
      </button>,
    );
  } else if (weis === 'always' && options.weis && profile.weis) {
    moment.push(
      <button
        key="weis"
        class="button felt"
        aria-pressed={isArmed.value.weis}
        data-action="arm-weis"
        onClick={() => {
          if (!canWeis) {
            // There is nothing to say with the next card, and a key that is silent would leave one waiting.
            feel('refused');
            toast({ kind: 'refusal', text: said().weis.nothing, isBad: true });
            return;
          }
          isArmed.value = { ...isArmed.value, weis: !isArmed.value.weis };
        }}
      >
        {t.weis}
      </button>,
    );
  }
  if (options.rest) {
    moment.push(
      <button
        key="rest"
        class={moment.length === 0 ? 'button brass' : 'button felt'}
        data-action="rest"
        onClick={() => void takeRest()}
      >
        <span>
          {t.rest}
          <small>{t.restDetail}</small>
        </span>
      </button>,
    );
  }
  for (const goal of offers.claims) {
    moment.push(
      <button
        key={goal}
        class={moment.length === 0 ? 'button brass' : 'button felt'}
        data-action={`claim-${goal}`}
        onClick={() => void giveThanks(goal)}
      >
        <span>
          {goal === 'partie' ? t.thanks : t.berg}
          <small>{t.thanksDetail(offers.counted)}</small>
        </span>
      </button>,
    );
  }
  return (
    <div class="actions">
      <div class="quietly">
        {isLastSeen(now, eyes) && (
          <button
            class="button felt"
            data-action="last"
            onClick={() => {
              sheet.value = 'last';
            }}
          >
            <Icon name="last" />
            <span class="word">{t.lastTrick}</span>
          </button>
        )}
        {hints && isYourTurn.value && (
          <button class="button felt round" aria-label={t.advice} data-action="advice" onClick={() => void askAdvice()}>
            <Icon name="bulb" />
          </button>
        )}
        {now.mayUndo && (
          <button class="button felt round" aria-label={t.takeBack} data-action="undo" onClick={() => void undo()}>
            <Icon name="undo" />
          </button>
        )}
      </div>
      <div class="moment">{moment.slice(0, 2)}</div>
    </div>
  );
}
