import type { ComfortBand } from '../devices/comfort.ts';
import type { DeviceControl } from '../devices/deviceTypes.ts';
import { commandPlan, isHeld } from './deviceCommand.ts';
import type { CommandPlan, DeviceReading } from './deviceCommand.ts';
import { closed, fedSoFar, isShifted, move, opened } from './deviceInEvent.ts';
import type { DeviceInEvent, DeviceMove } from './deviceInEvent.ts';
import type { DeviceAdvance, EventHistory } from './deviceStates.ts';

/** Why a partner refused. */
export type CloudRefusal = 'auth' | 'offline' | 'missing' | 'unsupported' | 'failed';

/** A partner's answer about a device. */
export type CloudAnswer =
  | { readonly ok: true; readonly state: DeviceReading }
  | { readonly ok: false; readonly why: CloudRefusal };

/** What a step needs besides the device's row. Seconds; instants are epoch seconds. */
export interface StepFacts {
  readonly control: DeviceControl;
  readonly comfort: ComfortBand;
  /** Down to which a battery may feed in. */
  readonly reservePercent: number;
  /** The event's current end. */
  readonly end: number;
  readonly watchSeconds: number;
  readonly now: number;
}

/** A step is given up after this many failures. Source: decisions, Events and devices. */
export const MOST_FAILURES = 3;
/** Waits after the first and second failure, in seconds. */
const BACK_OFF_SECONDS = [30, 90] as const;

type Retried = Exclude<CloudRefusal, 'unsupported'>;
interface FailureWords {
  readonly advance: DeviceAdvance;
  readonly history: EventHistory;
  readonly givenUp: DeviceAdvance & EventHistory;
}
const FAILURES: Readonly<Record<Retried, FailureWords>> = {
  auth: { advance: 'AUTH_ERROR', history: 'FAILED', givenUp: 'AUTH_ERROR_GIVEN_UP' },
  offline: { advance: 'OFFLINE', history: 'FAILED', givenUp: 'OFFLINE_GIVEN_UP' },
  missing: { advance: 'NOT_CONNECTED', history: 'NOT_CONNECTED', givenUp: 'NOT_CONNECTED_GIVEN_UP' },
  failed: { advance: 'FAILED', history: 'FAILED', givenUp: 'FAILED_GIVEN_UP' },
};

/** The reading before a command: `plan` is what to send; without one the device is settled. */
export type DeviceRead =
  | { readonly plan: Exclude<CommandPlan, { kind: 'nothing' }>; readonly row: DeviceInEvent }
  | (DeviceMove & { readonly plan: null });

/**
 * Reads a device before its command. A device that is already off, can't move within its comfort band or
 * can't be controlled is left alone. Store `row` before sending: a retry must not record our own change as
 * the device's earlier state. A later command of the same event (its end moved) keeps the first reading.
 */
export function readBeforeCommand(
  row: DeviceInEvent,
  facts: StepFacts,
  reported: CloudAnswer | null,
): DeviceRead {
  const before = row.before ?? (reported?.ok === true ? reported.state : null);
  if (before === null)
    return { plan: null, ...commandFailed(row, facts, reported?.ok === false ? reported.why : 'failed') };
  if (row.before === null && !before.online) return { plan: null, ...commandFailed(row, facts, 'offline') };
  const seen = row.before === null ? { ...row, before, fed: recounted(row, before) } : { ...row, before };
  const plan =
    row.target === null ? commandPlan(facts.control, before, facts) : samePlan(facts.control, row.target);
  if (plan.kind !== 'nothing') return { plan, row: { ...seen, target: toTarget(plan), until: facts.end } };
  switch (plan.advance) {
    case 'ALREADY_OFF':
      return {
        plan: null,
        ...move(
          seen,
          { ...watching(seen, facts), advance: 'ALREADY_OFF', participation: 'ALREADY_OFF' },
          'ALREADY_OFF',
        ),
      };
    case 'NOT_TOGGLED':
    case 'NOT_IMPLEMENTED':
      return {
        plan: null,
        ...move(seen, { ...ended(seen), advance: plan.advance, participation: 'OTHER' }, plan.advance),
      };
  }
}

/** The command of a target that was sent before. */
function samePlan(control: DeviceControl, target: number): Exclude<CommandPlan, { kind: 'nothing' }> {
  return control === 'charge'
    ? { kind: 'feed', reservePercent: target }
    : { kind: 'setpoint', setpoint: target };
}

function toTarget(plan: Exclude<CommandPlan, { kind: 'nothing' }>): number | null {
  switch (plan.kind) {
    case 'off':
      return null;
    case 'setpoint':
      return plan.setpoint;
    case 'feed':
      return plan.reservePercent;
  }
}

