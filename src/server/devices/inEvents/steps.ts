import { setTimeout as wait } from 'node:timers/promises';
import { USUAL_COMFORT } from '../../../domain/devices/comfort.ts';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { USUAL_RESERVE_PERCENT } from '../../../domain/devices/reserve.ts';
import { deviceControl, deviceType } from '../../../domain/devices/deviceTypes.ts';
import { LEASE_SECONDS } from '../../../domain/events/deviceDirection.ts';
import type { DeviceInEvent, DeviceMove } from '../../../domain/events/deviceInEvent.ts';
import {
  afterCommand,
  afterDisconnect,
  afterUndo,
  afterWatch,
  readBeforeCommand,
  readBeforeRestore,
  type CloudAnswer,
  type StepFacts,
} from '../../../domain/events/deviceSteps.ts';
import { readEventsById, type StoredEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { DeviceCloud, DeviceCommand, DeviceState } from '../clouds/cloud.ts';
import { writeLog } from '../store/log.ts';
import type { ConnectionKey } from '../store/connections.ts';
import {
  callPartner,
  COMMAND_DEADLINE_MS,
  CLAIM_EXPIRED,
  STATE_DEADLINE_MS,
  type PartnerCallDeps,
  type CallOutcome,
  type OpenClouds,
} from './partnerCalls.ts';
import {
  claimSteps,
  stepKey,
  resetFarDueTimes,
  writePlannedCommands,
  writeStates,
  writeSteps,
  type ClaimedStep,
} from './store.ts';

export interface StepDeps extends PartnerCallDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly openClouds: OpenClouds;
}

/** Steps in one claim. */
export const STEP_BATCH = 500;
/** No call starts later than this after the claim, milliseconds, so that it ends before the lease does. */
const BEGIN_WITHIN_MS = 30_000;
/** A state younger than this is not read again, seconds. */
const FRESH_SECONDS = 20;
const WATCH_SECONDS = 300;
/** Clouds without webhooks are read more often. */
const POLLED_WATCH_SECONDS = 60;

/** How often to claim steps of other partners while one is slow, milliseconds of real time. */
const CLAIM_AGAIN_MS = 500;

/**
 * Does all due steps in batches, one partner at a time in each. No transaction is open during calls; a
 * batch's results are written together. A slow partner doesn't block the others. Answers the number of steps.
 */
export async function doDueSteps(
  deps: StepDeps,
  {
    signal,
    batch = STEP_BATCH,
    onBatch,
  }: { signal?: AbortSignal; batch?: number; onBatch?: () => void } = {},
): Promise<number> {
  await resetFarDueTimes(deps.db, deps.clock.now());
  const busy = new Map<string, Promise<void>>();
  const faults: unknown[] = [];
  let done = 0;
  const begin = (partner: string, work: Promise<void>): void => {
    const over = work
      .then(onBatch, (error: unknown) => void faults.push(error))
      .finally(() => busy.delete(partner));
    busy.set(partner, over);
  };
  try {
    while (faults.length === 0 && !signal?.aborted) {
      const claimed = await claimBatch(deps, batch, [...busy.keys()]);
      done += claimed.count;
      for (const [partner, work] of claimed.partners) begin(partner, work());
      if (claimed.count < batch && busy.size === 0) break;
      if (busy.size > 0)
        await Promise.race([
          ...busy.values(),
          ...(claimed.count === batch
            ? [Promise.resolve()]
            : [wait(CLAIM_AGAIN_MS, undefined, { ref: false })]),
        ]);
    }
  } finally {
    await Promise.all(busy.values());
  }
  if (faults.length > 0) throw faults[0];
  return done;
}

/** A claimed step with its event and cloud. */
interface Task {
  readonly row: ClaimedStep;
  readonly event: StoredEvent;
  readonly cloud: DeviceCloud | null;
}

interface Result {
  readonly task: Task;
  readonly move: DeviceMove;
  /** The state that the partner reported; null if it reported none. */
  readonly seen: DeviceState | null;
}

/** A command with the row as it must be written before sending. */
interface PlannedCommand {
  readonly task: Task;
  readonly row: DeviceInEvent;
  readonly command: DeviceCommand;
}

