import { toLocalDate } from '../../domain/meter/zone.ts';
import type { Brand } from '../brands/service.ts';
import { optIn, runDueEvents, scheduleEvent, type SaveOutcome } from '../events/service.ts';
import { ManualClock } from '../platform/clock.ts';
import { inEnglish } from '../platform/messages/inWords.ts';
import { makeStatement } from '../programs/service.ts';
import {
  keepDueExpectations,
  makeSettlementFile,
  measureDuePerformances,
  settleDue,
  workOnFile,
} from '../settlement/service.ts';
import { correctReadings, eveningCount, findPart, joinedEvenings, type DemoPlaces } from './deliveries.ts';
import type { DemoDeps } from './deps.ts';
import { pastEvenings, type Evening } from './eveningPlan.ts';
import type { DemoPlace } from './people.ts';
import { findHeldEvent } from './queries/events.ts';
import { DEMO_REASON, type DemoMember } from './record.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** After so many events, a program whose utility pays members itself has made a statement. */
const BILLED_EVENINGS = 2;
/** When in a month the file of the month before is made. */
const FILE_DAY = '02T15:00:00Z';
/** The brand whose utility corrects readings, so that a file restates another. */
const CORRECTED_BRAND = 'default';
/** Whose readings they are, and in which of their program's events, counted back from the latest. */
const CORRECTED = { role: 'gold', evening: 2 } as const;

/** Runs the past events in order, as if the program had been active: announced, joined, ended, settled. */
export async function livePast(
  demo: DemoDeps,
  brand: Brand,
  members: readonly DemoMember[],
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  const planned = places.flatMap((place, index) =>
    pastEvenings(place.utility.timeZone, now, eveningCount(index)).map((evening, nr) => ({
      place,
      index,
      evening,
      isBilled: nr + 1 === BILLED_EVENINGS,
    })),
  );
  planned.sort((a, b) => a.evening.start.getTime() - b.evening.start.getTime());
  const { deps } = demo;
  const clock = new ManualClock(now);
  const past = { ...deps, clock };
  for (const { place, index, evening, isBilled } of planned) {
    clock.set(new Date(evening.start.getTime() - DAY_MS));
    const eventId = await schedule(past, brand.id, place, evening);
    for (const { role, memberId } of members) {
      const part = findPart(role);
      const joins =
        part?.utility === index &&
        joinedEvenings(places, { role }, now).some(
          ({ start }) => start.getTime() === evening.start.getTime(),
        );
      if (joins) await optIn(deps.db, { brandId: brand.id, memberId, eventId, now: clock.now() });
    }
    clock.set(evening.start);
    await runDueEvents(past);
    await keepDueExpectations(deps.db);
    // The last evening settles no later than now, which is sooner in the first hours after midnight.
    clock.set(new Date(Math.min(evening.end.getTime() + 6 * HOUR_MS + DAY_MS, now.getTime())));
    await runDueEvents(past);
    await settleDue(past);
    // The forecast of the next event uses it.
    await measureDuePerformances(past);
    // Refused, as for staff, where the utility doesn't pay members itself.
    if (isBilled)
      await makeStatement(past, {
        brandId: brand.id,
        actorId: null,
        reason: DEMO_REASON,
        programId: place.programId,
        wattsPerPoint: brand.config.wattConversionRate,
        currency: brand.config.currency,
        month: null,
      });
  }
}

/** What the first program's utility pays by: last month's file, and in one brand a file of an event that restates another. */
export async function makeFiles(
  demo: DemoDeps,
  brand: Brand,
  members: readonly DemoMember[],
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  const [{ programId, utility }] = places;
  const staff = members.find(({ role }) => role === 'staff');
  if (staff === undefined) return;
  const order = { brandId: brand.id, actorId: staff.memberId, programId };
  const thisMonth = toLocalDate(utility.timeZone, now.getTime() / 1000).slice(0, 7);
  const lastMonth = new Date(Date.parse(`${thisMonth}-01T00:00:00Z`) - DAY_MS).toISOString().slice(0, 7);
  const asked = new Date(Math.min(Date.parse(`${thisMonth}-${FILE_DAY}`), now.getTime()));
  const make = async (
    at: Date,
    period: { readonly month: string | null; readonly eventId: string | null },
  ) => {
    const deps = { ...demo.deps, clock: new ManualClock(at) };
    const made = await makeSettlementFile(deps, { ...order, ...period, reason: DEMO_REASON });
    if ('refusal' in made) throw new Error(`A file was refused: ${inEnglish(made.refusal.message)}`);
    await workOnFile(deps, made.id, { ...deps, signal: new AbortController().signal });
  };
  await make(asked, { month: lastMonth, eventId: null });

  const person = members.find(({ role }) => role === CORRECTED.role);
  const evening = pastEvenings(utility.timeZone, now, eveningCount(0)).at(-CORRECTED.evening);
  if (brand.id !== CORRECTED_BRAND || person === undefined || evening === undefined) return;
  const event = await findHeldEvent(demo.deps.db, brand.id, eventKey(programId, evening));
  if (event === null) return;
  const period = { month: null, eventId: event.id };
  await make(new Date(evening.end.getTime() + 2 * DAY_MS), period);
  await correctReadings(demo, brand, person, places, evening.start);
  await settleDue(demo.deps);
  await make(now, period);
}

const eventKey = (programId: string, { start }: Pick<Evening, 'start'>): string =>
  `demonstration:${programId}:${start.toISOString()}`;

/** Schedules an evening of a program, where its limits allow that. */
export const trySchedule = (
  deps: DemoDeps['deps'],
  brandId: string,
  { programId }: Pick<DemoPlace, 'programId'>,
  { start, end }: Evening,
): Promise<SaveOutcome> =>
  scheduleEvent(deps, {
    brandId,
    programId,
    start,
    end,
    algorithm: 'participation_reduction',
    actorId: null,
    reason: DEMO_REASON,
    idempotencyKey: eventKey(programId, { start }),
  });

/** The same; nothing can prevent it in generated data. */
export async function schedule(...order: Parameters<typeof trySchedule>): Promise<string> {
  const outcome = await trySchedule(...order);
  if (!outcome.saved)
    throw new Error(`The demonstration could not schedule an event: ${inEnglish(outcome.refusal.message)}`);
  return outcome.event.id;
}