/** A battery that rejoins goes on from what it had fed in, and from its count now. */
function recounted({ fed }: DeviceInEvent, { fedWh }: DeviceReading): DeviceInEvent['fed'] {
  return fed === null ? null : { wh: fed.wh, count: fedWh ?? fed.count };
}

/** What a commanded battery fed in up to a reading. */
function fed(row: DeviceInEvent, { control }: StepFacts, state: DeviceReading): DeviceInEvent['fed'] {
  return control === 'charge' && row.target !== null ? fedSoFar(row, state) : row.fed;
}

/**
 * The answer to a command. `row` is as `readBeforeCommand` left it; `wasUntil`: when an earlier command
 * expires, null for the first.
 */
export function afterCommand(
  row: DeviceInEvent,
  facts: StepFacts,
  reported: CloudAnswer,
  wasUntil: number | null,
): DeviceMove {
  if (!reported.ok) return commandFailed(row, facts, reported.why);
  const held = isHeld(facts.control, row, reported.state) === true;
  const next = watching(row, facts);
  if (!held)
    return move(row, { ...next, advance: 'NOT_TOGGLED', shifted: closed(row, facts.now) }, 'NOT_TOGGLED');
  const shifted = {
    ...next,
    advance: 'SHIFTED',
    seenAt: facts.now,
    shifted: opened(row, facts.now),
    fed: fed(row, facts, reported.state),
  } as const;
  if (!isShifted(row)) return move(row, shifted, offWord(facts.control));
  return wasUntil !== null && facts.end > wasUntil ? move(row, shifted, 'EXTENSION') : move(row, shifted);
}

/** A reading during the event: whether the device obeyed, and still does. */
export function afterWatch(watched: DeviceInEvent, facts: StepFacts, reported: CloudAnswer): DeviceMove {
  const row = reported.ok ? { ...watched, fed: fed(watched, facts, reported.state) } : watched;
  const held = reported.ok && reported.state.online ? isHeld(facts.control, row, reported.state) : null;
  if (row.advance === 'ALREADY_OFF') {
    if (reported.ok && reported.state.on === true && reported.state.mode !== 'off')
      return move(row, { ...ended(row), participation: 'TURNED_ON_DURING' }, 'ALREADY_ON');
    return reported.ok ? move(row, watching(row, facts)) : unread(row, facts);
  }
  if (held === null) return unread(row, facts);
  if (row.advance !== 'SHIFTED' && row.advance !== 'NOT_TOGGLED') return move(row, parked(row));
  if (held) {
    // The event's end has moved: sends the command again.
    if (row.until !== facts.end && isShifted(row))
      return move(row, { ...watching(row, facts), step: 'command', dueAt: facts.now, seenAt: facts.now });
    const begins = isShifted(row) ? [] : [offWord(facts.control)];
    return move(
      row,
      { ...watching(row, facts), advance: 'SHIFTED', seenAt: facts.now, shifted: opened(row, facts.now) },
      ...begins,
    );
  }
  if (!isShifted(row)) return move(row, watching(row, facts));
  // An expired command isn't the member's doing; at the event's end it is expected.
  const byItself = row.until !== null && facts.now >= row.until;
  if (byItself && facts.now >= facts.end)
    return move(row, { ...ended(row), shifted: closed(row, facts.end) }, 'DONE');
  return move(
    row,
    {
      ...ended(row),
      participation: row.participation ?? (byItself ? 'OTHER' : 'TURNED_ON_DURING'),
      shifted: closed(row, Math.min(facts.now, facts.end)),
    },
    'ALREADY_ON',
  );
}

/**
 * The reading before a restore: the row to store before sending it, or a move when there is nothing to
 * restore. A row that already looks so was sent by a process that never recorded the answer.
 */
export function readBeforeRestore(
  shifted: DeviceInEvent,
  facts: StepFacts,
  reported: CloudAnswer,
): { readonly resume: true; readonly row: DeviceInEvent } | (DeviceMove & { readonly resume: false }) {
  if (!reported.ok) return { resume: false, ...undoFailed(shifted, facts, reported.why) };
  const row = { ...shifted, fed: fed(shifted, facts, reported.state) };
  if (!reported.state.online) return { resume: false, ...undoFailed(row, facts, 'offline') };
  if (isHeld(facts.control, row, reported.state) !== false)
    return { resume: true, row: { ...row, until: null } };
  return {
    resume: false,
    ...move(
      row,
      { ...ended(row), ...left(row), shifted: closed(row, Math.min(facts.now, facts.end)) },
      row.until === null ? 'DONE' : 'ALREADY_ON',
    ),
  };
}

