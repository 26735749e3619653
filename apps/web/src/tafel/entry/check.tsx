/** Check: the round as it would be written: its account, what is asked about it, who declared and dealt. */
import { type Seat, seatAfter, SEATS, type Team, TEAMS } from '@puur/rules';
import { type SchieberSheet, type SheetCommand, write } from '@puur/tafel';
import type { JSX } from 'preact';
import { later } from '../../lang/texts.js';
import { Select } from '../../ui/controls.js';
import { Icon } from '../../ui/icon.js';
import type { Draft } from './draft.js';
import { refusalText, seatName, sidesOf } from '../sentences.js';
import type { Open } from '../shelf.js';
import { say, wordsNow } from '../texts.js';
import { Declarer } from './declarer.js';
import { Question } from './question.js';
import { Reckoning } from './reckoning.js';

export function Check(props: {
  readonly draft: Draft;
  readonly log: Open['kept']['log'];
  readonly sheet: SchieberSheet;
  readonly round: number | null;
  readonly command: SheetCommand | null;
  readonly dealer: Seat;
  readonly onSet: (draft: Draft) => void;
  readonly onSave: () => void;
  readonly onStrike: () => void;
  readonly onChange: () => void;
}): JSX.Element {
  const t = say().entry;
  const { draft: d, log, sheet, round, command, dealer, onSet, onSave, onStrike, onChange } = props;
  const { opening } = sheet;
  const { profile } = opening;
  const sides = sidesOf(opening);
  const book = later.value?.book;
  // A stroke that was forgotten is told where the round is corrected, whatever the table had agreed.
  const hasBerg = profile.endMode !== 'fixed-rounds' && (profile.bergpreis || round !== null || d.berg !== null);
  const judged = command === null ? null : write(log, command, d.confirmed);
  const asks = judged && !judged.ok && judged.error.code === 'sheet-asks' ? judged.error.questions : [];
  const refused = judged && !judged.ok && judged.error.code !== 'sheet-asks' ? judged.error : null;
  return (
    <section class="paper lower check" aria-label={t.check}>
      {/* What has to be answered stands first: nothing is written before. */}
      {refused !== null && (
        <p class="refused" role="alert">
          <Icon name="info" /> {refusalText(refused, opening)}
        </p>
      )}
      {asks.map((asked) => (
        <Question key={asked.code} asked={asked} draft={d} sheet={sheet} onSet={onSet} />
      ))}
      {command !== null && refused === null && <Reckoning log={log} command={command} sides={sides} round={round} />}
      <div class="who">
        <Declarer
          opening={opening}
          round={round ?? sheet.rounds.length + 1}
          forehand={seatAfter(dealer)}
          draft={d}
          onSet={onSet}
        />
        {opening.names.length === 4 && (
          <Select<Seat>
            id="dealer"
            label={t.dealer}
            value={dealer}
            options={SEATS.map((seat) => ({ value: seat, label: seatName(opening, seat) }))}
            onChange={(seat) => {
              onSet({ ...d, dealer: seat, confirmed: [] });
            }}
          />
        )}
        {hasBerg && (
          <Select<Team | null>
            id="berg"
            label={book?.settings.bergpreis.title ?? wordsNow().feats.berg}
            value={d.berg}
            options={[
              { value: null, label: profile.bergpreis ? t.bergByPoints : t.bergNone },
              ...TEAMS.map((team) => ({ value: team, label: sides[team] })),
            ]}
            onChange={(berg) => {
              onSet({ ...d, berg, confirmed: [] });
            }}
          />
        )}
      </div>
      <div class="two confirm">
        <button class="button" data-action="change" onClick={onChange}>
          {t.change}
        </button>
        <button class="button main" data-action="save" aria-disabled={judged === null || !judged.ok} onClick={onSave}>
          {round === null ? t.write : t.save}
        </button>
      </div>
      {round !== null && (
        <button class="button small danger wide" data-action="strike" onClick={onStrike}>
          {t.strike}
        </button>
      )}
    </section>
  );
}
