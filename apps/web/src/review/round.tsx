/** Round: one round of a kept Partie, stepped through, gone over, counted and proved. */
import { useSignal } from '@preact/signals';
import { type PartieState, teamOf } from '@puur/rules';
import { writeDealCode } from '@puur/records';
import type { JSX } from 'preact';
import { later, said } from '../lang/texts.js';
import { shareLink } from '../storage/file.js';
import { featsOf } from '../host/feats.js';
import { Account } from '../table/account.js';
import { featLines } from '../table/feats.js';
import { Icon } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { Coached } from './coached.js';
import type { Kept } from './kept.js';
import { Proof } from './proof.js';
import { Replay } from './replay.js';
import { eyesOf } from './shelf.js';
import type { RoundStory } from './story.js';

export function OneRound(props: Kept & { readonly story: RoundStory; readonly state: PartieState }): JSX.Element {
  const { story, head, log, state } = props;
  const t = later.value!.review;
  const app = said().app;
  const us = teamOf(eyesOf(head));
  const at = useSignal(0);
  const code = writeDealCode({ hands: story.dealt, dealer: story.round.dealer, profile: state.profile });
  const path = `/tisch#gabe=${code}`;
  return (
    <div class="of-round">
      <div>
        <Replay story={story} head={head} state={state} at={at} />
      </div>
      <div>
        <Coached
          story={story}
          head={head}
          log={log}
          onShow={(laid) => {
            at.value = laid;
            document.querySelector('#replay')?.scrollIntoView({ block: 'nearest' });
          }}
        />
        {story.record && (
          <div class="paper pad">
            <Account
              record={story.record}
              us={us}
              profile={state.profile}
              feats={featLines(
                { number: story.number, isLast: story.number === state.rounds.length },
                featsOf(log),
                state.ending,
                us,
              )}
            />
          </div>
        )}
        <Proof story={story} log={log} />
        <div class="share">
          <button
            class="button small"
            data-action="share-deal"
            onClick={() => {
              void shareLink(`${location.origin}${path}`, t.shareDeal).then((how) => {
                if (how !== 'shared')
                  toast({ kind: 'copied', text: how === 'copied' ? app.copied : app.notCopied, icon: 'check' });
              });
            }}
          >
            <Icon name="share" /> {t.shareDeal}
          </button>
          <a class="button small" href={path}>
            {t.replaySame}
          </a>
        </div>
      </div>
    </div>
  );
}
