import { chooseUtility, moveConnection } from '../utility/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { RawStatus, SubStatus } from '../../domain/utility/rawStatus.ts';
import type { DemoPart } from './cast.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A status that a connection once had, and how long after the utility was chosen. */
interface PastStatus {
  readonly after: number;
  readonly state: RawStatus;
  readonly substate: SubStatus | null;
  readonly cause: Parameters<typeof moveConnection>[1]['cause'];
}

const STARTED: PastStatus = {
  after: 2 * MINUTE_MS,
  state: 'AuthStart',
  substate: 'Started',
  cause: 'member',
};
const CONSENTED: PastStatus = {
  after: 6 * MINUTE_MS,
  state: 'AuthDone',
  substate: null,
  cause: 'authorization',
};
const READY: PastStatus = { after: DAY_MS, state: 'MarketReady', substate: 'ISOReady', cause: 'poll' };
const ENROLLED: PastStatus = { after: 4 * DAY_MS, state: 'MarketEnrolled', substate: null, cause: 'webhook' };

/** What put a connection into a status that is a problem, by its sub-status. */
const CAUSES: Partial<Readonly<Record<SubStatus, PastStatus['cause']>>> = {
  Duplicate: 'meter',
  PossibleMove: 'webhook',
  Revoked: 'webhook',
};

interface PastConnection {
  readonly brandId: string;
  readonly memberId: string;
  readonly utilityId: string;
  /** The home's postal code. */
  readonly zip: string | null;
  readonly part: DemoPart;
  readonly signedUpAt: Date;
  /** Since when a connection with a problem has it. */
  readonly problemSince: Date;
}

/** Connects a member of the cast as sign-up, the utility and the market do, one status after the other. */
export async function connectInPast(tx: Db, past: PastConnection): Promise<void> {
  const { brandId, memberId, utilityId, zip, part, signedUpAt, problemSince } = past;
  await chooseUtility(tx, { brandId, memberId, utilityId, freeText: null, zip, now: signedUpAt });
  for (const { after, ...status } of statuses(part))
    await moveConnection(tx, { memberId, ...status, at: new Date(signedUpAt.getTime() + after) });
  if (part.marketStatus === undefined) return;
  const { state, substate } = part.marketStatus;
  await moveConnection(tx, {
    memberId,
    state,
    substate,
    at: problemSince,
    cause: CAUSES[substate] ?? 'poll',
  });
}

/** What a connection went through before the problem that it may have. */
function statuses({ connection, marketStatus }: DemoPart): readonly PastStatus[] {
  if (connection === 'begun') return [STARTED];
  if (marketStatus === undefined || marketStatus.substate === 'PossibleMove')
    return [STARTED, CONSENTED, READY, ENROLLED];
  return [STARTED, CONSENTED];
}
