/** Opening: a new slate: the game, who plays, what is agreed. */
import { useSignal } from '@preact/signals';
import {
  type ContractKind,
  DEFAULT_PROFILE,
  FACTOR_KEYS,
  type FactorKey,
  type Factors,
  PRESET_IDS,
  type PresetId,
  type RuleProfile,
  type Seat,
  SEATS,
} from '@puur/rules';
import {
  COIFFEUR_KEYS,
  COIFFEUR_TABLE_IDS,
  COIFFEUR_TABLES,
  type CoiffeurContract,
  type CoiffeurTableId,
  type Game,
  GAMES,
  type Opening,
} from '@puur/tafel';
import type { JSX } from 'preact';
import { aimOf } from '../app/aim.js';
import { profileOf } from '../app/house-rules.js';
import { prefs } from '../app/prefs.js';
import { familyName } from '../lang/naming.js';
import { later, said } from '../lang/texts.js';
import { NumberField, Segments, Select, Toggle } from '../ui/controls.js';
import { toast } from '../ui/toast.js';
import { Frame } from './frame.js';
import { coiffeurName, refusalText } from './sentences.js';
import { begin } from './writing.js';
import { say, wordsNow } from './texts.js';

const NAME_LENGTH = 20;
const FACTORS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Factors of a Coiffeur of one's own; 0: not played. As many as there are contracts are known to be used. */
const OWN_FACTORS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
type Rules = PresetId | 'mine';

/** The profile of a choice; the reference page's where what is stored no longer goes. */
function profileFor(rules: Rules): RuleProfile {
  const found = profileOf(rules === 'mine' ? prefs.value.rules : { preset: rules, settings: {} });
  return found.ok ? found.value : DEFAULT_PROFILE;
}

function kindOfFactor(key: FactorKey): ContractKind {
  switch (key) {
    case 'E':
    case 'R':
    case 'S':
    case 'T':
      return 'trump';
    case 'obenabe':
    case 'undenufe':
    case 'slalom':
    case 'gusti':
      return key;
  }
}

/** The list with another factor of a contract, in the order of its factors, as people write the table. */
function withFactor(contracts: readonly CoiffeurContract[], key: string, factor: number): readonly CoiffeurContract[] {
  const others = contracts.filter((contract) => contract.key !== key);
  const all = factor === 0 ? others : [...others, { key, factor }];
  return [...all].sort((a, b) => a.factor - b.factor);
}

