import { addDays, toLocalDate, wallClockToEpoch } from '../../src/domain/meter/zone.ts';
import { programRules, type ProgramRules } from '../../src/domain/programs/rules.ts';
import { BASELINE_VARIANTS, type BaselineVariant } from '../../src/domain/settlement/accuracy.ts';
import { meterSource } from '../../src/domain/settlement/meterSource.ts';
import { prepareSettlement, settleFigures } from '../../src/domain/settlement/settle.ts';
import type { PreparedEvent } from '../../src/domain/settlement/settle.ts';
import { coverageTable } from './payCoverage.ts';
import { payGoals, type ErrorCell, type PayGoal } from './payGoals.ts';
import { measuredHomes, type MeasuredHome } from './payHomes.ts';
import { phantomTables, type Evening, type PaidHome } from './phantomPay.ts';
import { table, times } from './report.ts';

/** Local hours in which events usually are, and three others. */
const USUAL = [17, 19] as const;
const HOURS = [[7, 9], [12, 14], USUAL, [20, 22]] as const;
/** An event that nobody reacts to, every third day once there is a look-back. */
const EVERY_DAYS = 3;
const LOOK_BACK_DAYS = 50;
const TEN_OF_TEN: BaselineVariant = { rule: 'ten-of-ten', adjusted: false };
const BLEND: BaselineVariant = { rule: 'blend', adjusted: false };

/**
 * What the baseline rules do on days without an event, each from earlier days only, on real homes and those of the
 * demonstration: by how much each is off beside 10 of 10, and what is paid for nothing by how much is carried over. These
 * days stay comparable for later ones, as days without an event do.
 */
export function payBench(folders: readonly string[], say: (text: string) => void): string {
  const homes = measuredHomes(folders, say);
  say(`${homes.length} homes, an event every ${EVERY_DAYS} days`);
  const prepared = preparer();
  const cells = errorCells(homes, BASELINE_VARIANTS, prepared);
  return [
    errorTable(homes, cells),
    ...[false, true].flatMap((isMadeUp) => {
      const own = homes.filter((home) => home.isMadeUp === isMadeUp);
      return own.length === 0 ? [] : payTables(own, cells, isMadeUp, prepared);
    }),
    `\nResults within what the member would have been told before, ${USUAL.join('–')} h, at most twice the noise carried over`,
    coverageTable(homes, USUAL),
  ].join('\n');
}

/** How these homes meet the design's goals; of the rules, only those that the goals name are measured. */
export function measureGoals(homes: readonly MeasuredHome[]): readonly PayGoal[] {
  const prepared = preparer();
  const cells = errorCells(homes, [TEN_OF_TEN, BLEND], prepared);
  return payGoals(blendErrors(cells, [TEN_OF_TEN, BLEND]), paidHomes(homes, prepared));
}

function payTables(
  homes: readonly MeasuredHome[],
  cells: readonly Cell[],
  isMadeUp: boolean,
  prepared: Preparer,
): string[] {
  const paid = paidHomes(homes, prepared);
  const own = cells.filter(({ home }) => homes.includes(home));
  const goals = payGoals(blendErrors(own, BASELINE_VARIANTS), paid);
  const whose = isMadeUp ? 'the demonstration' : 'homes of the files';
  return [
    `\nWhat is paid on days without an event, ${USUAL.join('–')} h: ${whose}`,
    phantomTables(paid),
    `\nThe goals: ${whose}`,
    table(
      ['goal', 'at', 'measured', 'met'],
      goals.map(({ what, goal, measured, isMet }) => [what, goal, measured, isMet ? 'yes' : 'NO']),
    ),
  ];
}

function paidHomes(homes: readonly MeasuredHome[], prepared: Preparer): PaidHome[] {
  return homes.map((home) => {
    const by = (variant: BaselineVariant) => [...evenings(home, USUAL, variant, prepared).values()];
    return { name: home.name, plain: by(TEN_OF_TEN), blend: by(BLEND) };
  });
}

interface Cell {
  readonly home: MeasuredHome;
  readonly hours: readonly [number, number];
  /** By variant, beside the first of them; null without days. */
  readonly errors: readonly number[] | null;
}

function errorCells(
  homes: readonly MeasuredHome[],
  variants: readonly BaselineVariant[],
  prepared: Preparer,
): Cell[] {
  return homes.flatMap((home) =>
    HOURS.map((hours) => ({
      home,
      hours,
      errors: meanErrors(variants.map((variant) => evenings(home, hours, variant, prepared))),
    })),
  );
}

