/**
 * The spoken table: the same table as a text, made for ears, and for anybody who likes it plain.
 *
 * What holds, what happened, what one can do: in this order, in the words of the game. Cards are plain buttons with full
 * names, the ones that may be laid first said so. New sentences are spoken by themselves; nothing moves the focus.
 */
import { otherTeam, type Seat, seatAfter, teamOf } from '@puur/rules';
import type { JSX } from 'preact';
import { aimOf } from '../app/aim.js';
import { prefs, setPrefs } from '../app/prefs.js';
import { aimWords, contractName, factorOf, fullName, nameOf, weisName, whoOf } from '../lang/naming.js';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { Account } from './account.js';
import { endReason, useGoingOn } from './between.js';
import { Cover } from './cover.js';
import { useKeys } from './keys.js';
import { featLines } from './feats.js';
import { Laid } from './laid.js';
import { Cutting, Declaring, Stoecking, Weising } from './panels.js';
import { pause, snapshot } from './session.js';
import { Sheets } from './sheets.js';
import { handOf } from './sort.js';
import {
  accountDue,
  askAdvice,
  awaited,
  giveThanks,
  isYourTurn,
  laidOpen,
  layOrAsk,
  marked,
  playedRound,
  putAway,
  runningPoints,
  sayStoeck,
  sayWeis,
  sheet,
  takeRest,
  takeTrick,
  told,
  undo,
} from './state.js';
import { wayOf } from './way.js';