export function OpeningForm(): JSX.Element {
  const t = say().opening;
  const table = said();
  const game = useSignal<Game>('schieber');
  const name = useSignal('');
  const players = useSignal<2 | 4>(4);
  const names = useSignal<readonly string[]>(t.usual);
  const sides = useSignal<readonly string[]>([table.we, table.they]);
  const dealer = useSignal<Seat>(0);
  const rules = useSignal<Rules>('mine');
  const target = useSignal<number | null>(null);
  const factors = useSignal<Factors | null>(null);
  const coiffeur = useSignal<CoiffeurTableId | 'own'>('coiffeur-8');
  /** A list of one's own, begun with the table that was chosen before. */
  const own = useSignal<readonly CoiffeurContract[]>(COIFFEUR_TABLES['coiffeur-8'].contracts);
  const hasBonus = useSignal(true);
  const rounds = useSignal(8);
  const isOpenEnd = useSignal(false);
  const exactBonus = useSignal(0);

  const chosen = profileFor(rules.value);
  // The table is called by the target that is chosen for this slate.
  const aim = { ...aimOf(chosen), target: target.value ?? chosen.target };
  const isFour = game.value === 'differenzler' || players.value === 4;
  const listed = isFour ? names : sides;
  const given = listed.value.map((one) => one.trim());
  const book = later.value!.book;

  const openingNow = (): Opening => {
    switch (game.value) {
      case 'schieber': {
        const profile: RuleProfile = {
          ...chosen,
          ...(target.value !== null && { target: target.value }),
          ...(factors.value !== null && { factors: factors.value }),
        };
        return { game: 'schieber', names: given, profile, dealer: dealer.value };
      }
      case 'coiffeur': {
        const contracts = coiffeur.value === 'own' ? own.value : COIFFEUR_TABLES[coiffeur.value].contracts;
        const { matchBonus } = COIFFEUR_TABLES['coiffeur-8'];
        return { game: 'coiffeur', names: given, table: { contracts, matchBonus: hasBonus.value ? matchBonus : 0 } };
      }
      case 'differenzler':
        return {
          game: 'differenzler',
          names: given,
          table: {
            rounds: isOpenEnd.value ? null : rounds.value,
            exactBonus: exactBonus.value,
            exactBonusOnZero: DEFAULT_PROFILE.exactBonusOnZero,
          },
        };
    }
  };

  return (
    <Frame title={say().fresh} up="/tafel" isClose class="opening">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const opening = openingNow();
          const judged = begin(opening, name.value.trim(), Date.now());
          if (!judged.ok) toast({ kind: 'tafel-refused', text: refusalText(judged.error, opening), isBad: true });
        }}
      >
        <div class="paper rows">
          <Segments<Game>
            id="game"
            label={t.game}
            value={game.value}
            options={GAMES.map((value) => ({ value, label: wordsNow().games[value] }))}
            onChange={(value) => {
              game.value = value;
            }}
          />
          <div class="select">
            <label for="tafel-name">{t.name}</label>
            <input
              id="tafel-name"
              type="text"
              maxLength={40}
              placeholder={t.nameHint}
              value={name.value}
              onInput={({ currentTarget }) => {
                name.value = currentTarget.value;
              }}
            />
          </div>
        </div>
        <h2>{t.who}</h2>
        <div class="paper rows">
          {game.value !== 'differenzler' && (
            <Segments<2 | 4>
              id="players"
              label={isFour ? t.order : ''}
              value={players.value}
              options={[
                { value: 4, label: t.players },
                { value: 2, label: t.sides },
              ]}
              onChange={(value) => {
                players.value = value;
              }}
            />
          )}
          {listed.value.map((one, index) => (
            <div key={`${isFour ? 'player' : 'side'}${index}`} class="select">
              <label for={`tafel-who-${index}`}>{isFour ? t.player(index + 1) : t.side(index + 1)}</label>
              <input
                id={`tafel-who-${index}`}
                type="text"
                maxLength={NAME_LENGTH}
                value={one}
                onFocus={({ currentTarget }) => {
                  // A name that is offered is typed over.
                  currentTarget.select();
                }}
                onInput={({ currentTarget }) => {
                  listed.value = listed.value.map((old, at) => (at === index ? currentTarget.value : old));
                }}
              />
            </div>
          ))}
          {game.value === 'schieber' && isFour && (
            <Select<Seat>
              id="dealer"
              label={t.dealer}
              value={dealer.value}
              options={SEATS.map((seat) => ({ value: seat, label: given[seat]! || t.player(seat + 1) }))}
              onChange={(seat) => {
                dealer.value = seat;
              }}
            />
          )}
        </div>
        <h2>{t.rules}</h2>
        {game.value === 'schieber' && (
          <>
            <div class="paper rows">
              <Select<Rules>
                id="rules"
                label={t.preset}
                detail={rules.value === 'mine' ? undefined : book.tables[rules.value](aim)}
                value={rules.value}
                options={[
                  { value: 'mine' as const, label: t.mine },
                  ...PRESET_IDS.map((id) => ({
                    value: id,
                    label: id === rules.value ? book.tableNames[id](aim) : book.presetNames[id],
                  })),
                ]}
                onChange={(value) => {
                  rules.value = value;
                  target.value = null;
                  factors.value = null;
                }}
              />
              {chosen.endMode !== 'fixed-rounds' && (
                <NumberField
                  id="target"
                  label={t.target}
                  value={target.value ?? chosen.target}
                  min={1}
                  max={100_000}
                  onChange={(value) => {
                    target.value = value;
                  }}
                />
              )}
            </div>
            <details class="paper group">
              <summary>{t.factors}</summary>
              <div class="rows">
                {FACTOR_KEYS.filter((key) => chosen.contracts.includes(kindOfFactor(key))).map((key) => (
                  <Select<number>
                    key={key}
                    label={familyName(key)}
                    value={(factors.value ?? chosen.factors)[key]}
                    options={[...new Set([...FACTORS, (factors.value ?? chosen.factors)[key]])].map((factor) => ({
                      value: factor,
                      label: `×${factor}`,
                    }))}
                    onChange={(factor) => {
                      factors.value = { ...(factors.value ?? chosen.factors), [key]: factor };
                    }}
                  />
                ))}
              </div>
            </details>
          </>
        )}
        {game.value === 'coiffeur' && (
          <>
            <div class="paper rows">
              <Segments<CoiffeurTableId | 'own'>
                id="table"
                label={t.table}
                value={coiffeur.value}
                options={[
                  ...COIFFEUR_TABLE_IDS.map((value) => ({
                    value,
                    label: t.tableOf(COIFFEUR_TABLES[value].contracts.length),
                  })),
                  { value: 'own' as const, label: t.ownTable },
                ]}
                onChange={(value) => {
                  if (value === 'own' && coiffeur.value !== 'own')
                    own.value = COIFFEUR_TABLES[coiffeur.value].contracts;
                  coiffeur.value = value;
                }}
              />
              <Toggle
                label={t.matchBonus}
                isOn={hasBonus.value}
                onChange={(isOn) => {
                  hasBonus.value = isOn;
                }}
              />
            </div>
            {coiffeur.value === 'own' && (
              <div class="paper rows own-table">
                {COIFFEUR_KEYS.map((key) => (
                  <Select<number>
                    key={key}
                    id={`own-${key}`}
                    label={coiffeurName(key)}
                    value={own.value.find((contract) => contract.key === key)?.factor ?? 0}
                    options={OWN_FACTORS.map((factor) => ({
                      value: factor,
                      label: factor === 0 ? t.notPlayed : `×${factor}`,
                    }))}
                    onChange={(factor) => {
                      own.value = withFactor(own.value, key, factor);
                    }}
                  />
                ))}
              </div>
            )}
          </>
        )}
        {game.value === 'differenzler' && (
          <div class="paper rows">
            {!isOpenEnd.value && (
              <NumberField
                id="rounds"
                label={t.rounds}
                value={rounds.value}
                min={1}
                max={100}
                onChange={(value) => {
                  rounds.value = value;
                }}
              />
            )}
            <Toggle
              label={t.open}
              isOn={isOpenEnd.value}
              onChange={(isOn) => {
                isOpenEnd.value = isOn;
              }}
            />
            <NumberField
              id="exact"
              label={t.exact}
              value={exactBonus.value}
              min={-100}
              max={0}
              onChange={(value) => {
                exactBonus.value = value;
              }}
            />
          </div>
        )}
        <div class="confirm">
          <button
            type="submit"
            class="button main wide"
            data-action="begin"
            disabled={game.value === 'coiffeur' && coiffeur.value === 'own' && own.value.length === 0}
          >
            {t.begin}
          </button>
        </div>
      </form>
    </Frame>
  );
}