function blendErrors(cells: readonly Cell[], variants: readonly BaselineVariant[]): ErrorCell[] {
  const blend = variants.findIndex(({ rule }) => rule === 'blend');
  return cells.flatMap(({ home, hours, errors }) =>
    errors === null ? [] : { home: home.name, isUsual: hours === USUAL, error: errors[blend] ?? NaN },
  );
}

function errorTable(homes: readonly MeasuredHome[], cells: readonly Cell[]): string {
  const names = BASELINE_VARIANTS.map(({ rule, adjusted }) => `${rule}${adjusted ? ' × same-day' : ''}`);
  const usual = cells.filter(({ hours }) => hours === USUAL);
  const known = (list: readonly Cell[], variant: number) =>
    list.flatMap(({ errors }) => errors?.[variant] ?? []);
  const summary = names.map((name, variant) => [
    name,
    times(mean(known(usual, variant))),
    times(Math.max(...known(usual, variant))),
    times(mean(known(cells, variant))),
    times(Math.max(...known(cells, variant))),
  ]);
  const perHome = homes.map((home) => [
    home.name,
    ...names.map((_, variant) =>
      cells
        .filter((cell) => cell.home === home)
        .map(({ errors }) => (errors === null ? '–' : times(errors[variant] ?? NaN)))
        .join(' '),
    ),
  ]);
  const hours = HOURS.map(([from, to]) => `${from}–${to}`).join(', ');
  return [
    'Mean error on days without an event, beside 10 of 10',
    table(
      ['rule', `${USUAL.join('–')} h`, 'worst home', `all of ${hours} h`, 'worst home and hours'],
      summary,
    ),
    `\nThe same home by home, at ${hours} h`,
    table(['home', ...names], perHome),
  ].join('\n');
}

/** Each variant's mean absolute error beside the first's, on the days that all of them could settle. */
function meanErrors(byVariant: readonly ReadonlyMap<string, Evening>[]): readonly number[] | null {
  const [first] = byVariant;
  const dates = [...(first?.keys() ?? [])].filter((date) => byVariant.every((days) => days.has(date)));
  const sums = byVariant.map((days) =>
    dates.reduce((sum, date) => {
      const { baselineWh = 0, usedWh = 0 } = days.get(date) ?? {};
      return sum + Math.abs(baselineWh - usedWh);
    }, 0),
  );
  const [own = 0] = sums;
  return own === 0 ? null : sums.map((sum) => sum / own);
}

/** A home's events in these hours as one variant settles them, by date. */
function evenings(
  home: MeasuredHome,
  [fromHour, toHour]: readonly [number, number],
  variant: BaselineVariant,
  prepared: Preparer,
): ReadonlyMap<string, Evening> {
  const { zone, meter, until } = home;
  const found = new Map<string, Evening>();
  let date = addDays(toLocalDate(zone, home.from), LOOK_BACK_DAYS);
  for (;;) {
    const start = wallClockToEpoch(zone, date, fromHour * 3_600);
    const end = wallClockToEpoch(zone, date, toHour * 3_600);
    if (end > until) return found;
    const figures = settleFigures(prepared(home, variant, start, end), {
      source: meterSource(meter, start),
      excluded: new Map(),
      otherEvents: [],
      standing: { recent: [], streak: 0, setup: 'utility-connected' },
      left: false,
      away: false,
    });
    if (figures.state === 'SETTLED') {
      const { baselineWh, usedWh, noise } = figures;
      found.set(date, { date, baselineWh, usedWh, noise });
    }
    date = addDays(date, EVERY_DAYS);
  }
}

type Preparer = (home: MeasuredHome, variant: BaselineVariant, start: number, end: number) => PreparedEvent;

/** Homes of one zone share the calendar of an event. */
function preparer(): Preparer {
  const known = new Map<string, PreparedEvent>();
  return ({ zone, country }, { rule, adjusted }, start, end) => {
    const key = `${zone} ${rule} ${adjusted} ${start} ${end}`;
    const event = { id: key, algorithm: 'participation_reduction', start, end } as const;
    const found =
      known.get(key) ?? prepareSettlement(event, zone, rulesOf(zone, country, rule, adjusted), 100);
    known.set(key, found);
    return found;
  };
}

function rulesOf(
  zone: string,
  country: ProgramRules['country'],
  baselineRule: ProgramRules['baselineRule'],
  sameDayAdjustment: boolean,
): ProgramRules {
  return programRules({ zone, country, settlementIntervalMinutes: 60, baselineRule, sameDayAdjustment });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
