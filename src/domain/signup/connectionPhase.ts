import { rawStatus, subStatus } from '../utility/rawStatus.ts';

/**
 * How far a connection is, as far as joining goes.
 * - `open`: the member has to do something: begin, or begin again.
 * - `away`: the member is at the utility's own log-in.
 * - `checking`: utility or market are at it.
 * - `waiting`: the number is given, and the first meter file is waited for.
 * - `notYet`: the utility cannot be connected yet.
 * - `refused`: they said no, or not before something else is put right.
 * - `moved`: it looks as if the home moved.
 * - `connected`: there.
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
  /** Raw status and sub-status, as the market tells them (UTL-03, UTL-04). */
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

/** By sub-status, whatever the raw status is. */
const REFUSALS = new Set([
  'ConflictingDRP',
  'Duplicate',
  'Rejected',
  'ISOIneligible',
  'UtilityNotSupported',
  'LocDisputed',
]);

/** What is not named here, by raw status. */
const OTHERWISE: Readonly<Record<Raw, ConnectionPhase>> = {
  pending: 'checking',
  mismatch: 'open',
  market: 'connected',
  auth: 'connected',
  before: 'open',
  begun: 'open',
};

const NAMED: Readonly<Record<Raw, Readonly<Record<string, ConnectionPhase>>>> = {
  pending: { issue_matching_records: 'open', Revoked: 'open', Disconnected: 'open' },
  mismatch: { Connected: 'checking' },
  market: {
    ISOReady: 'checking',
    ISOLocation: 'checking',
    LocEndDated: 'moved',
    Revoked: 'open',
    Disconnected: 'open',
  },
  auth: {
    Connected: 'checking',
    MissingMappingData: 'checking',
    MappingDataVerified: 'checking',
    Revoked: 'open',
    Disconnected: 'open',
  },
  before: { NotYet: 'notYet' },
  begun: { Started: 'away', AwaitingFile: 'waiting' },
};

/**
 * The phase of a connection. A text of the market that nobody knows yet is something that is being worked on: the
 * member is not asked to do again what may be done. Source: decisions, Session and sign-up; UTL-21 to UTL-53.
 */
export function connectionPhase({ method, state, substate }: SignupConnection): ConnectionPhase {
  const known = rawStatus(state);
  const sub = substate === null ? null : subStatus(substate);
  if (sub === 'PossibleMove') return 'moved';
  if (sub !== null && REFUSALS.has(sub)) return 'refused';
  if (known === null) return 'checking';
  const raw = RAW[known];
  const phase = (sub === null ? undefined : NAMED[raw][sub]) ?? OTHERWISE[raw];
  // By account number there is no log-in to be away at: the number was sent.
  return phase === 'away' && method === 'ACCOUNT_NUMBER' ? 'checking' : phase;
}
