/**
 * Verdict: the ruling first in one sentence, then what follows, why, by which rule, who says so and how sure that is, and
 * where another table would rule otherwise. Where facts are missing it says which, and leads to where they are told.
 */
import type { Fact, FormRefusal, Ruling, RulingRefusal } from '@puur/referee';
import { RefereeSpeech, type RuleWords, type ToldFinding } from '@puur/words';
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { saveFile, shareLink } from '../storage/file.js';
import { Icon, type IconName } from '../ui/icon.js';
import { toast } from '../ui/toast.js';
import { formOf } from './draft.js';
import { Cards, seatNames } from './pickers.js';
import { stepFor, type StepName } from './plan.js';
import { Away } from './away.js';
import { answer, askNow, draft, goTo, isAway, linkOf } from './store.js';
import { voiceOf } from './voice.js';
import type { RefereeTexts } from './texts.js';

type Props = RefereeTexts & { readonly book: RuleWords };

export function Verdict({ t, words, book }: Props): JSX.Element | null {
  const [now, found] = [draft.value, answer.value];
  if (!now) return null;
  if (!found && isAway.value) return <Away t={t} again={askNow} />;
  if (!found)
    return (
      <p class="thinking" role="status">
        {t.thinking}
      </p>
    );
  if (!found.ok) return <Open t={t} words={words} book={book} error={found.error} />;
  const { ruling, quarrel } = found.value;
  const names = (quarrel.names ?? seatNames()) as typeof quarrel.names;
  const voice = voiceOf({ ...quarrel, names }, { t, words, book });
  const speaker = new RefereeSpeech(voice);
  const { says } = words;
  const agreeing = ruling.sources.filter(({ agrees }) => agrees);
  const others = ruling.sources.filter(({ agrees }) => !agrees);
  return (
    <>
      <section class="paper verdict" data-verdict={ruling.verdict} aria-live="polite">
        <h2>
          <span class={`seal ${toneOf(ruling)}`}>
            <Icon name={ICONS[toneOf(ruling)]} />
          </span>
          {speaker.verdict(ruling)}
        </h2>
        {ruling.moved.map(({ to, points }) => (
          <p key={to} class="moved">
            {says.moved(`${points}`, voice.side(to))}
          </p>
        ))}
        <Findings findings={speaker.findings(ruling.ruling)} words={words} />
        {ruling.steps.length > 0 && <h3>{says.why}</h3>}
        <ol class="why">
          {ruling.steps.map((step, index) => (
            <li key={index}>
              <p>{speaker.step(step)}</p>
              {step.cards && step.cards.length > 0 && <Cards cards={step.cards} />}
            </li>
          ))}
        </ol>
      </section>
      <section class="paper verdict">
        <h3>{says.rule}</h3>
        <p>
          <Icon name="book" /> {speaker.rule(ruling.rule)}
        </p>
        <h3>{says.sources}</h3>
        <p class={`sure ${ruling.confidence}`} data-confidence={ruling.confidence} data-basis={ruling.basis}>
          <Icon name={ruling.confidence === 'low' || ruling.basis === 'agreement' ? 'info' : 'seal'} />{' '}
          {speaker.confidence(ruling)}
        </p>
        <ul class="sources">
          {agreeing.map(({ id }) => (
            <li key={id}>
              <Icon name="check" /> {speaker.source(id)}
            </li>
          ))}
          {others.map(({ id, says: other = 'silent' }) => (
            <li key={id} class="quiet">
              <Icon name="info" /> {says.label(speaker.source(id), speaker.says(other))}
            </li>
          ))}
        </ul>
        {ruling.alternatives.length > 0 && <h3>{says.alsoPossible}</h3>}
        {ruling.alternatives.map((other, index) => (
          <Findings key={index} findings={speaker.findings(other)} words={words} />
        ))}
      </section>
      <section class="paper verdict">
        {ruling.differsUnder.length === 0 ? <p>{says.noDifference}</p> : <h3>{says.differs}</h3>}
        <ul class="differs">
          {ruling.differsUnder.map((difference, index) => {
            const { presets, agreements, verdict, findings } = speaker.difference(difference, ruling.ruling);
            // A preset is told in a sentence; here it is one of a list.
            const under = [...presets.map((preset) => book.presets[preset].replace(/\.$/, '')), ...agreements];
            return (
              <li key={index}>
                <p class="small quiet">{under.join('; ')}</p>
                <p>
                  <b>{verdict}</b>
                </p>
                <Findings findings={findings} words={words} />
              </li>
            );
          })}
        </ul>
      </section>
      <Share t={t} />
    </>
  );
}

type Tone = 'good' | 'bad' | 'open' | 'said';
const ICONS: Readonly<Record<Tone, IconName>> = { good: 'check', bad: 'close', open: 'info', said: 'scales' };

/** The sign beside the sentence: only where the referee itself says yes or no. */
function toneOf({ ruling: { legal, possible }, confidence }: Ruling): Tone {
  if (confidence === 'low') return 'open';
  const answered = legal ?? possible;
  return answered === undefined ? 'said' : answered ? 'good' : 'bad';
}

function Findings({
  findings,
  words,
}: {
  readonly findings: readonly ToldFinding[];
  readonly words: Props['words'];
}): JSX.Element {
  return (
    <dl class="findings">
      {findings.map(({ name, text, cards }) => (
        <div key={name}>
          <dt class="quiet">{words.says.label(name, '').trim()}</dt>
          <dd>{cards.length > 0 ? <Cards cards={cards} /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why there is no ruling yet, and where to go on. */
function Open({ t, words, book, error }: Props & { readonly error: FormRefusal | RulingRefusal }): JSX.Element {
  const ask = draft.value!.ask;
  const facts: readonly Fact[] = error.code === 'facts-missing' ? error.facts : [];
  const steps: readonly StepName[] =
    facts.length > 0 ? [...new Set(facts.map((fact) => stepFor(fact, ask)))] : [stepFor(null, ask)];
  return (
    <section class="paper verdict missing">
      <h2>{t.stillOpen}</h2>
      <p>{new RefereeSpeech(voiceOf({ names: null, sides: null }, { t, words, book })).fault(error)}</p>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          class="button main"
          onClick={() => {
            goTo(step);
          }}
        >
          {t.toStep(t.steps[step])}
        </button>
      ))}
    </section>
  );
}

function Share({ t }: Pick<RefereeTexts, 't'>): JSX.Element {
  const json = (): string => `${JSON.stringify(formOf(draft.peek()!), null, 2)}\n`;
  const tell = (isGood: boolean): void => {
    const { app } = said();
    toast({ kind: 'copied', text: isGood ? app.copied : app.notCopied, isBad: !isGood });
  };
  return (
    <section aria-label={t.share.title} class="share">
      <button
        type="button"
        class="button small"
        data-action="copy"
        onClick={() => {
          void navigator.clipboard.writeText(json()).then(
            () => {
              tell(true);
            },
            () => {
              tell(false);
            },
          );
        }}
      >
        <Icon name="cards" /> {t.share.copy}
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          saveFile('streit.json', json(), 'application/json');
        }}
      >
        <Icon name="download" /> {t.share.file}
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          void shareLink(linkOf(draft.peek()!), said().home.referee).then((how) => {
            if (how !== 'shared') tell(how === 'copied');
          });
        }}
      >
        <Icon name="share" /> {t.share.link}
      </button>
    </section>
  );
}
