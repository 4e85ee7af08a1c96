import { expect, it } from 'vitest';
import type { EventReceipt, ReceiptChange } from '../../../../../codegen/rest/types.ts';
import { clientApp, renderHtml } from '../../../../../tests/support/clientApp.tsx';
import { sentenceFault, sentencesOf, type Sentence } from '../../../../../tests/support/sentences.ts';
import { createMeter, member, preparedFor, TUESDAY } from '../../../../../tests/support/testHousehold.ts';
import { ALGORITHMS, ALGORITHM_RULES } from '../../../../domain/events/algorithms.ts';
import { DEFAULT_PROGRAM_RULES } from '../../../../domain/programs/rules.ts';
import { settleRealTime, type RealTimeReceipt } from '../../../../domain/settlement/realTime.ts';
import { restate } from '../../../../domain/settlement/restate.ts';
import { settleReduction } from '../../../../domain/settlement/settleReduction.ts';
import type { Provenance } from '../../../../domain/settlement/windowSource.ts';
import { EnergyUnitContext } from '../../../shared/format/EnergyUnit.ts';
import { CorrectionStep } from './CorrectionStep.tsx';
import { DeviceStep } from './DeviceStep.tsx';
import { StandingStep } from './StandingStep.tsx';

const always = () => true;
const none = () => [];
const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;
const money = (count: number) => (count < 100 ? `${count}¢` : `$${(count / 100).toFixed(2)}`);
const watts = (count: number) => `${count.toLocaleString('en-US')} watts`;
const taking = ({ devices }: RealTimeReceipt) => devices.filter(({ quarters }) => quarters > 0).length;
const app = await clientApp();

const REAL_TIME: readonly Sentence<RealTimeReceipt>[] = [
  [/^What your devices did (\S+)$/, (r) => [money(r.points)], always],
  [/^Tier and streak$/, none, always],
  [/^None of your devices took part\.$/, none, (r) => taking(r) === 0],
  [/^One device took part\.$/, none, (r) => taking(r) === 1],
  [/^(\d) devices took part\.$/, (r) => [String(taking(r))], (r) => taking(r) > 1],
  [/^(?:It earns|Each one earns) for every quarter hour it eased off\.$/, none, (r) => r.devicePoints > 0],
  [/^You left during the event\.$/, none, (r) => r.left && r.away !== true],
  [/^You went on vacation during the event\.$/, none, (r) => r.away === true],
  [/^Your devices still earn for what they did until then\.$/, none, (r) => r.left],
  [
    /^Your devices still earn for what they did until then, and your streak is safe\.$/,
    none,
    (r) => r.streakAfter === r.streakBefore,
  ],
  [
    /^Car: (\d) quarter hours? at (\S+ points?) ([\d.]+)$/,
    ({ devices: [car] }) => [
      String(car?.quarters),
      points((car?.rateTenths ?? 0) / 10),
      String(((car?.rateTenths ?? 0) * (car?.quarters ?? 0)) / 10),
    ],
    always,
  ],
  [
    /^Hall: (\d) quarter hours? at (\S+ points?) ([\d.]+)$/,
    ({ devices: [, hall] }) => [
      String(hall?.quarters),
      points((hall?.rateTenths ?? 0) / 10),
      String(((hall?.rateTenths ?? 0) * (hall?.quarters ?? 0)) / 10),
    ],
    always,
  ],
  [/^For taking part (\d+)$/, (r) => [String(r.participationPoints)], (r) => r.participationPoints > 0],
  [/^Total (\d+ points?)$/, (r) => [points(r.points)], always],
  [/^(\d+ points?) (?:is|are) worth (\S+)\.$/, (r) => [points(r.points), money(r.points)], always],
  [
    /^At (\d+ watts) a point, that’s (\S+ watts)\.$/,
    (r) => [watts(r.wattConversionRate), watts(r.watts)],
    always,
  ],
  [/^Your streak of (\d) events ended\.$/, (r) => [String(r.streakBefore)], (r) => r.streakAfter === 0],
  [/^Your next saving starts a new one\.$/, none, (r) => r.streakAfter === 0],
];

