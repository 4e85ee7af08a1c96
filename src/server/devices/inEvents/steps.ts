import { setTimeout as wait } from 'node:timers/promises';
import { USUAL_COMFORT } from '../../../domain/devices/comfort.ts';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { deviceControl } from '../../../domain/devices/deviceConfigs.ts';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { LEASE_SECONDS } from '../../../domain/events/deviceDirection.ts';
import type { DeviceInEvent, DeviceMove } from '../../../domain/events/deviceInEvent.ts';
import {
  afterCommand,
  afterDisconnect,
  afterUndo,
  afterWatch,
  look,
  lookBack,
  type Heard,
  type StepFacts,
} from '../../../domain/events/deviceSteps.ts';
import { readEventsById, type StoredEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { DeviceCloud, DeviceCommand, DeviceState } from '../cloud.ts';
import { writeLog } from '../log.ts';
import {
  ask,
  COMMAND_DEADLINE_MS,
  LET_GO,
  STATE_DEADLINE_MS,
  type AskDeps,
  type Asked,
  type OpenCloud,
} from './ask.ts';
import {
  claimSteps,
  keyOf,
  takeBackLater,
  writeAims,
  writeStates,
  writeSteps,
  type ClaimedStep,
} from './store.ts';

export interface StepDeps extends AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly openCloud: OpenCloud;
}

/** Steps that are claimed at once. */
export const STEP_BATCH = 500;
/** No new call is begun so long after the claim, milliseconds: it has to be over before the lease is. */
const BEGIN_WITHIN_MS = 30_000;
/** What is known of a device for less than so many seconds need not be asked. */
const FRESH_SECONDS = 20;
const WATCH_SECONDS = 300;
/** Clouds that tell of nothing by themselves are asked more often. */
const POLLED_WATCH_SECONDS = 60;

/** While a partner is waited for, so often it is looked whether others have something to do, milliseconds of real time. */
const LOOK_AGAIN_MS = 500;

/**
 * Does every step that is due, batch after batch: asks and commands the partners, with no transaction open meanwhile, and
 * writes at once what became of a batch with one partner. While a partner keeps its own devices waiting, the others go on.
 * Answers how many steps there were.
 */
export async function doDueSteps(
  deps: StepDeps,
  {
    signal,
    batch = STEP_BATCH,
    onBatch,
  }: { signal?: AbortSignal; batch?: number; onBatch?: () => void } = {},
): Promise<number> {
  await takeBackLater(deps.db, deps.clock.now());
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
            : [wait(LOOK_AGAIN_MS, undefined, { ref: false })]),
        ]);
    }
  } finally {
    await Promise.all(busy.values());
  }
  if (faults.length > 0) throw faults[0];
  return done;
}

/** A claimed step with what it is done by. */
interface Task {
  readonly row: ClaimedStep;
  readonly event: StoredEvent;
  readonly cloud: DeviceCloud | null;
}

interface Result {
  readonly task: Task;
  readonly move: DeviceMove;
  /** What the partner says that the device is in now; null: nothing. */
  readonly seen: DeviceState | null;
}

/** A command that is to be sent, with the row as it has to stand before. */
interface Aim {
  readonly task: Task;
  readonly row: DeviceInEvent;
  readonly command: DeviceCommand;
}