/** Claims steps of partners that aren't busy, grouped by partner. */
async function claimBatch(
  deps: StepDeps,
  limit: number,
  busy: readonly string[],
): Promise<{ count: number; partners: [string, () => Promise<void>][] }> {
  const { db, clock } = deps;
  const claimedAt = performance.now();
  const isLate = (): boolean => performance.now() - claimedAt > BEGIN_WITHIN_MS;
  const now = clock.now();
  const lease = toSeconds(now) + LEASE_SECONDS;
  const claimed = await claimSteps(db, now, lease, limit, busy);
  if (claimed.length === 0) return { count: 0, partners: [] };
  const events = await readEventsById(db, [...new Set(claimed.map(({ eventId }) => eventId))]);
  const partners = [...new Set(claimed.map(({ connectionConfigId }) => connectionConfigId))];
  const partnerSteps = (partner: string): ClaimedStep[] =>
    claimed.filter(({ connectionConfigId }) => connectionConfigId === partner);
  return {
    count: claimed.length,
    partners: partners.map((partner) => [
      partner,
      () => doBatch(deps, partnerSteps(partner), events, lease, isLate),
    ]),
  };
}

async function doBatch(
  deps: StepDeps,
  claimed: readonly ClaimedStep[],
  events: ReadonlyMap<string, StoredEvent>,
  lease: number,
  isLate: () => boolean,
): Promise<void> {
  const { db, clock } = deps;
  const tasks = await openAll(deps, claimed, events);

  const planned: PlannedCommand[] = [];
  const results: Result[] = [];
  await Promise.all(
    tasks.map(async (task) => {
      const found = await checkDevice(deps, task, isLate);
      if (found === null) return;
      if ('command' in found) planned.push(found);
      else results.push(found);
    }),
  );
  // The command is written before it is sent, so that a repeat after a crash knows the command.
  const ours = await writePlannedCommands(
    db,
    lease,
    planned.map(({ task, row }) => toRecord(task, row)),
  );
  const commands = planned.filter(({ task }) => ours.has(stepKey(task.row)));
  await Promise.all(
    commands.map(async (aim) => {
      const result = await sendCommand(deps, aim, isLate);
      if (result !== null) results.push(result);
    }),
  );
  await writeResults(db, clock.now(), lease, results);
}

/** Opens each connection once for all its devices. */
async function openAll(
  deps: StepDeps,
  claimed: readonly ClaimedStep[],
  events: ReadonlyMap<string, StoredEvent>,
): Promise<Task[]> {
  const keyed = new Map<string, ConnectionKey>();
  for (const row of claimed)
    if (!row.removed && row.connection === 'connected') keyed.set(connectionKey(row), row);
  const opened = keyed.size === 0 ? [] : await deps.openClouds([...keyed.values()]);
  const clouds = new Map([...keyed.keys()].map((key, index) => [key, opened[index] ?? null]));
  return claimed.flatMap((row) => {
    const event = events.get(row.eventId);
    return event === undefined ? [] : [{ row, event, cloud: clouds.get(connectionKey(row)) ?? null }];
  });
}

const connectionKey = ({ memberId, connectionId }: ConnectionKey): string => `${memberId}:${connectionId}`;

/** Every step begins by reading the device. Null if the claim has expired. */
async function checkDevice(
  deps: StepDeps,
  task: Task,
  isLate: () => boolean,
): Promise<PlannedCommand | Result | null> {
  const { row, event } = task;
  if (row.removed || row.connection === 'removed') return { task, move: afterDisconnect(row), seen: null };
  const known = row.step === 'command' && row.before !== null;
  const state = known ? null : await readState(deps, task, isLate);
  if (state === CLAIM_EXPIRED) return null;
  const facts = toFacts(task, deps.clock.now());
  const reported: CloudAnswer | null =
    state === null ? (task.cloud === null ? NOT_ACCEPTED : null) : toReported(state);
  const seen = state?.ok === true ? state.value : null;
  if (row.step === 'watch') return { task, move: afterWatch(row, facts, reported ?? NOT_ACCEPTED), seen };
  if (row.step === 'undo') {
    const back = readBeforeRestore(row, facts, reported ?? NOT_ACCEPTED);
    return back.resume ? { task, row: back.row, command: { kind: 'resume' } } : { task, move: back, seen };
  }
  const checked = readBeforeCommand(row, facts, reported);
  if (checked.plan === null) return { task, move: checked, seen };
  const until = event.end;
  return {
    task,
    row: checked.row,
    command: { ...checked.plan, until },
  };
}