it('every sentence of a real-time result is true, and each figure in it is a field of the receipt', () => {
  const faults = new Set<string>();
  const quarter = 900;
  for (const algorithm of ALGORITHMS.filter((each) => ALGORITHM_RULES[each].reduction === 'device'))
    for (const stay of ['stayed', 'left', 'away'])
      for (const quarters of [[], [1], [4], [4, 2]]) {
        const receipt = settleRealTime({
          event: { id: 'event', algorithm, start: 0, end: 4 * quarter },
          rules: DEFAULT_PROGRAM_RULES,
          wattConversionRate: 100,
          devices: (['Car', 'Hall'] as const).map((displayName, place) => ({
            deviceId: displayName,
            deviceType: place === 0 ? 'ev' : 'thermostat',
            displayName,
            stretches: quarters[place] === undefined ? [] : [{ start: 0, end: quarters[place] * quarter }],
          })),
          left: stay !== 'stayed',
          away: stay === 'away',
          standing: { recent: [], streak: 4, setup: 'utility-connected' },
        });
        const { streakBefore: before, streakAfter: after, streakChange: change } = receipt;
        const html = renderHtml(
          app,
          <>
            <DeviceStep receipt={receipt} />
            {change !== 'kept' && <StandingStep streak={{ before, after, change }} />}
          </>,
          '/',
        );
        for (const sentence of sentencesOf(html)) {
          const fault = sentenceFault(REAL_TIME, sentence, receipt);
          if (fault !== null) faults.add(`${fault} (${algorithm}, ${stay}, ${quarters.join()})`);
        }
      }
  expect([...faults]).toEqual([]);
});

const exact = (wattHours: number) => `${(Math.abs(wattHours) / 1000).toFixed(3)} kWh`;
/** The two energies where they are less or more than usual. */
const energies = ({ reductionWh: { before, after } }: ReceiptChange) =>
  [before, after].filter((value) => value !== null && value !== 0).map((value) => exact(value ?? 0));
const directed = (before: number, after: number) => (change: ReceiptChange) =>
  Math.sign(change.reductionWh.before ?? 0) === before && Math.sign(change.reductionWh.after ?? 0) === after;
const is =
  (code: ReceiptChange['code']) =>
  (change: ReceiptChange): boolean =>
    change.code === code;

const CHANGES: readonly Sentence<ReceiptChange>[] = [
  [/^Corrections$/, none, always],
  [/^Some readings were withdrawn, so there was no result anymore/, none, is('no-longer-usable')],
  [/^The missing readings arrived/, none, is('usable-again')],
  [/^We corrected whether you’d left/, none, is('participation-changed')],
  [
    /^Your utility’s readings replaced your own file, so this is paid now/,
    none,
    (change) => is('payment-changed')(change) && change.memberWatts > 0,
  ],
  [
    /^Only your own file covers this now, so it isn’t paid/,
    none,
    (change) => is('payment-changed')(change) && change.memberWatts < 0,
  ],
  [/^Paid readings replaced an estimate, or/, none, (change) => change.memberWatts === 0],
  [/^The readings for this event were corrected/, none, is('readings-changed')],
  [/^Your usual for this event was corrected/, none, is('usual-changed')],
  [/^An earlier event was corrected, which changed where you stood/, none, is('standing-changed')],
  [/^Some details of the calculation changed/, none, is('figures-changed')],
  ...(
    [
      ['less', 1, 'less', 1],
      ['less', 1, 'more', -1],
      ['more', -1, 'less', 1],
      ['more', -1, 'more', -1],
    ] as const
  ).map(([from, before, to, after]): Sentence<ReceiptChange> => [
    new RegExp(`^Your result went from (\\S+ kWh) ${from} than usual to (\\S+ kWh) ${to} than usual\\.$`),
    energies,
    directed(before, after),
  ]),
  [
    /^Your result went from as much as usual to (\S+ kWh) (?:less|more) than usual\.$/,
    energies,
    (c) => c.reductionWh.before === 0,
  ],
  [
    /^Your result went from (\S+ kWh) (?:less|more) than usual to as much as usual\.$/,
    energies,
    (c) => c.reductionWh.after === 0,
  ],
  [/^Your tier before the event: (\w+) instead of (\w+)\.$/, ({ tier }) => [tier.after, tier.before], always],
  [
    /^Your streak before the event: (\d+) instead of (\d+)\.$/,
    ({ streak }) => [String(streak.after), String(streak.before)],
    always,
  ],
  [
    /^Left to make up before the event: (\S+ kWh) instead of (\S+ kWh)\.$/,
    ({ carriedWh }) => [exact(carriedWh?.after ?? 0), exact(carriedWh?.before ?? 0)],
    ({ carriedWh }) => carriedWh !== undefined,
  ],
  [
    /^It’s worth (\S+) instead of (\S+)\.$/,
    ({ points: { before, after } }) => [money(after), money(before)],
    always,
  ],
  [
    /^You’d already spent (\S+ watts) of it\.$/,
    ({ forgivenWatts }) => [watts(forgivenWatts)],
    ({ forgivenWatts }) => forgivenWatts > 0,
  ],
  [/^Those are yours to keep\.$/, none, ({ forgivenWatts }) => forgivenWatts > 0],
];

