import { ZIP_ELIGIBILITY, type ZipEligibilityCode } from '../signup/zipEligibility.ts';
import { statusRow } from './connectionView.ts';
import { rawStatus, subStatus, type SubStatus } from './rawStatus.ts';

export type CanTakePart = 'yes' | 'not_yet' | 'no';

/** What keeps a home out of events: for good as far as anyone knows, or until something is done or has happened. */
const OBSTACLES = {
  /** No utility in the area takes part. */
  no_utility: 'no',
  not_supported: 'no',
  rejected: 'no',
  /** The area has no events yet. */
  area_later: 'not_yet',
  /** Not begun, or not finished at the utility. */
  not_connected: 'not_yet',
  /** The utility can't be connected yet. */
  utility_later: 'not_yet',
  awaiting_readings: 'not_yet',
  /** The utility can't find the home. */
  unmatched: 'not_yet',
  conflict: 'not_yet',
  duplicate: 'not_yet',
  moved: 'not_yet',
  attestation: 'not_yet',
  /** Consent once given is gone. */
  disconnected: 'not_yet',
  /** Connected, but in no program. */
  no_program: 'not_yet',
} as const satisfies Readonly<Record<string, Exclude<CanTakePart, 'yes'>>>;
export type Obstacle = keyof typeof OBSTACLES;

/** Whether a home can take part in events, and why not; null: it can. */
export interface TakingPart {
  readonly can: CanTakePart;
  readonly why: Obstacle | null;
}

/** Raw status and sub-status, as reported to the member. */
interface ReportedConnection {
  readonly state: string;
  readonly substate: string | null;
  readonly everReachedAuthDone: boolean;
}

export interface HomeFacts {
  /** null: no utility chosen. */
  readonly connection: ReportedConnection | null;
  readonly inProgram: boolean;
  /** What the postal code allows; null: no postal code. */
  readonly area: ZipEligibilityCode | null;
}

/** From the utility's consent on, whatever the raw status is. */
const AFTER_CONSENT: Partial<Readonly<Record<SubStatus, Obstacle>>> = {
  UtilityNotSupported: 'not_supported',
  Rejected: 'rejected',
  ISOIneligible: 'rejected',
  ConflictingDRP: 'conflict',
  LocDisputed: 'conflict',
  Duplicate: 'duplicate',
  AttestationNeeded: 'attestation',
  PossibleMove: 'moved',
  LocEndDated: 'moved',
  issue_matching_records: 'unmatched',
  Revoked: 'disconnected',
  Disconnected: 'disconnected',
};

const BEFORE_CONSENT: Partial<Readonly<Record<SubStatus, Obstacle>>> = {
  UtilityNotSupported: 'not_supported',
  NotYet: 'utility_later',
  AwaitingFile: 'awaiting_readings',
};

/**
 * Whether a home can take part in events. The one place that decides it: screens, emails, staff pages and the choice of
 * a program read it. Source: decisions, Events and devices; UTL-61 to UTL-68, SGN-21.
 */
export function takingPart({ connection, inProgram, area }: HomeFacts): TakingPart {
  const why = obstacle(connection, inProgram, area);
  return { can: why === null ? 'yes' : OBSTACLES[why], why };
}

/**
 * Whether a home with this connection is admitted to a program: it has consent and no obstacle. Homes awaiting final
 * approval are, as the text says (UTL-64).
 */
export function isAdmitted(state: string, substate: string | null): boolean {
  return connectionObstacle({ state, substate, everReachedAuthDone: true }) === null;
}

function obstacle(
  connection: ReportedConnection | null,
  inProgram: boolean,
  area: ZipEligibilityCode | null,
): Obstacle | null {
  const found = connection === null ? 'not_connected' : connectionObstacle(connection);
  if (connection === null && area === ZIP_ELIGIBILITY.OHM_PERKS_ELIGIBLE) return 'no_utility';
  if (found !== null && OBSTACLES[found] === 'no') return found;
  if (!inProgram && area === ZIP_ELIGIBILITY.OHM_PARTIALLY_INELIGIBLE) return 'area_later';
  return found ?? (inProgram ? null : 'no_program');
}

/** What the connection itself puts in the way; null: nothing. */
export function connectionObstacle({
  state,
  substate,
  everReachedAuthDone,
}: ReportedConnection): Obstacle | null {
  const raw = rawStatus(state);
  const sub = substate === null ? null : subStatus(substate);
  if (raw === null || raw === 'PreValid' || raw === 'AuthStart') {
    const named = raw === null || sub === null ? undefined : BEFORE_CONSENT[sub];
    return named ?? (everReachedAuthDone ? 'disconnected' : 'not_connected');
  }
  const named = sub === null ? undefined : AFTER_CONSENT[sub];
  if (named !== undefined) return named;
  const { status } = statusRow(state, substate);
  return status === 'Connected' || status === 'Pending' ? null : 'unmatched';
}
