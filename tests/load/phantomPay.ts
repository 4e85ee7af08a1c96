import { DEFAULT_PROGRAM_RULES } from '../../src/domain/programs/rules.ts';
import { carryOver, type Carry, type CarryEvening } from '../../src/domain/settlement/carry.ts';
import { deadBandWh, type Noise } from '../../src/domain/settlement/noise.ts';
import { reductionPoints } from '../../src/domain/settlement/points.ts';
import { table, times } from './report.ts';

/** A day whose true saving is known to be zero, settled as an event by the product's own code. */
export interface Evening {
  readonly date: string;
  readonly baselineWh: number;
  readonly usedWh: number;
  readonly noise: Noise | null;
}

/** One home's evenings by the plain mean and by the blend. */
export interface PaidHome {
  readonly name: string;
  readonly plain: readonly Evening[];
  readonly blend: readonly Evening[];
}

/** How much of a worse evening is carried over; the product has the first three. */
const LIMITS: readonly (readonly [
  name: string,
  of: (evening: Evening) => Pick<CarryEvening, 'factor' | 'noise'>,
])[] = [
  ['nothing (factor 0)', ({ noise }) => ({ factor: 0, noise })],
  ['its noise (factor 1)', ({ noise }) => ({ factor: 1, noise })],
  ['twice its noise (factor 2)', ({ noise }) => ({ factor: 2, noise })],
  ['one evening’s baseline', ({ baselineWh }) => ({ factor: 1, noise: upTo(baselineWh) })],
  ['everything', () => ({ factor: 1, noise: upTo(Number.MAX_SAFE_INTEGER) })],
];
type Limit = (typeof LIMITS)[number];
const NOTHING = LIMITS[0] as Limit;
const TWICE = LIMITS[2] as Limit;

const RULES = { pointsPerKwh: 100, deadBandPercent: DEFAULT_PROGRAM_RULES.deadBandPercent };
/** A member's share of the usual use: nothing saved, a fifth saved, and that with a party every tenth evening. */
const AS_USUAL = () => 1;
const SAVING = () => 0.8;
const WITH_PARTIES = (evening: number) => (evening % 10 === 9 ? 2.5 : 0.8);

/** What is paid for nothing, and for a saving of 20%, by how much is carried over; at multiplier 1 without a bonus. */
export function phantomTables(homes: readonly PaidHome[]): string {
  const lists = { plain: homes.map(({ plain }) => plain), blend: homes.map(({ blend }) => blend) };
  const both = (figure: (evenings: readonly (readonly Evening[])[]) => string) =>
    `${figure(lists.plain)} / ${figure(lists.blend)}`;
  return [
    table(
      [
        'carried over at most',
        'points for nothing a kWh used, plain / blend',
        'evenings paid for nothing',
        'paid ÷ true saving of 20%',
        'who has a party one evening in ten keeps',
      ],
      LIMITS.map((limit) => [
        limit[0],
        both((list) => phantomPoints(list, limit).toFixed(1)),
        both((list) => percent(paidEvenings(list, limit))),
        both((list) => times(paidOfSaving(list, limit))),
        both((list) => percent(points(list, limit, WITH_PARTIES) / points(list, NOTHING, WITH_PARTIES))),
      ]),
    ),
    '\nThe blend with factor 2, home by home',
    table(
      ['home', 'points for nothing a kWh used', 'evenings paid for nothing', 'paid ÷ true saving of 20%'],
      homes.map(({ name, blend }) => [
        name,
        phantomPoints([blend], TWICE).toFixed(1),
        percent(paidEvenings([blend], TWICE)),
        times(paidOfSaving([blend], TWICE)),
      ]),
    ),
  ].join('\n');
}

/** What the blend with factor 2 pays for nothing, of all homes together, and of a saving of 20%, of each. */
export function fairness(homes: readonly PaidHome[]): {
  readonly phantom: number;
  readonly saver: readonly number[];
} {
  return {
    phantom: phantomPoints(
      homes.map(({ blend }) => blend),
      TWICE,
    ),
    saver: homes.map(({ blend }) => paidOfSaving([blend], TWICE)),
  };
}

const phantomPoints = (homes: readonly (readonly Evening[])[], limit: Limit): number =>
  points(homes, limit, AS_USUAL) / kilowattHours(homes);

const paidOfSaving = (homes: readonly (readonly Evening[])[], limit: Limit): number =>
  points(homes, limit, SAVING) / (kilowattHours(homes) * 0.2 * RULES.pointsPerKwh);

function paidEvenings(homes: readonly (readonly Evening[])[], limit: Limit): number {
  const paid = homes.flatMap((evenings) => pays(evenings, limit, AS_USUAL));
  return paid.filter((pay) => pay > 0).length / paid.length;
}

const points = (
  homes: readonly (readonly Evening[])[],
  limit: Limit,
  use: (evening: number) => number,
): number => total(homes.flatMap((evenings) => pays(evenings, limit, use)));

const kilowattHours = (homes: readonly (readonly Evening[])[]): number =>
  total(homes.flat().map(({ usedWh }) => usedWh)) / 1000;

/** What each evening of a home pays, in points. */
function pays(evenings: readonly Evening[], [, limit]: Limit, use: (evening: number) => number): number[] {
  let carried: Carry | undefined;
  return evenings.map((evening, i) => {
    const { date, baselineWh, usedWh } = evening;
    const reductionWh = baselineWh - Math.round(usedWh * use(i));
    const { step, after } = carryOver(carried, { eventId: date, date, reductionWh, ...limit(evening) });
    carried = after;
    const countedWh = step?.countedWh ?? reductionWh;
    return reductionWh > 0 && countedWh > 0 && countedWh >= deadBandWh(baselineWh, RULES)
      ? reductionPoints({
          reductionWh: countedWh,
          pointsPerKwh: RULES.pointsPerKwh,
          multiplierHundredths: 100,
          bonusHundredths: 0,
        })
      : 0;
  });
}

function upTo(wattHours: number): Noise {
  return { days: 1, meanAbsoluteWh: wattHours, rootMeanSquareWh: wattHours, biasWh: 0 };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const percent = (share: number): string => `${Math.round(share * 100)}%`;
