import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '../../../src/domain/meter/localDay.ts';
import type { SettledReceipt } from '../../../src/domain/settlement/receipt.ts';
import { readMeters } from '../../../src/server/meter/service.ts';
import { receiptDifferences } from '../../../src/domain/settlement/recompute.ts';
import { readParticipation, readReceipts } from '../../support/books.ts';
import {
  localInstant,
  Neighbourhood,
  saving,
  ZONE,
  type Household,
  type Use,
} from '../../support/neighbourhood.ts';
import { testDb, type TestDatabase } from '../../support/testDb.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
});
afterAll(() => database.close());

/** 400 Wh an hour from 01:00 to 03:00, as `saving` for the rest: a change of the clock shows at night. */
const night: Use = (date, second) =>
  second >= 3600 && second < 3 * 3600 ? 100 : saving({ '2026-03-08': 300, '2026-11-01': 300 })(date, second);

interface Held {
  readonly place: Neighbourhood;
  readonly home: Household;
}

async function homeWith(from: string, to: string, now: string): Promise<Held> {
  const place = await Neighbourhood.on(database.db, now, { settlementIntervalMinutes: 30 });
  const home = await place.household({ autoJoin: true });
  await place.deliver(home, { use: night, from, to });
  return { place, home };
}

async function receiptOn(
  { place, home }: Held,
  date: string,
  from: number,
  to: number,
): Promise<SettledReceipt> {
  const event = await place.event(date, from, to);
  await place.goTo(date, 23);
  expect(await place.settle()).toMatchObject({ settled: 1, failed: 0 });
  expect(await readParticipation(database.db, home, event)).toMatchObject({ settlement: 'SETTLED' });
  const [row] = await readReceipts(database.db, home, event);
  const receipt = row?.receipt as SettledReceipt;
  expect(receiptDifferences(receipt)).toEqual([]);
  return receipt;
}

describe.each([
  [
    '23',
    '2026-03-08',
    {
      first: '2026-01-20',
      before: '2026-03-07T20:00:00Z',
      last: '2026-03-15',
      nextWeekend: '2026-03-14',
      changing: [2, 3],
    },
  ],
  [
    '25',
    '2026-11-01',
    {
      first: '2026-09-15',
      before: '2026-10-31T19:00:00Z',
      last: '2026-11-08',
      nextWeekend: '2026-11-07',
      changing: [1.5, 2.5],
    },
  ],
] as const)('a day of %s hours', (hours, date, { first, before, last, nextWeekend, changing }) => {
  it('is imported completely, without a gap or an extra hour', async () => {
    const { home } = await homeWith(date, date, `${last}T20:00:00Z`);
    const day = Math.floor(Date.parse(date) / 86_400_000);
    const [meter] =
      (
        await readMeters(database.db, {
          memberIds: [home.memberId],
          channel: 'import',
          firstDay: day - 1,
          lastDay: day + 2,
        })
      ).get(home.memberId) ?? [];
    if (!meter) throw new Error('no meter');
    const { mWh, complete } = localDay(meter.days, ZONE, date, 900);
    expect({ quarters: mWh.length, complete }).toEqual({ quarters: Number(hours) * 4, complete: true });
  });

  it('settles its own evening by its wall clock', async () => {
    const receipt = await receiptOn(await homeWith(first, last, before), date, 18, 19);
    expect(receipt.event).toMatchObject({
      start: localInstant(date, 18).toISOString().replace('.000', ''),
      localDate: date,
      dayType: 'other',
    });
    expect(receipt).toMatchObject({ baselineWh: 1000, usedWh: 700, reductionWh: 300 });
  });

  it('is excluded from baselines for hours in which the clock changed, and included for others', async () => {
    const createHome = () => homeWith(first, last, `${date}T20:00:00Z`);
    const atNight = await receiptOn(await createHome(), nextWeekend, changing[0], changing[1]);
    expect(atNight.daysRejected).toContainEqual(expect.objectContaining({ date, reason: 'clock-change' }));
    expect(atNight).toMatchObject({ baselineWh: 400, usedWh: 400 });
    const inTheEvening = await receiptOn(await createHome(), nextWeekend, 20, 21);
    expect(inTheEvening.daysUsed.map((day) => day.date)).toContain(date);
  });
});
