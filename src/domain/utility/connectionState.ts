import { connectionAction, connectionView } from './connectionView.ts';
import type {
  ConnectionAction,
  ConnectionActionKey,
  ConnectionMessage,
  DisplayStatus,
} from './connectionWords.ts';
import type { EligibilityLabel } from './eligibilityLabel.ts';
import type { IntervalDataGap } from './intervalData.ts';
import type { MeterFreshness } from './meterFreshness.ts';
import { connectionProblem, settlesConflictsItself } from './problems.ts';
import type { StepStatus } from './setupSteps.ts';

export interface ConnectionStateFacts {
  /** Raw status and sub-status, as the market reports them. */
  readonly state: string | null;
  readonly substate: string | null;
  readonly everReachedAuthDone: boolean;
  /** Whole days; null: never enrolled. */
  readonly daysSinceLastEnrollState: number | null;
  /** The utility's; null: none chosen, or not listed. */
  readonly acronym: string | null;
  readonly inOutage: boolean;
  readonly readings: MeterFreshness;
  readonly eligibilityLabel: EligibilityLabel;
  /** Whether the home's postal code is known; otherwise connecting begins there. */
  readonly locationKnown: boolean;
}

/**
 * The client's text, `connection.<sentence>`. `lost`: consent once given is gone; `unenrolled`: in no program for more
 * than two weeks (UTL-15); `unsettled`: something keeps the home out of events (UTL-14, UTL-17); `outage`: the utility
 * shares no data at the moment (UTL-70 to UTL-73).
 */
export type ConnectionSentence =
  | `message.${ConnectionMessage}`
  | `readings.${IntervalDataGap | 'none'}`
  | 'connected'
  | 'lost'
  | 'unenrolled'
  | 'unsettled'
  | 'outage';

/** Whose turn it is: the member's, the utility's or the market's, or no one's, because all is well. */
export const CONNECTION_TURNS = ['MEMBER', 'OTHERS', 'NOBODY'] as const;
export type ConnectionTurn = (typeof CONNECTION_TURNS)[number];

/** A utility connection as the member reads it, the same everywhere. */
export interface ConnectionState {
  readonly status: DisplayStatus;
  readonly sentence: ConnectionSentence;
  /** The first one is the one to offer where there is room for one. */
  readonly actions: readonly ConnectionAction[];
  readonly turn: ConnectionTurn;
  /** The setup step "connect your utility": not started while it is the member's turn, in progress while it is others'. */
  readonly step: StepStatus;
  /** The utility shares no data at the moment, and `sentence` says something else. */
  readonly outageToo: boolean;
}

const toState = (
  status: DisplayStatus,
  sentence: ConnectionSentence,
  turn: ConnectionTurn,
  actions: readonly ConnectionAction[] = [],
): Omit<ConnectionState, 'step' | 'outageToo'> => ({ status, sentence, turn, actions });

/** These report something; none of them asks for anything. */
const WAITING: readonly ConnectionMessage[] = [
  'pending',
  'notYet',
  'awaitingFile',
  'ineligible',
  'notSupported',
];

/**
 * The one state, sentence and action of a utility connection, for Home's list, Settings, the billboards and the next
 * best action. Status and actions are the table's, and so is the sentence while it asks for something. A connection
 * that the table takes as connected or pending may still have a problem (UTL-14 to UTL-17), which then is the sentence:
 * "all is well" above "no readings for a week" would contradict itself. Source: UTL-06 to UTL-74.
 */
export function connectionState(facts: ConnectionStateFacts): ConnectionState {
  const found = baseState(facts);
  const { status, sentence, turn } = found;
  return {
    ...found,
    step:
      turn !== 'MEMBER' && status === 'Connected'
        ? 'COMPLETE'
        : turn === 'OTHERS' && status === 'Pending'
          ? 'IN_PROGRESS'
          : 'NOT_STARTED',
    outageToo: facts.inOutage && sentence !== 'outage',
  };
}

function baseState(facts: ConnectionStateFacts): Omit<ConnectionState, 'step' | 'outageToo'> {
  const { state, substate, everReachedAuthDone, acronym, locationKnown, readings } = facts;
  const { status, message, actions } = connectionView(state, substate, { locationKnown });
  const action = (key: ConnectionActionKey) => connectionAction(key, locationKnown);
  if (message !== null && message !== 'pending') {
    // UTL-13: some utilities settle a conflict with the member themselves.
    const isOthers = WAITING.includes(message) || (message === 'conflict' && settlesConflictsItself(acronym));
    const sentence = message === 'connect' && everReachedAuthDone ? 'lost' : (`message.${message}` as const);
    return toState(status, sentence, isOthers ? 'OTHERS' : 'MEMBER', actions);
  }
  // The table calls some homes connected that may not take part.
  if (facts.eligibilityLabel === 'Ineligible')
    return substate === 'UtilityNotSupported'
      ? toState(status, 'message.notSupported', 'OTHERS', [action('updateZip')])
      : toState(status, 'message.ineligible', 'OTHERS', [action('contactUs')]);
  const problem = connectionProblem(facts);
  if (problem === 'unsettled' || problem === 'unenrolled')
    return toState(status, problem, 'MEMBER', [action('contactUs')]);
  if (facts.inOutage && message === null) return toState(status, 'outage', 'OTHERS');
  if (problem === 'meter' && !facts.inOutage)
    return toState(status, 'readings.long-missing', 'MEMBER', [action('lookAtReadings')]);
  if (message === 'pending') return toState(status, 'message.pending', 'OTHERS', actions);
  if (readings === 'current') return toState(status, 'connected', 'NOBODY');
  return toState(status, `readings.${readings}`, 'OTHERS');
}
