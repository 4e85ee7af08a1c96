import type {
  DeviceAdvance,
  DeviceParticipation,
  EventHistory,
  PreEventParticipation,
} from './deviceStates.ts';

/** Where the event is in time; a cancelled event is over. */
export type DevicePhase = 'before' | 'running' | 'over';

export interface DeviceFacts {
  readonly phase: DevicePhase;
  readonly preEvent: PreEventParticipation;
  /** Null until the event has begun for it. */
  readonly advance: DeviceAdvance | null;
  readonly participation: DeviceParticipation | null;
  readonly history: EventHistory | null;
  readonly shiftedSeconds: number;
}

export type DeviceSaying =
  | `pre.${PreEventParticipation}`
  | `participation.${DeviceParticipation}`
  | `advance.${DeviceAdvance}`;

/** Message names, never the raw vocabulary. */
export interface DeviceSentence {
  readonly main: DeviceSaying;
  /** The latest log entry, if it adds something. */
  readonly latest: EventHistory | null;
  /**
   * How long we kept it off or shifted, in milliseconds, rounded to minutes but at least one; null: not at
   * all.
   */
  readonly shiftedMs: number | null;
  readonly look: 'in' | 'out' | 'trouble';
}

const TROUBLES: ReadonlySet<string> = new Set<DeviceAdvance | EventHistory>([
  'FAILED',
  'FAILED_GIVEN_UP',
  'NOT_CONNECTED',
  'NOT_CONNECTED_GIVEN_UP',
  'OFFLINE',
  'OFFLINE_GIVEN_UP',
  'DISCONNECTED',
  'AUTH_ERROR',
  'AUTH_ERROR_GIVEN_UP',
  'SCRAPE_FAILED_GIVEN_UP',
]);
const MINUTE_MS = 60_000;

/**
 * What a device will do, does or did in an event. The member's actions come before the command's progress; a
 * vague reason ("something else") gives way to the command's own. Source: EVT-17 to EVT-20; experience,
 * Events (devices with what each did in words).
 */
export function deviceSentence(facts: DeviceFacts): DeviceSentence {
  const { history, shiftedSeconds } = facts;
  const main = pickSaying(facts);
  return {
    main,
    latest: history === null || isSaid(history, main) ? null : history,
    shiftedMs: shiftedSeconds > 0 ? Math.max(1, Math.round(shiftedSeconds / 60)) * MINUTE_MS : null,
    look: main === 'pre.EXCLUDED' ? 'out' : pickLook(facts),
  };
}

function pickSaying({ preEvent, advance, participation, phase }: DeviceFacts): DeviceSaying {
  if (participation !== null && participation !== 'OTHER') return `participation.${participation}`;
  // Excluded before the event reached it, or opted out.
  if (advance === null || (advance === 'SCHEDULED' && preEvent === 'EXCLUDED' && phase !== 'over'))
    return `pre.${preEvent}`;
  return participation === 'OTHER' && advance === 'SHIFTED' ? 'participation.OTHER' : `advance.${advance}`;
}

/** Whether the sentence already covers the log entry. */
function isSaid(history: EventHistory, main: DeviceSaying): boolean {
  const word = main.slice(main.indexOf('.') + 1);
  if (history === word) return true;
  switch (history) {
    case 'SCHEDULED':
      return true;
    case 'OFF':
    case 'DR_EVENT':
      return main === 'advance.SHIFTED';
    case 'ALREADY_ON':
      return main === 'participation.TURNED_ON_DURING';
    case 'FAILED':
      return TROUBLES.has(word);
    default:
      return false;
  }
}

function pickLook({ phase, preEvent, advance, participation, history }: DeviceFacts): DeviceSentence['look'] {
  if (participation === 'OPT_OUT' || advance === 'OPT_OUT' || advance === 'NOT_IMPLEMENTED') return 'out';
  if (advance === null) {
    if (preEvent === 'ISSUE' && phase !== 'over') return 'trouble';
    return preEvent === 'INCLUDED' && phase !== 'over' ? 'in' : 'out';
  }
  return TROUBLES.has(advance) || (history !== null && history !== 'FAILED' && TROUBLES.has(history))
    ? 'trouble'
    : 'in';
}