async function readState(
  deps: StepDeps,
  { row, cloud }: Task,
  isLate: () => boolean,
): Promise<CallOutcome<DeviceState>> {
  if (cloud === null) return NOT_ACCEPTED;
  const age = toSeconds(deps.clock.now()) - row.stateAt;
  // A watch that is due without a failure was woken by a state that is already stored.
  if (age >= 0 && age < FRESH_SECONDS && row.failures === 0) return { ok: true, value: row.state };
  return callPartner(deps, row.connectionConfigId, STATE_DEADLINE_MS, isLate, () =>
    cloud.state(row.externalId),
  );
}

async function sendCommand(
  deps: StepDeps,
  { task, row, command }: PlannedCommand,
  isLate: () => boolean,
): Promise<Result | null> {
  const { cloud, row: claimed } = task;
  // A different end makes it a different command, even where the outcome of the one before is unknown.
  const until = 'until' in command && command.until !== null ? `:${toSeconds(command.until)}` : '';
  const key = `${claimed.eventId}:${claimed.deviceId}:${claimed.step}:${claimed.tries}${until}`;
  // A row with `before` was about to be commanded, so the command may have been sent.
  const perhapsSent = claimed.step === 'command' && claimed.before !== null;
  const answer =
    cloud === null
      ? NOT_ACCEPTED
      : await callPartner(deps, claimed.connectionConfigId, COMMAND_DEADLINE_MS, isLate, () =>
          cloud.command(claimed.externalId, command, key, perhapsSent),
        );
  if (answer === CLAIM_EXPIRED) return null;
  const facts = toFacts(task, deps.clock.now());
  const move =
    claimed.step === 'undo'
      ? afterUndo(row, facts, toReported(answer))
      : afterCommand(row, facts, toReported(answer), claimed.until);
  return { task, move, seen: answer.ok ? answer.value : null };
}

function writeResults(db: Db, at: Date, lease: number, results: readonly Result[]): Promise<void> {
  return transaction(db, async (tx) => {
    const ours = await writeSteps(
      tx,
      lease,
      results.map(({ task, move }) => toRecord(task, move.row)),
    );
    const written = results.filter(({ task }) => ours.has(stepKey(task.row)));
    await writeLog(
      tx,
      written.flatMap(({ task: { row }, move }) =>
        move.log.map((history) => ({
          memberId: row.memberId,
          deviceId: row.deviceId,
          eventId: row.eventId,
          at,
          history,
        })),
      ),
    );
    await writeStates(
      tx,
      at,
      written.flatMap(({ task: { row }, seen }) =>
        seen === null || seen === row.state
          ? []
          : [{ memberId: row.memberId, deviceId: row.deviceId, state: seen }],
      ),
    );
  });
}

function toRecord({ row: { memberId, eventId, deviceId, step } }: Task, row: DeviceInEvent) {
  const { advance, participation, history, dueAt, failures, tries, before, target, until, seenAt } = row;
  const { shifted, fed } = row;
  return {
    memberId,
    eventId,
    deviceId,
    wasStep: step,
    step: row.step,
    advance,
    participation,
    history,
    dueAt,
    failures,
    tries,
    before,
    target,
    until,
    seenAt,
    shifted,
    fed,
  };
}

const NOT_ACCEPTED = { ok: false, why: 'auth' } as const;

function toReported(answer: Exclude<CallOutcome<DeviceState>, typeof CLAIM_EXPIRED>): CloudAnswer {
  return answer.ok ? { ok: true, state: answer.value } : answer;
}

function toFacts({ row, event }: Task, now: Date): StepFacts {
  const polled = connectionConfig(row.connectionConfigId)?.cloud === 'account';
  return {
    control: deviceControl(deviceType(row.deviceType)),
    comfort: row.comfort ?? USUAL_COMFORT,
    reservePercent: row.reservePercent ?? USUAL_RESERVE_PERCENT,
    end: toSeconds(event.end),
    watchSeconds: polled ? POLLED_WATCH_SECONDS : WATCH_SECONDS,
    now: toSeconds(now),
  };
}

function toSeconds(at: Date): number {
  return at.getTime() / 1000;
}