/** The answer to a restore. */
export function afterUndo(row: DeviceInEvent, facts: StepFacts, reported: CloudAnswer): DeviceMove {
  if (!reported.ok) return undoFailed(row, facts, reported.why);
  return move(
    row,
    {
      ...ended(row),
      ...left(row),
      shifted: closed(row, Math.min(facts.now, facts.end)),
      fed: fed(row, facts, reported.state),
    },
    'DONE',
  );
}

/** The member removed the connection: nothing can be read any more, and only confirmed time counts. */
export function afterDisconnect(row: DeviceInEvent): DeviceMove {
  const advance = row.step === 'command' && !isShifted(row) ? 'DISCONNECTED' : row.advance;
  return move(
    row,
    {
      ...ended(row),
      advance,
      participation: row.participation ?? 'OTHER',
      shifted: closed(row, row.seenAt ?? 0),
    },
    'DISCONNECTED',
  );
}

function commandFailed(row: DeviceInEvent, facts: StepFacts, why: CloudRefusal): DeviceMove {
  const next = { tries: row.tries + answered(why), failures: row.failures + 1 };
  // A shifted device stays shifted and watched when a later command fails.
  const shifted = isShifted(row);
  // Its partner said that it can feed in, but it can't: its charging can still be paused.
  if (why === 'unsupported' && !shifted && facts.control === 'charge' && row.target !== null)
    return move(row, {
      ...next,
      failures: 0,
      before: row.before && { ...row.before, canFeed: false },
      target: null,
      dueAt: facts.now,
    });
  if (why === 'unsupported') {
    return shifted
      ? move(row, { ...watching(row, facts), until: facts.end })
      : move(
          row,
          { ...ended(row), advance: 'NOT_IMPLEMENTED', participation: 'OTHER', until: null },
          'NOT_IMPLEMENTED',
        );
  }
  const words = FAILURES[why];
  if (next.failures < MOST_FAILURES)
    return move(
      row,
      { ...next, advance: shifted ? row.advance : words.advance, dueAt: retryAt(facts, next.failures) },
      words.history,
    );
  if (shifted)
    return move(row, { ...watching(row, facts), participation: 'OTHER', until: facts.end }, words.givenUp);
  // The command may have been executed, so it is restored at the end.
  const after = row.until === null ? ended(row) : parked(row);
  return move(row, { ...after, advance: words.givenUp, participation: 'OTHER' }, words.givenUp);
}

function unread(row: DeviceInEvent, facts: StepFacts): DeviceMove {
  // Already given up: it reported itself, but unreadably.
  if (row.history === 'SCRAPE_FAILED_GIVEN_UP') return move(row, parked(row));
  const failures = row.failures + 1;
  if (failures < MOST_FAILURES)
    return move(row, { tries: row.tries + 1, failures, dueAt: retryAt(facts, failures) }, 'SCRAPE_FAILED');
  return move(row, { ...parked(row), shifted: closed(row, row.seenAt ?? 0) }, 'SCRAPE_FAILED_GIVEN_UP');
}

function undoFailed(row: DeviceInEvent, facts: StepFacts, why: CloudRefusal): DeviceMove {
  const failures = row.failures + 1;
  const words = FAILURES[why === 'unsupported' ? 'failed' : why];
  if (failures < MOST_FAILURES)
    return move(
      row,
      { tries: row.tries + answered(why), failures, dueAt: retryAt(facts, failures) },
      words.history,
    );
  return move(row, { ...ended(row), ...left(row), shifted: closed(row, row.seenAt ?? 0) }, words.givenUp);
}

/** When the outcome is unknown, the retry reuses the command's key so that it isn't executed twice. */
function answered(why: CloudRefusal): 0 | 1 {
  return why === 'failed' ? 0 : 1;
}

function watching(row: DeviceInEvent, { now, watchSeconds }: StepFacts) {
  return { step: 'watch', dueAt: now + watchSeconds, failures: 0, tries: row.tries + 1 } as const;
}

function parked(row: DeviceInEvent) {
  return { step: 'watch', dueAt: null, failures: 0, tries: row.tries + 1 } as const;
}

function ended(row: DeviceInEvent) {
  return { step: null, dueAt: null, failures: 0, tries: row.tries + 1 } as const;
}

/** A device that never obeyed took no part. */
function left(row: DeviceInEvent): Partial<DeviceInEvent> {
  return row.participation === null && row.shifted.length === 0 ? { participation: 'OTHER' } : {};
}

function retryAt({ now }: StepFacts, failures: number): number {
  return now + (BACK_OFF_SECONDS[failures - 1] ?? BACK_OFF_SECONDS[1]);
}

function offWord(control: DeviceControl): EventHistory {
  return control === 'setpoint' ? 'DR_EVENT' : 'OFF';
}
