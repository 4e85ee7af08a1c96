import type {
  DeviceAdvance,
  DeviceParticipation,
  EventHistory,
  PreEventParticipation,
} from './deviceStates.ts';

/** Where the event is for whoever reads about its devices; one that was called off is over. */
export type DevicePhase = 'before' | 'running' | 'over';

/** What is known of a device in an event. */
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

/** A device in an event in words: names of texts, never the vocabulary itself. */
export interface DeviceSentence {
  readonly main: DeviceSaying;
  /** The latest entry of its log, where that says something new. */
  readonly latest: EventHistory | null;
  /** For how long it was off or shifted by us, in milliseconds, to the nearest minute but at least one; null: not at all. */
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
 * What a device will do, does or did in an event. What the member did comes before how far the command is; a reason that
 * says no more than "something else" gives way to the command's own.
 * Source: EVT-17 to EVT-20; experience, Events (devices with what each did in words).
 */
export function deviceSentence(facts: DeviceFacts): DeviceSentence {
  const { history, shiftedSeconds } = facts;
  const main = sayingOf(facts);
  return {
    main,
    latest: history === null || isSaid(history, main) ? null : history,
    shiftedMs: shiftedSeconds > 0 ? Math.max(1, Math.round(shiftedSeconds / 60)) * MINUTE_MS : null,
    look: main === 'pre.EXCLUDED' ? 'out' : lookOf(facts),
  };
}

function sayingOf({ preEvent, advance, participation, phase }: DeviceFacts): DeviceSaying {
  if (participation !== null && participation !== 'OTHER') return `participation.${participation}`;
  // Left out before the event reached it, or taken out of it.
  if (advance === null || (advance === 'SCHEDULED' && preEvent === 'EXCLUDED' && phase !== 'over'))
    return `pre.${preEvent}`;
  return participation === 'OTHER' && advance === 'SHIFTED' ? 'participation.OTHER' : `advance.${advance}`;
}

/** Whether the sentence tells as much as the log's entry. */
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

function lookOf({ phase, preEvent, advance, participation, history }: DeviceFacts): DeviceSentence['look'] {
  if (participation === 'OPT_OUT' || advance === 'OPT_OUT' || advance === 'NOT_IMPLEMENTED') return 'out';
  if (advance === null) {
    if (preEvent === 'ISSUE' && phase !== 'over') return 'trouble';
    return preEvent === 'INCLUDED' && phase !== 'over' ? 'in' : 'out';
  }
  return TROUBLES.has(advance) || (history !== null && history !== 'FAILED' && TROUBLES.has(history))
    ? 'trouble'
    : 'in';
}
