import type { DueSource, JobDefinition } from '../platform/jobs/jobs.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { demoCommand } from './command.ts';
import { holdBack } from './deliveries.ts';
import { midnightBefore, nextEvening } from './eveningPlan.ts';
import type { DemoDeps } from './deps.ts';
import { toldAtMeter } from './homeBattery.ts';
import { tellHouseholds } from './households.ts';
import { madeUpReadings } from './readings.ts';
import { batteryTold, joinedWindows, upcomingPrograms } from './queries/events.ts';
import { isOutdated, outagesOver, readRecord } from './queries/world.ts';
import { updateUtility } from '../programs/service.ts';
import { DEMO_REASON, type DemoMember } from './record.ts';
import { writeRecord } from './store/world.ts';
import { schedule } from './pastEvents.ts';

const JOB = 'demonstration.tend';
/** How often the demonstration is brought up to date, in product time. */
const EVERY_MS = 30 * 60_000;

/**
 * Brings the demonstration up to date: a next event for every program, the end of a utility's outage, readings up to last
 * midnight for every meter, and word of joined events for the sandbox's households.
 */
export async function tend(demo: DemoDeps): Promise<void> {
  const { deps } = demo;
  const now = deps.clock.now();
  const record = await readRecord(deps.db);
  const planned = await upcomingPrograms(deps.db, now);
  for (const { brandId, programId, zone } of record.programs) {
    if (!planned.has(programId)) await schedule(deps, brandId, { programId }, nextEvening(zone, now));
  }
  await endOutages(deps, record.programs, now);
  await tellHouseholds(deps, record.tendedAt, now);
  const members: DemoMember[] = [];
  for (const member of record.members) members.push(await deliver(demo, member, now));
  await writeRecord(deps.db, { ...record, members, tendedAt: now.getTime() }, now);
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
    isDue: (now) => [isOutdated(now, EVERY_MS)],
    find: async (db, now) => {
      const { brands, tendedAt } = await readRecord(db);
      return brands.length > 0 && Math.abs(now.getTime() - tendedAt) >= EVERY_MS
        ? [{ job: JOB, data: {}, key: JOB }]
        : [];
    },
  };
  return { name: 'demonstration', jobs: [job], dueSources: [due], commands: [demoCommand(demo.brands)] };
}
