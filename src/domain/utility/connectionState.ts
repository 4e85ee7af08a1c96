import { connectionAction, connectionView } from './connectionView.ts';
import type {
  ConnectionAction,
  ConnectionActionKey,
  ConnectionMessage,
  DisplayStatus,
} from './connectionWords.ts';
import type { IntervalDataGap } from './intervalData.ts';
import type { MeterFreshness } from './meterFreshness.ts';
import { connectionProblem, settlesConflictsItself } from './problems.ts';
import type { StepStatus } from './setupSteps.ts';
import type { Obstacle, TakingPart } from './takingPart.ts';

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
  readonly takingPart: TakingPart;
  /** Whether the home's postal code is known; otherwise connecting begins there. */
  readonly locationKnown: boolean;
}

/**
 * The client's text, `connection.<sentence>`. `lost`: consent once given is gone; `unenrolled`: in no program for more
 * than two weeks (UTL-15); `noProgram`: connected, but there is no program to be in; `area.none`, `area.later`: no
 * utility there takes part, or not yet (SGN-21); `outage`: the utility shares no data at the moment (UTL-70 to UTL-73).
 */
export type ConnectionSentence =
  | `message.${ConnectionMessage}`
  | `readings.${IntervalDataGap | 'none'}`
  | `area.${'none' | 'later'}`
  | 'connected'
  | 'lost'
  | 'unenrolled'
  | 'noProgram'
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

/** What keeps a home out that the table takes as connected or pending, in the words that it has for it elsewhere. */
const OBSTACLE_WORDS: Partial<
  Readonly<Record<Obstacle, readonly [message: ConnectionMessage, ...actions: ConnectionActionKey[]]>>
> = {
  not_supported: ['notSupported', 'updateZip'],
  rejected: ['ineligible', 'contactUs'],
  conflict: ['conflict', 'contactUsToDisenroll'],
  duplicate: ['duplicate', 'contactUs'],
  moved: ['moved', 'moved'],
  attestation: ['attestation', 'contactUs'],
  unmatched: ['generic', 'moved'],
  disconnected: ['connect', 'connect', 'updateZip', 'getHelp'],
};

/**
 * The one state, sentence and action of a utility connection, for Home's list, Events, Settings, the billboards and the
 * next best action. Status and actions are the table's, and so is the sentence while it asks for something. A home that
 * the table takes as connected or pending may still be kept out of events (`takingPart`) or have a problem (UTL-14 to
 * UTL-17), which then is the sentence: "all is well" above "no readings for a week" would contradict itself. Source:
 * UTL-06 to UTL-74.
 */
export function connectionState(facts: ConnectionStateFacts): ConnectionState {
  const found = baseState(facts);
  const { status, sentence, turn } = found;
  return {
    ...found,
    step:
      turn !== 'MEMBER' && status === 'Connected' && facts.takingPart.can !== 'no'
        ? 'COMPLETE'
        : turn === 'OTHERS' && status === 'Pending'
          ? 'IN_PROGRESS'
          : 'NOT_STARTED',
    outageToo: facts.inOutage && sentence !== 'outage',
  };
}

function baseState(facts: ConnectionStateFacts): Omit<ConnectionState, 'step' | 'outageToo'> {
  const { state, substate, acronym, locationKnown, readings, takingPart } = facts;
  const { status, message, actions } = connectionView(state, substate, { locationKnown });
  const action = (key: ConnectionActionKey) => connectionAction(key, locationKnown);
  const say = (words: ConnectionMessage, does: readonly ConnectionAction[]) => {
    // UTL-13: some utilities settle a conflict with the member themselves.
    const isOthers = WAITING.includes(words) || (words === 'conflict' && settlesConflictsItself(acronym));
    const sentence =
      words === 'connect' && takingPart.why === 'disconnected' ? 'lost' : (`message.${words}` as const);
    return toState(status, sentence, isOthers ? 'OTHERS' : 'MEMBER', does);
  };
  const { why } = takingPart;
  if (why === 'no_utility') return toState('Ineligible', 'area.none', 'OTHERS', [action('updateZip')]);
  if (why === 'area_later') {
    const connects = actions.filter(({ key }) => key === 'connect');
    return toState('Pending', 'area.later', 'OTHERS', [...connects, action('updateZip')]);
  }
  if (message !== null && message !== 'pending') return say(message, actions);
  const [words, ...does] = (why === null ? undefined : OBSTACLE_WORDS[why]) ?? [];
  if (words !== undefined) return say(words, does.map(action));
  const problem = connectionProblem(facts);
  if (problem === 'unenrolled') return toState(status, problem, 'MEMBER', [action('contactUs')]);
  if (why === 'no_program') return toState(status, 'noProgram', 'OTHERS', [action('contactUs')]);
  if (facts.inOutage && message === null) return toState(status, 'outage', 'OTHERS');
  if (problem === 'meter' && !facts.inOutage)
    return toState(status, 'readings.long-missing', 'MEMBER', [action('lookAtReadings')]);
  if (message === 'pending') return toState(status, 'message.pending', 'OTHERS', actions);
  if (readings === 'current') return toState(status, 'connected', 'NOBODY');
  return toState(status, `readings.${readings}`, 'OTHERS');
}
