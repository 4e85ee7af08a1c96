import type { MeterImport, MeterOwner, MeterService, ReadMeterFile } from '../../meter/service.ts';
import type { Deps } from '../../platform/context.ts';
import { CommandFault } from '../../platform/operator/command.ts';
import { settleEvent } from '../../settlement/service.ts';
import { findHeldEvent, type HeldEvent } from '../queries/events.ts';
import { holdEvent } from './hold.ts';
import { freeEvening, replayProgram } from './place.ts';
import { planReplay, type ReplayPlan } from './plan.ts';
import { readResult, type ReplayResult } from './result.ts';

export interface Replayed {
  readonly plan: ReplayPlan;
  readonly taken: MeterImport;
  readonly event: HeldEvent;
  /** Whether this file was replayed for the member before. */
  readonly repeated: boolean;
  readonly result: ReplayResult;
}

/**
 * Replays a meter file for a member: moves it to the last weeks, imports it as an operator's import, runs an
 * event on its last complete weekday evening without another event, and settles it.
 *
 * The replayed file gets its own meter, with a number derived from the real one, the file and the
 * member. So it never mixes with the member's other readings or with the real meter. The event is settled by
 * this meter; earlier results keep theirs.
 *
 * Repeating it is harmless: the file moves to the same place as the first time, so everything is already
 * done. After an interruption it continues.
 */
export async function replay(
  deps: Deps,
  meter: MeterService,
  owner: MeterOwner,
  { file, sha256 }: ReadMeterFile,
): Promise<Replayed> {
  const { brandId, memberId, timeZone } = owner;
  const key = `replay:${memberId}:${sha256}`;
  const before = await meter.findImport(deps.db, owner, { sha256: key, source: 'operator' });
  const now = before?.importedAt ?? deps.clock.now();
  const plan = planReplay(
    file,
    (real) => `replay:${memberId}:${sha256}:${real}`,
    timeZone,
    Math.floor(now.getTime() / 1000),
  );
  if (plan === null)
    throw new CommandFault(
      `${file.name}: no Monday to Friday is covered from midnight to midnight ` +
        'by readings of at most an hour, so no event can be held on it.',
    );

  const { import: taken, servicePointIds } = await meter.importReadings(deps.db, owner, {
    file: plan.file,
    sha256: key,
    source: 'operator',
  });
  const earlier = await findHeldEvent(deps.db, brandId, key);
  const [servicePointId] = servicePointIds;
  if (servicePointId === undefined) throw new Error('The replayed file was taken in without its meter.');
  const event = earlier ?? (await holdNew(deps, owner, { plan, servicePointId, key }));
  await settleEvent(deps, brandId, event.id);
  return {
    plan,
    taken,
    event,
    repeated: earlier !== null,
    result: await readResult(deps.db, memberId, event.id),
  };
}

async function holdNew(
  deps: Deps,
  { brandId, memberId }: MeterOwner,
  { plan, servicePointId, key }: { plan: ReplayPlan; servicePointId: string; key: string },
): Promise<HeldEvent> {
  const evening = await freeEvening(deps.db, memberId, plan.evenings);
  if (evening === null)
    throw new CommandFault(
      'The member takes part in other events on each of the evenings that this file covers.',
    );
  const programId = await replayProgram(deps, brandId, memberId, plan.settlementMinutes);
  return holdEvent(deps, { brandId, memberId, servicePointId, programId, evening, key });
}