export function Spoken(): JSX.Element | null {
  useKeys();
  const now = snapshot.value;
  useGoingOn(now);
  if (!now) return null;
  const t = said();
  const eyes: Seat = now.eyes ?? 0;
  const { view, offers } = now;
  const { round, options } = view;
  const us = teamOf(eyes);
  const them = otherTeam(us);
  const contract = round?.contract ?? null;
  const { deck, pairing } = prefs.value;
  const marks = now.isPaused ? null : marked.value;
  const account = accountDue.value;
  const next = awaited.value;
  const isCovered = next !== null;
  const [ours, theirs] = runningPoints(now);
  const way = contract && round ? wayOf(contract, round.tricks.length) : null;
  const trick = round?.tricks.find(({ turned }) => !turned);
  const who = (seat: Seat): string => (seat === eyes ? t.you : nameOf(seat, now.sitting));
  const turnWords =
    view.turn === null ? '–' : view.turn === eyes ? t.turn.yours : t.turn.theirs(nameOf(view.turn, now.sitting));
  const cards = round && view.phase !== 'deal' ? handOf(view, deck, pairing) : [];
  return (
    <main class="page spoken" data-phase={view.phase} data-status={now.status.kind}>
      <header>
        <button class="key" aria-label={t.app.menu} aria-haspopup="dialog" onClick={() => (sheet.value = 'menu')}>
          <Icon name="menu" />
        </button>
        <h1>{t.spoken.title}</h1>
        <button
          class="button small"
          onClick={() => {
            setPrefs({ spoken: false });
          }}
        >
          {t.menu.drawn}
        </button>
      </header>
      <section aria-labelledby="facts" class="paper">
        <h2 id="facts">{t.spoken.facts}</h2>
        <dl>
          <dt>{t.spoken.score}</dt>
          <dd>
            {t.bar.score(view.score[us], view.score[them], aimWords(aimOf(view.profile), playedRound(view)).join('. '))}
          </dd>
          {round && (
            <>
              <dt>{t.spoken.contract}</dt>
              <dd>
                {contract && round.declarer !== null
                  ? t.contract.spoken(
                      contractName(contract),
                      whoOf(round.declarer, eyes, now.sitting),
                      round.pushes > 0 ? whoOf(seatAfter(round.declarer, 2), eyes, now.sitting) : null,
                      factorOf(contract, view.profile),
                    )
                  : t.contract.open}
                {way !== null && `. ${t.contract.ways[way]}`}
              </dd>
              <dt>{t.spoken.dealer}</dt>
              <dd>{who(round.dealer)}</dd>
              <dt>{t.trick.title}</dt>
              <dd>
                {trick && trick.cards.length > 0
                  ? `${t.count.trick(round.tricks.indexOf(trick) + 1)}: ${trick.cards
                      .map((card, index) =>
                        t.trick.lies(who(((trick.leader + index) & 3) as Seat), fullName(card, contract)),
                      )
                      .join('; ')}${trick.holder !== null ? `. ${t.trick.holds(who(trick.holder))}` : ''}`
                  : t.trick.empty}
              </dd>
              <dt>{t.count.roundNo(round.number)}</dt>
              <dd>{t.count.round(ours, theirs)}</dd>
            </>
          )}
          <dt>{t.spoken.turn}</dt>
          <dd>{turnWords}</dd>
        </dl>
      </section>
      <section aria-labelledby="todo" class="paper">
        <h2 id="todo">{t.spoken.do}</h2>
        {account && laidOpen.value ? (
          <Laid open={laidOpen.value} round={account.number} now={now} eyes={eyes} />
        ) : account ? (
          <>
            {view.ending && <p>{endReason(now, eyes)}</p>}
            <Account
              record={account}
              us={us}
              profile={view.profile}
              feats={featLines({ number: account.number, isLast: view.ending !== null }, now.feats, view.ending, us)}
            />
            {view.ending ? (
              <p class="buttons">
                <a class="button main" href="/">
                  {t.end.home}
                </a>
                <a class="button" data-action="review" href={`/rueckblick?partie=${now.id}&runde=${account.number}`}>
                  {t.account.review}
                </a>
              </p>
            ) : (
              <button class="button main" data-action="next" onClick={() => (putAway.value = account.number)}>
                {t.account.next}
              </button>
            )}
          </>
        ) : isCovered ? null : now.isPaused ? (
          <button
            class="button main"
            data-action="resume"
            onClick={() => {
              pause(false);
            }}
          >
            {t.menu.goOn}
          </button>
        ) : (
          <>
            <Cutting now={now} />
            {view.turn === eyes && <Declaring now={now} eyes={eyes} />}
            <Weising now={now} eyes={eyes} />
            <Stoecking now={now} />
            {view.phase === 'trick-complete' && (
              <button class="button main" data-action="take" onClick={() => void takeTrick()}>
                {t.actions.take}
              </button>
            )}
            {((isYourTurn.value && offers.stoeck.length > 0) || options.stoeck !== null) && (
              <button class="button brass" data-action="stoeck" onClick={() => void sayStoeck()}>
                {t.said.stoeck}
              </button>
            )}
            {offers.weise.length > 0 && !isYourTurn.value && (
              <button class="button" data-action="late-weis" onClick={() => void sayWeis()}>
                {`${t.weis.now}: ${t.list(offers.weise.map((weis) => weisName(weis.cards, { contract, profile: view.profile })))}`}
              </button>
            )}
            {options.rest && (
              <button class="button" data-action="rest" onClick={() => void takeRest()}>
                {t.actions.rest}
              </button>
            )}
            {offers.claims.includes('partie') && (
              <button class="button" data-action="claim-partie" onClick={() => void giveThanks('partie')}>
                {t.actions.thanks}
              </button>
            )}
          </>
        )}
        {!isCovered && cards.length > 0 && !account && (
          <>
            <h3 id="own">{t.hand.title}</h3>
            <ul class="hand plain" aria-labelledby="own" id="hand">
              {cards.map((card) => (
                <li key={card}>
                  <button
                    class="button"
                    data-card={card}
                    onClick={() => {
                      if (isYourTurn.value && !now.isPaused && view.phase !== 'declare') void layOrAsk(card);
                    }}
                  >
                    {fullName(card, contract)}
                    {marks !== null && <small>{marks.has(card) ? t.hand.playable : t.hand.blocked}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <p class="buttons">
          {isYourTurn.value && !now.isPaused && prefs.value.hints && (
            <button class="button small" data-action="advice" onClick={() => void askAdvice()}>
              {t.advice.title}
            </button>
          )}
          {now.mayUndo && (
            <button class="button small" data-action="undo" onClick={() => void undo()}>
              {t.menu.takeBack}
            </button>
          )}
          <button class="button small" onClick={() => (sheet.value = 'slate')}>
            {t.bar.slate}
          </button>
        </p>
      </section>
      <section aria-labelledby="log" class="paper">
        <h2 id="log">{t.spoken.log}</h2>
        <div role="log" aria-live="polite" class="log">
          {(isCovered ? [] : told.value).slice(-30).map(({ no, text }) => (
            <p key={no}>{text}</p>
          ))}
        </div>
      </section>
      {isCovered && <Cover now={now} next={next} />}
      <Sheets now={now} eyes={eyes} />
    </main>
  );
}
