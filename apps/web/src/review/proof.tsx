/** Proof: what may be said of a deal. */
import { verifyLog, type StoredTable } from '@puur/table';
import type { JSX } from 'preact';
import { later, said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import type { RoundStory } from './story.js';

/** What may be said of a deal: it is proved, or why not. */
export function Proof({
  story,
  log,
}: {
  readonly story: RoundStory;
  readonly log: StoredTable['log'];
}): JSX.Element | null {
  const t = later.value!;
  const { commitment, secret, cuts } = story;
  if (commitment === null) {
    return (
      <div class="paper pad">
        <b>{said().account.given}</b>
        <p class="quiet small">{said().account.givenText}</p>
      </div>
    );
  }
  const audit = verifyLog(log).find(({ round, thrownIn }) => round === story.number && !thrownIn);
  const isRight = audit?.result.ok === true;
  const words = !audit
    ? said().account.sealed
    : audit.result.ok
      ? t.review.verified(story.number)
      : t.review.refused(story.number, t.book.proof[audit.result.error.code]);
  return (
    <div class="paper pad" id="gabe">
      <p class={isRight ? 'good' : ''} data-proof={isRight ? 'right' : 'open'}>
        <Icon name="seal" /> <b>{words}</b>
      </p>
      <details>
        <summary>{t.review.proofTitle}</summary>
        <dl class="seals">
          <dt>{t.review.commitment}</dt>
          <dd>{commitment}</dd>
          <dt>{t.review.cuts}</dt>
          <dd>{cuts.map(({ text }) => (text === '' ? t.review.knocked : text)).join(' · ')}</dd>
          {secret !== null && secret !== '' && (
            <>
              <dt>{t.review.secret}</dt>
              <dd>{secret}</dd>
            </>
          )}
        </dl>
      </details>
    </div>
  );
}
