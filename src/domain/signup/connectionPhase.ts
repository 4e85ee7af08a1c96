import { rawStatus, subStatus } from '../utility/rawStatus.ts';
import { connectionObstacle, type Obstacle } from '../utility/takingPart.ts';

/**
 * A connection's phase during sign-up.
 * - `open`: the member has to start, or start again.
 * - `away`: the member is at the utility's login.
 * - `checking`: the utility or the market is working on it.
 * - `waiting`: the number was given, and the first meter file is awaited.
 * - `notYet`: the utility can't be connected yet.
 * - `refused`: declined, or something else must be fixed first.
 * - `moved`: the home seems to have moved.
 * - `connected`: done.
 */
export type ConnectionPhase =
  | 'open'
  | 'away'
  | 'checking'
  | 'waiting'
  | 'notYet'
  | 'refused'
  | 'moved'
  | 'connected';

export interface SignupConnection {
  readonly method: 'ACCOUNT_NUMBER' | 'OAUTH';
  /** Raw status and sub-status, as the market reports them (UTL-03, UTL-04). */
  readonly state: string;
  readonly substate: string | null;
}

type Raw = 'pending' | 'mismatch' | 'market' | 'auth' | 'before' | 'begun';

const RAW: Readonly<Record<NonNullable<ReturnType<typeof rawStatus>>, Raw>> = {
  pending: 'pending',
  issue_matching_records: 'mismatch',
  error: 'mismatch',
  MarketReady: 'market',
  MarketEnrolled: 'market',
  AuthDone: 'auth',
  AuthApproved: 'auth',
  PreValid: 'before',
  AuthStart: 'begun',
};

/** What the utility or the market answered, whatever the raw status is. */
const ANSWERS: Partial<Readonly<Record<Obstacle, ConnectionPhase>>> = {
  not_supported: 'refused',
  rejected: 'refused',
  conflict: 'refused',
  duplicate: 'refused',
  attestation: 'refused',
  moved: 'moved',
  disconnected: 'open',
  unmatched: 'open',
};

/** The other cases, by raw status. */
const OTHERWISE: Readonly<Record<Raw, ConnectionPhase>> = {
  pending: 'checking',
  mismatch: 'open',
  market: 'connected',
  auth: 'connected',
  before: 'open',
  begun: 'open',
};

const NAMED: Partial<Readonly<Record<Raw, Readonly<Record<string, ConnectionPhase>>>>> = {
  mismatch: { Connected: 'checking' },
  market: { ISOReady: 'checking', ISOLocation: 'checking' },
  auth: { Connected: 'checking', MissingMappingData: 'checking', MappingDataVerified: 'checking' },
  before: { NotYet: 'notYet' },
  begun: { Started: 'away', AwaitingFile: 'waiting' },
};

/**
 * A connection's phase. Unknown market states count as in progress, so that members don't repeat what may be
 * done. Source: decisions, Session and sign-up; UTL-21 to UTL-53.
 */
export function connectionPhase({ method, state, substate }: SignupConnection): ConnectionPhase {
  const known = rawStatus(state);
  const sub = substate === null ? null : subStatus(substate);
  const why = connectionObstacle({ state, substate, everReachedAuthDone: false });
  const answer = why === null ? undefined : ANSWERS[why];
  if (answer !== undefined) return answer;
  if (known === null) return 'checking';
  const raw = RAW[known];
  const phase = (sub === null ? undefined : NAMED[raw]?.[sub]) ?? OTHERWISE[raw];
  // Account numbers are sent without a login.
  return phase === 'away' && method === 'ACCOUNT_NUMBER' ? 'checking' : phase;
}

/** Ended by the utility, after the member had agreed. */
const ENDED = new Set(['Revoked', 'Disconnected']);

/**
 * Whether the utility or the market answered with a refusal, a doubt or an end, so that the member has something to do
 * once more. Not while the member hasn't begun, or came back from the utility without a yes.
 */
export function isSentBack(connection: SignupConnection): boolean {
  const phase = connectionPhase(connection);
  if (phase !== 'open') return phase === 'refused' || phase === 'moved';
  const raw = rawStatus(connection.state);
  const sub = connection.substate === null ? null : subStatus(connection.substate);
  return raw !== 'PreValid' && (raw !== 'AuthStart' || (sub !== null && ENDED.has(sub)));
}
