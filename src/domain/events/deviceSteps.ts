import type { ComfortBand } from '../devices/comfort.ts';
import type { DeviceControl } from '../devices/deviceConfigs.ts';
import { commandPlan, isHeld } from './deviceCommand.ts';
import type { CommandPlan, DeviceSight } from './deviceCommand.ts';
import { closed, isShifted, move, opened } from './deviceInEvent.ts';
import type { DeviceInEvent, DeviceMove } from './deviceInEvent.ts';
import type { DeviceAdvance, EventHistory } from './deviceStates.ts';

/** Why a partner did not do it. */
export type CloudRefusal = 'auth' | 'offline' | 'missing' | 'unsupported' | 'failed';

/** What a partner answered about a device. */
export type Heard =
  | { readonly ok: true; readonly state: DeviceSight }
  | { readonly ok: false; readonly why: CloudRefusal };

/** What a step goes by, beside the device's row. Seconds; instants are epoch seconds. */
export interface StepFacts {
  readonly control: DeviceControl;
  readonly comfort: ComfortBand;
  /** The event's end as it stands now. */
  readonly end: number;
  readonly watchSeconds: number;
  readonly now: number;
}

/** A step is given up after so many failures. Source: decisions, Events and devices. */
export const MOST_FAILURES = 3;
/** How long to wait after the first and the second failure, in seconds. */
export const BACK_OFF_SECONDS = [30, 90] as const;

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

/** How a device was found before its command: with `plan`, what to ask of it now; without, it is settled already. */
export type Looked =
  | { readonly plan: Exclude<CommandPlan, { kind: 'nothing' }>; readonly row: DeviceInEvent }
  | (DeviceMove & { readonly plan: null });

/**
 * The look before a command. A device that is off already, cannot be moved within its comfort band, or cannot be
 * commanded is left alone. `row` has to be kept before the command is sent: whoever repeats it must not take our own
 * doing for the device's earlier state. A later command of the same event (its end was moved) goes by the first look.
 */
export function look(row: DeviceInEvent, facts: StepFacts, heard: Heard | null): Looked {
  const before = row.before ?? (heard?.ok === true ? heard.state : null);
  if (before === null)
    return { plan: null, ...commandFailed(row, facts, heard?.ok === false ? heard.why : 'failed') };
  if (row.before === null && !before.online) return { plan: null, ...commandFailed(row, facts, 'offline') };
  const seen = { ...row, before };
  const plan =
    row.target === null
      ? commandPlan(facts.control, before, facts.comfort)
      : { kind: 'setpoint' as const, setpoint: row.target };
  if (plan.kind !== 'nothing')
    return {
      plan,
      row: { ...seen, target: plan.kind === 'setpoint' ? plan.setpoint : null, until: facts.end },
    };
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

/** The answer to a command. `row` is as `look` left it; `wasUntil`: until when an earlier command held, null for the first. */
export function afterCommand(
  row: DeviceInEvent,
  facts: StepFacts,
  heard: Heard,
  wasUntil: number | null,
): DeviceMove {
  if (!heard.ok) return commandFailed(row, facts, heard.why);
  const held = isHeld(facts.control, row, heard.state) === true;
  const next = watching(row, facts);
  if (!held)
    return move(row, { ...next, advance: 'NOT_TOGGLED', shifted: closed(row, facts.now) }, 'NOT_TOGGLED');
  const shifted = {
    ...next,
    advance: 'SHIFTED',
    seenAt: facts.now,
    shifted: opened(row, facts.now),
  } as const;
  if (!isShifted(row)) return move(row, shifted, offWord(facts.control));
  return wasUntil !== null && facts.end > wasUntil ? move(row, shifted, 'EXTENSION') : move(row, shifted);
}

/** A look during the event: whether it obeyed, and still does. */
export function afterWatch(row: DeviceInEvent, facts: StepFacts, heard: Heard): DeviceMove {
  const held = heard.ok && heard.state.online ? isHeld(facts.control, row, heard.state) : null;
  if (row.advance === 'ALREADY_OFF') {
    if (heard.ok && heard.state.on === true && heard.state.mode !== 'off')
      return move(row, { ...ended(row), participation: 'TURNED_ON_DURING' }, 'ALREADY_ON');
    return heard.ok ? move(row, watching(row, facts)) : unread(row, facts);
  }
  if (held === null) return unread(row, facts);
  if (row.advance !== 'SHIFTED' && row.advance !== 'NOT_TOGGLED') return move(row, parked(row));
  if (held) {
    // Its command ends at another time than the event does now: it is told anew.
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
  // What ended by itself was not the member's doing; at the event's end it is as it should be.
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
 * The look before a device is put back: when it has to be, the row as it is to stand before that is asked; a move when there
 * is nothing to put back. A row that stood so already was asked by somebody who could not say what came of it.
 */
export function lookBack(
  row: DeviceInEvent,
  facts: StepFacts,
  heard: Heard,
): { readonly resume: true; readonly row: DeviceInEvent } | (DeviceMove & { readonly resume: false }) {
  if (!heard.ok) return { resume: false, ...undoFailed(row, facts, heard.why) };
  if (!heard.state.online) return { resume: false, ...undoFailed(row, facts, 'offline') };
  if (isHeld(facts.control, row, heard.state) !== false)
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

/** The answer to putting it back. */
export function afterUndo(row: DeviceInEvent, facts: StepFacts, heard: Heard): DeviceMove {
  if (!heard.ok) return undoFailed(row, facts, heard.why);
  return move(
    row,
    { ...ended(row), ...left(row), shifted: closed(row, Math.min(facts.now, facts.end)) },
    'DONE',
  );
}

/** The member took the connection away: nobody can be asked any more, and nothing counts that was not seen. */
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
  // What is shifted stays so, and is watched, when a later command to it fails.
  const shifted = isShifted(row);
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
  // Where it may have been done after all, it is put back at the end.
  const after = row.until === null ? ended(row) : parked(row);
  return move(row, { ...after, advance: words.givenUp, participation: 'OTHER' }, words.givenUp);
}

function unread(row: DeviceInEvent, facts: StepFacts): DeviceMove {
  // Given up already: it made itself heard, but not so that it could be read.
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

/** Where nobody knows whether it was done, the next try is a repeat of the same command, so that it is not done twice. */
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

/** What never obeyed took no part. */
function left(row: DeviceInEvent): Partial<DeviceInEvent> {
  return row.participation === null && row.shifted.length === 0 ? { participation: 'OTHER' } : {};
}

function retryAt({ now }: StepFacts, failures: number): number {
  return now + (BACK_OFF_SECONDS[failures - 1] ?? BACK_OFF_SECONDS[1]);
}

function offWord(control: DeviceControl): EventHistory {
  return control === 'setpoint' ? 'DR_EVENT' : 'OFF';
}
