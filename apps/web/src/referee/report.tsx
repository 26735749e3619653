/**
 * Report: what the referee found in a file: first whether all is right, else the first fault with its rule and cards, and
 * then round by round, each card in its place.
 */
import { type AuditFinding, type InspectedRound, isFault, ruleOfFinding } from '@puur/referee';
import { type Card, pointsOf, seatAfter, type Seat, TRICKS_PER_ROUND } from '@puur/rules';
import { RefereeSpeech, type RuleWords } from '@puur/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ContractSign, Face } from '../cards/face.js';
import { cardName, contractName } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Toggle } from '../ui/controls.js';
import { Icon } from '../ui/icon.js';
import { Away } from './away.js';
import { checked, followCheck, isAway, isChecking, roundAt } from './check.js';
import { Cards } from './pickers.js';
import type { Digest, RoundDigest } from './protocol.js';
import { recordSentence } from './record-sentence.js';
import type { RefereeTexts } from './texts.js';
import { voiceOf } from './voice.js';

type Props = RefereeTexts & { readonly book: RuleWords };

/** How many rounds that are not finished are named at the top. */
const MOST_OPEN = 3;
/** How many rounds are listed at once. */
const PAGE = 40;

export function Report({ t, words, book }: Props): JSX.Element | null {
  const shown = useSignal(PAGE);
  const onlyFaults = useSignal<boolean | null>(null);
  const result = checked.value;
  if (isAway.value) return <Away t={t} again={() => void followCheck()} />;
  if (isChecking.value || !result) {
    return (
      <p role="status" class="thinking">
        {t.check.checking}
      </p>
    );
  }
  if (!result.found.ok) {
    return (
      <section class="paper verdict">
        <p role="alert">{recordSentence(result.found.error, book)}</p>
      </section>
    );
  }
  const digest = result.found.value;
  const names = digest.names ?? said().names;
  const speech = new RefereeSpeech(voiceOf({ names, sides: null }, { t, words, book }));
  const faulty = digest.rounds.flatMap((round, index) => (round.audit.findings.some(isFault) ? [index] : []));
  const isFiltered = onlyFaults.value ?? (faulty.length > 0 && digest.rounds.length > PAGE);
  const listed = isFiltered ? faulty : digest.rounds.map((_, index) => index);
  return (
    <>
      <Summary t={t} words={words} digest={digest} faulty={faulty} speech={speech} />
      {digest.rounds.length > 3 && faulty.length > 0 && faulty.length < digest.rounds.length && (
        <section class="paper rows">
          <Toggle
            id="only-faults"
            label={t.check.onlyFaults}
            isOn={isFiltered}
            onChange={(isOn) => {
              onlyFaults.value = isOn;
              shown.value = PAGE;
            }}
          />
        </section>
      )}
      <ol class="rounds">
        {listed.slice(0, shown.value).map((index) => (
          <Round
            key={index}
            index={index}
            digest={digest.rounds[index]!}
            isFirstFault={index === faulty[0]}
            names={names}
            speech={speech}
            t={t}
            words={words}
          />
        ))}
      </ol>
      {shown.value < listed.length && (
        <button
          type="button"
          class="button"
          onClick={() => {
            shown.value += PAGE;
          }}
        >
          {t.check.more}
        </button>
      )}
    </>
  );
}

function Summary(
  props: RefereeTexts & { readonly digest: Digest; readonly faulty: readonly number[]; readonly speech: RefereeSpeech },
): JSX.Element {
  const { t, words, digest, faulty, speech } = props;
  const { rounds, faults } = digest;
  const [at] = faulty;
  const first = at === undefined ? undefined : rounds[at]!.audit.findings.find(isFault);
  const isRight = first === undefined;
  // At most the last round of a Partie is still open; in a list of rounds some may be.
  const open = rounds.filter(({ audit }) => !audit.complete).slice(0, MOST_OPEN);
  return (
    <section class="paper verdict" data-faults={faults} aria-live="polite">
      <h2>
        <span class={`seal ${isRight ? 'good' : 'bad'}`}>
          <Icon name={isRight ? 'check' : 'close'} />
        </span>
        {!isRight
          ? t.check.faults(faults, faulty.length, rounds.length)
          : rounds.length === 1 && open.length === 1
            ? words.says.rightSoFar
            : t.check.allRight(rounds.length)}
      </h2>
      {open.map(({ number, audit }) => (
        <p key={number} data-open={number}>
          {rounds.length > 1 && <b>{`${words.says.round(number)}. `}</b>}
          {speech.audited({ code: 'audit-unfinished', tricks: audit.tricks[0] + audit.tricks[1] })}
        </p>
      ))}
      {first !== undefined && at !== undefined && (
        <>
          <h3>{t.check.first}</h3>
          <p>
            <b>{`${words.says.round(rounds[at]!.number)}. `}</b>
            {speech.audited(first)}
          </p>
          <FaultCards finding={first} t={t} />
          <p class="small">
            <Icon name="book" /> {speech.rule(ruleOfFinding(first))}
          </p>
          <a
            class="button small"
            href={`#runde-${at}`}
            onClick={(event) => {
              event.preventDefault();
              const round = document.getElementById(`runde-${at}`);
              round?.scrollIntoView({ block: 'start' });
              round?.querySelector('summary')?.focus({ preventScroll: true });
            }}
          >
            <Icon name="down" /> {t.check.toRound(rounds[at]!.number)}
          </a>
        </>
      )}
      {isRight && rounds.length === 1 && <p>{speech.bySide(rounds[0]!.audit.cardPoints)}</p>}
      <p class="small quiet">{t.check.kinds[digest.kind]}</p>
    </section>
  );
}