interface Settled {
  readonly usedWh: number | null;
  readonly usualWh?: number;
  readonly left?: boolean;
  readonly provenance?: Provenance;
  readonly streak?: number;
  readonly recent?: readonly number[];
  readonly carriedWh?: number;
}
const RESULTS: readonly Settled[] = [
  { usedWh: 400 },
  { usedWh: 380 },
  { usedWh: 1000 },
  { usedWh: 1230 },
  { usedWh: 1260 },
  { usedWh: null },
  { usedWh: 400, usualWh: 1100 },
  { usedWh: 400, left: true },
  { usedWh: 400, provenance: 'upload' },
  { usedWh: 400, streak: 3, recent: [2_000] },
  { usedWh: 400, carriedWh: -250 },
];

it('every sentence of a correction is true, and each figure in it is a field of the change', () => {
  const faults = new Set<string>();
  const settle = ({
    usedWh,
    usualWh = 1000,
    left = false,
    provenance,
    streak = 0,
    recent = [],
    carriedWh,
  }: Settled) => {
    const use = (date: string) => (date === '2026-03-03' ? usedWh : usualWh);
    const meter = createMeter({ use, ...(provenance === undefined ? {} : { provenance }) }, TUESDAY);
    const carried = { wh: carriedWh ?? 0, eventId: 'earlier', date: '2026-02-24', eventsSince: 0 };
    const standing = {
      recent,
      streak,
      setup: 'utility-connected',
      ...(carriedWh === undefined ? {} : { carried }),
    } as const;
    return settleReduction(preparedFor(TUESDAY), member(meter, { left, standing })).receipt;
  };
  for (const before of RESULTS)
    for (const after of RESULTS)
      for (const balanceWatts of [100_000, 1_000]) {
        const restated = restate(settle(before), settle(after), { balanceWatts, forgivenSoFarWatts: 0 });
        if (restated === null) continue;
        const { sentence: change } = restated;
        const versions = [
          {
            version: 2,
            settled_at: '2026-03-09T12:00:00Z',
            points: change.points.after,
            change_reason: null,
            change,
          },
        ] as unknown as EventReceipt['versions'];
        const html = renderHtml(
          app,
          <EnergyUnitContext value="kWh">
            <CorrectionStep versions={versions} timeZone="UTC" />
          </EnergyUnitContext>,
          '/',
        );
        // The first line ends with the moment and the pay.
        for (const sentence of sentencesOf(html.replaceAll('<p', '\n<p'))) {
          const fault = sentenceFault(CHANGES, sentence, change as ReceiptChange);
          if (fault !== null) faults.add(`${fault} (${JSON.stringify([before, after])})`);
        }
      }
  expect([...faults]).toEqual([]);
});
