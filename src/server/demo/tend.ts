import { toLocalDate } from '../../domain/meter/zone.ts';
import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { leaveRunning } from './answers.ts';
import { demoCommand } from './command.ts';
import { holdBack } from './deliveries.ts';
import { midnightBefore, nextEvening } from './eveningPlan.ts';
import type { DemoDeps } from './deps.ts';
import { toldAtMeter } from './homeBattery.ts';
import { tellHouseholds } from './households.ts';
import { madeUpReadings } from './readings.ts';
import { batteryTold, comingStarts, joinedWindows } from './queries/events.ts';
import { findUntargeted, isUntargeted } from './queries/partner.ts';
import { isOutdated, outagesOver, readRecord } from './queries/world.ts';
import { updateUtility } from '../programs/service.ts';
import { DEMO_REASON, type DemoMember, type DemoRecord } from './record.ts';
import { writeRecord } from './store/world.ts';
import { trySchedule } from './pastEvents.ts';
import { CHARGERS, targetChargers } from './ven.ts';

const JOB = 'demonstration.tend';
/** How often the demonstration is brought up to date, in product time. */
const EVERY_MS = 30 * 60_000;
/** A program's limits are for days and weeks, so an evening of the next week is allowed. */
const TRIED_DAYS = 8;

/**
 * Brings the demonstration up to date: a next event for every program, a target for the sandbox's device, the end of a
 * utility's outage, a member who leaves a running event, readings up to last midnight for every meter, and word of joined
 * events for the sandbox's households.
 */
export async function tend(demo: DemoDeps): Promise<void> {
  const { deps } = demo;
  const now = deps.clock.now();
  const record = await readRecord(deps.db);
  const coming = await comingStarts(deps.db, now);
  for (const program of record.programs)
    await planNext(deps, program, coming.get(program.programId) ?? null, now);
  await targetChargers(deps, record);
  await endOutages(deps, record.programs, now);
  await leaveRunning(deps, record.members, now);
  await tellHouseholds(deps, record.tendedAt, now);
  const members: DemoMember[] = [];
  for (const member of record.members) members.push(await deliver(demo, member, now));
  await writeRecord(deps.db, { ...record, members, tendedAt: now.getTime() }, now);
}

/**
 * Schedules the next evening that the program's limits allow, unless something is planned by that day: what staff planned
 * or changed comes first.
 */
async function planNext(
  deps: DemoDeps['deps'],
  { brandId, programId, zone }: DemoRecord['programs'][number],
  coming: Date | null,
  now: Date,
): Promise<void> {
  const dateOf = (at: Date) => toLocalDate(zone, Math.floor(at.getTime() / 1000));
  for (let later = 0; later < TRIED_DAYS; later += 1) {
    const evening = nextEvening(zone, now, later);
    if (coming !== null && dateOf(coming) <= dateOf(evening.start)) return;
    if ((await trySchedule(deps, brandId, { programId }, evening)).saved) return;
  }
}

/** Its utility is back when it said that it would be. */
async function endOutages(
  deps: DemoDeps['deps'],
  programs: readonly { readonly programId: string }[],
  now: Date,
): Promise<void> {
  const over = await outagesOver(
    deps.db,
    programs.map(({ programId }) => programId),
    now,
  );
  for (const utility of over)
    await updateUtility(deps, {
      ...utility,
      actorId: null,
      reason: DEMO_REASON,
      name: undefined,
      shortName: undefined,
      timeZone: undefined,
      connection: undefined,
      inOutage: false,
      outageEndAt: null,
    });
}

/** The utility's nightly delivery for one home. */
async function deliver(
  { deps, meter, brands }: DemoDeps,
  member: DemoMember,
  now: Date,
): Promise<DemoMember> {
  const { home, brandId, memberId } = member;
  const brand = brands.find(({ id }) => id === brandId);
  if (home === null || brand === undefined || member.silentSince !== null) return member;
  const until = midnightBefore(home.zone, now) / 1000;
  if (until <= member.readUntil) return member;
  const [from, to] = [new Date(member.readUntil * 1000), new Date(until * 1000)];
  const windows = await joinedWindows(deps.db, memberId, from, to);
  const unusual = {
    heldBack: windows.map(({ start, end }) =>
      holdBack(member, start, end, Math.floor(start.getTime() / 86_400_000)),
    ),
    battery: toldAtMeter(home, await batteryTold(deps.db, memberId, from, to)),
  };
  const read = madeUpReadings(
    home,
    member.meterNumber,
    brand.config.country,
    member.readUntil,
    until,
    unusual,
  );
  if (read !== null) await meter.importReadings(deps.db, { brandId, memberId, timeZone: home.zone }, read);
  return { ...member, readUntil: until };
}

/** The demonstration's jobs, and the command that removes it. Without a demonstration nothing is ever due. */
export function demoSubject(demo: DemoDeps): SubjectModule {
  const job: JobDefinition = { name: JOB, run: () => tend(demo) };
  const due: DueSource = {
    name: 'demonstration',
    isDue: (now) => [isOutdated(now, EVERY_MS), isUntargeted(CHARGERS)],
    find: async (db, now) => {
      const { brands, tendedAt } = await readRecord(db);
      if (brands.length === 0) return [];
      const isDue =
        Math.abs(now.getTime() - tendedAt) >= EVERY_MS || (await findUntargeted(db, CHARGERS)) !== null;
      return isDue ? [{ job: JOB, data: {}, key: JOB }] : [];
    },
  };
  return { name: 'demonstration', jobs: [job], dueSources: [due], commands: [demoCommand(demo.brands)] };
}