/** The card that was wrong beside those that were allowed. */
function FaultCards({ finding, t }: { readonly finding: AuditFinding } & Pick<Props, 't'>): JSX.Element | null {
  switch (finding.code) {
    case 'audit-card':
      return (
        <div class="instead">
          <Cards cards={[finding.card]} />
          <span class="quiet small">{t.check.instead}</span>
          <Cards cards={finding.legal} />
        </div>
      );
    case 'audit-card-twice':
      return <Cards cards={finding.cards} />;
    case 'audit-text':
      return 'refusal' in finding.error && finding.error.refusal.cards ? (
        <Cards cards={finding.error.refusal.cards} />
      ) : null;
    case 'audit-refused':
      return finding.refusal.cards ? <Cards cards={finding.refusal.cards} /> : null;
    case 'audit-lead':
    case 'audit-winner':
    case 'audit-points':
    case 'audit-size':
    case 'audit-unfinished':
    case 'audit-sum':
    case 'audit-counted':
    case 'audit-log':
    case 'audit-account':
      return null;
  }
}

function Round(props: {
  readonly index: number;
  readonly digest: RoundDigest;
  readonly isFirstFault: boolean;
  readonly names: readonly string[];
  readonly speech: RefereeSpeech;
  readonly t: Props['t'];
  readonly words: Props['words'];
}): JSX.Element {
  const { index, digest, isFirstFault, names, speech, t, words } = props;
  const { number, contract, audit } = digest;
  const isOpen = useSignal(isFirstFault);
  const round = useSignal<InspectedRound | null>(null);
  useEffect(() => {
    if (!isOpen.value || round.peek()) return;
    void roundAt(index).then((found) => {
      round.value = found;
    });
  }, [isOpen.value]);
  const faults = audit.findings.filter(isFault).length;
  return (
    <li class="paper" id={`runde-${index}`} data-faults={faults}>
      <details
        open={isOpen.value}
        onToggle={({ currentTarget }) => {
          isOpen.value = currentTarget.open;
        }}
      >
        <summary>
          <span class={`seal small ${faults > 0 ? 'bad' : 'good'}`}>
            <Icon name={faults > 0 ? 'close' : 'check'} />
          </span>
          <span class="what">
            <b>{words.says.round(number)}</b>
            <small class="quiet">
              {contractName(contract)} · {`${audit.cardPoints[0]} : ${audit.cardPoints[1]}`} ·{' '}
              {faults > 0 ? t.check.faultsIn(faults) : audit.complete ? t.check.right : t.check.rightSoFar}
            </small>
          </span>
          <ContractSign contract={contract} />
        </summary>
        {audit.findings.length > 0 && (
          <ul class="found">
            {audit.findings.map((finding, at) => (
              <li key={at} data-finding={finding.code}>
                <p>
                  <Icon name={isFault(finding) ? 'close' : 'info'} /> {speech.audited(finding)}
                </p>
                {isFault(finding) && <p class="quiet small">{speech.rule(ruleOfFinding(finding))}</p>}
              </li>
            ))}
          </ul>
        )}
        {isOpen.value && round.value && <Tricks round={round.value} names={names} t={t} />}
        <p class="sums">{speech.bySide(audit.cardPoints)}</p>
      </details>
    </li>
  );
}

/** Every trick with its four cards in the order they fell; the one that takes it and one that was not allowed stand out. */
function Tricks({
  round: { round, profile, audit },
  names,
  t,
}: {
  readonly round: InspectedRound;
  readonly names: readonly string[];
  readonly t: Props['t'];
}): JSX.Element {
  let due: Seat = round.leader;
  const wrong = (trick: number, card: Card): boolean =>
    audit.findings.some((one) => one.code === 'audit-card' && one.trick === trick && one.card === card);
  return (
    <ol class="tricks">
      {round.tricks.map(({ cards, leader = due }, index) => {
        const winner = audit.winners[index];
        if (winner !== undefined) due = winner;
        const trick = index + 1;
        const last = trick === TRICKS_PER_ROUND ? profile.lastTrick : 0;
        return (
          <li key={trick} aria-label={t.check.trick(trick)}>
            <ul>
              {cards.map((card, place) => {
                const seat = seatAfter(leader, place);
                const isWrong = wrong(trick, card);
                return (
                  <li key={place} data-wrong={isWrong} data-takes={seat === winner}>
                    <span class="card" role="img" aria-label={cardName(card)}>
                      <Face card={card} isCompact />
                    </span>
                    <small>{names[seat]}</small>
                    {isWrong && (
                      <small class="fault">
                        <Icon name="close" />
                        <span class="hidden">{t.check.notAllowed}</span>
                      </small>
                    )}
                  </li>
                );
              })}
            </ul>
            {winner !== undefined && (
              <p class="small">
                {t.check.takes(names[winner]!, pointsOf(cards, round.contract, trick, profile) + last)}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