/** Claims steps of partners that are not busy; with each partner, the work on its own. */
async function claimBatch(
  deps: StepDeps,
  limit: number,
  busy: readonly string[],
): Promise<{ count: number; partners: [string, () => Promise<void>][] }> {
  const { db, clock } = deps;
  const claimedAt = performance.now();
  const isLate = (): boolean => performance.now() - claimedAt > BEGIN_WITHIN_MS;
  const now = clock.now();
  const lease = secondsOf(now) + LEASE_SECONDS;
  const claimed = await claimSteps(db, now, lease, limit, busy);
  if (claimed.length === 0) return { count: 0, partners: [] };
  const events = await readEventsById(db, [...new Set(claimed.map(({ eventId }) => eventId))]);
  const partners = [...new Set(claimed.map(({ connectionConfigId }) => connectionConfigId))];
  const stepsOf = (partner: string): ClaimedStep[] =>
    claimed.filter(({ connectionConfigId }) => connectionConfigId === partner);
  return {
    count: claimed.length,
    partners: partners.map((partner) => [
      partner,
      () => doBatch(deps, stepsOf(partner), events, lease, isLate),
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

  const aims: Aim[] = [];
  const results: Result[] = [];
  await Promise.all(
    tasks.map(async (task) => {
      const found = await lookAt(deps, task, isLate);
      if (found === null) return;
      if ('command' in found) aims.push(found);
      else results.push(found);
    }),
  );
  // What is asked of a device is known before it is asked: a repeat after a crash goes by it.
  const ours = await writeAims(
    db,
    lease,
    aims.map(({ task, row }) => recordOf(task, row)),
  );
  const commands = aims.filter(({ task }) => ours.has(keyOf(task.row)));
  await Promise.all(
    commands.map(async (aim) => {
      const result = await send(deps, aim, isLate);
      if (result !== null) results.push(result);
    }),
  );
  await writeResults(db, clock.now(), lease, results);
}

/** One cloud for all devices of a connection. */
async function openAll(
  deps: StepDeps,
  claimed: readonly ClaimedStep[],
  events: ReadonlyMap<string, StoredEvent>,
): Promise<Task[]> {
  const clouds = new Map<string, Promise<DeviceCloud | null>>();
  const open = ({
    memberId,
    connectionId,
    connection,
    removed,
  }: ClaimedStep): Promise<DeviceCloud | null> => {
    if (removed || connection !== 'connected') return Promise.resolve(null);
    const key = `${memberId}:${connectionId}`;
    const known = clouds.get(key) ?? deps.openCloud(memberId, connectionId);
    clouds.set(key, known);
    return known;
  };
  const tasks = await Promise.all(
    claimed.map(async (row) => {
      const event = events.get(row.eventId);
      return event === undefined ? null : { row, event, cloud: await open(row) };
    }),
  );
  return tasks.filter((task) => task !== null);
}

/** The look with which every step begins. Null: let go. */
async function lookAt(deps: StepDeps, task: Task, isLate: () => boolean): Promise<Aim | Result | null> {
  const { row, event } = task;
  if (row.removed || row.connection === 'removed') return { task, move: afterDisconnect(row), seen: null };
  const known = row.step === 'command' && row.before !== null;
  const state = known ? null : await stateOf(deps, task, isLate);
  if (state === LET_GO) return null;
  const facts = factsOf(task, deps.clock.now());
  const heard: Heard | null = state === null ? (task.cloud === null ? NOT_ACCEPTED : null) : heardOf(state);
  const seen = state?.ok === true ? state.value : null;
  if (row.step === 'watch') return { task, move: afterWatch(row, facts, heard ?? NOT_ACCEPTED), seen };
  if (row.step === 'undo') {
    const back = lookBack(row, facts, heard ?? NOT_ACCEPTED);
    return back.resume ? { task, row: back.row, command: { kind: 'resume' } } : { task, move: back, seen };
  }
  const looked = look(row, facts, heard);
  if (looked.plan === null) return { task, move: looked, seen };
  const until = event.end;
  return {
    task,
    row: looked.row,
    command:
      looked.plan.kind === 'off'
        ? { kind: 'off', until }
        : { kind: 'setpoint', setpoint: looked.plan.setpoint, until },
  };
}

async function stateOf(
  deps: StepDeps,
  { row, cloud }: Task,
  isLate: () => boolean,
): Promise<Asked<DeviceState>> {
  if (cloud === null) return NOT_ACCEPTED;
  const age = secondsOf(deps.clock.now()) - row.stateAt;
  // A watch that is due for no failure of its own was woken by news that are known already.
  if (age >= 0 && age < FRESH_SECONDS && row.failures === 0) return { ok: true, value: row.state };
  return ask(deps, row.connectionConfigId, STATE_DEADLINE_MS, isLate, () => cloud.state(row.externalId));
}

async function send(
  deps: StepDeps,
  { task, row, command }: Aim,
  isLate: () => boolean,
): Promise<Result | null> {
  const { cloud, row: claimed } = task;
  // A command until another time is another command, also where nobody knows what became of the one before.
  const until = 'until' in command && command.until !== null ? `:${secondsOf(command.until)}` : '';
  const key = `${claimed.eventId}:${claimed.deviceId}:${claimed.step}:${claimed.tries}${until}`;
  // What was looked at before was about to be commanded then, and perhaps was.
  const perhapsSent = claimed.step === 'command' && claimed.before !== null;
  const answer =
    cloud === null
      ? NOT_ACCEPTED
      : await ask(deps, claimed.connectionConfigId, COMMAND_DEADLINE_MS, isLate, () =>
          cloud.command(claimed.externalId, command, key, perhapsSent),
        );
  if (answer === LET_GO) return null;
  const facts = factsOf(task, deps.clock.now());
  const move =
    claimed.step === 'undo'
      ? afterUndo(row, facts, heardOf(answer))
      : afterCommand(row, facts, heardOf(answer), claimed.until);
  return { task, move, seen: answer.ok ? answer.value : null };
}

function writeResults(db: Db, at: Date, lease: number, results: readonly Result[]): Promise<void> {
  return transaction(db, async (tx) => {
    const ours = await writeSteps(
      tx,
      lease,
      results.map(({ task, move }) => recordOf(task, move.row)),
    );
    const written = results.filter(({ task }) => ours.has(keyOf(task.row)));
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

function recordOf({ row: { memberId, eventId, deviceId, step } }: Task, row: DeviceInEvent) {
  const { advance, participation, history, dueAt, failures, tries, before, target, until, seenAt, shifted } =
    row;
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
  };
}

const NOT_ACCEPTED = { ok: false, why: 'auth' } as const;

function heardOf(answer: Exclude<Asked<DeviceState>, typeof LET_GO>): Heard {
  return answer.ok ? { ok: true, state: answer.value } : answer;
}

function factsOf({ row, event }: Task, now: Date): StepFacts {
  const polled = connectionConfig(row.connectionConfigId)?.cloud === 'account';
  return {
    control: deviceControl(deviceType(row.deviceType)),
    comfort: row.comfort ?? USUAL_COMFORT,
    end: secondsOf(event.end),
    watchSeconds: polled ? POLLED_WATCH_SECONDS : WATCH_SECONDS,
    now: secondsOf(now),
  };
}

function secondsOf(at: Date): number {
  return at.getTime() / 1000;
}
