import createLimit from 'p-limit';
import { type MemberDevice, readDevice, readDevicesOfConnection } from '../store/devices.ts';
import { openCloud } from '../clouds/openCloud.ts';
import type { DeviceDeps } from '../deps.ts';
import { TIMING, backOff } from '../timing.ts';
import { losableWrite } from '../../platform/db/transaction.ts';
import type { PartnerCloud } from '../clouds/cloud.ts';
import { markMissing } from './sync.ts';
import { recordState } from './state.ts';
import { lockListedDevice } from '../store/deviceChanges.ts';
import { advancePolls, claimStale, scheduleReads } from '../store/schedule.ts';
import { CONNECTION_CONFIGS } from '../../../domain/devices/connectionConfigs.ts';
import type { Db } from '../../platform/db/db.ts';

/** Concurrent reads on behalf of open pages. */
const PARTNERS_AT_ONCE = 32;

/** A device with its current state. */
export type StateReader = (memberId: string, deviceId: string) => Promise<MemberDevice | null>;

/**
 * Reads a device: the stored state while it is fresh, otherwise the partner's. A slow partner isn't waited
 * for, but its answer is stored; concurrent requests share one call.
 */
export function createStateReader(deps: DeviceDeps): StateReader {
  const underWay = new Map<string, Promise<unknown>>();
  const limit = createLimit(PARTNERS_AT_ONCE);

  const ask = (device: MemberDevice): Promise<unknown> => {
    const running = underWay.get(device.id);
    if (running !== undefined) return running;
    const work = limit(async () => {
      const cloud = await openCloud(deps, device.memberId, device.connectionId);
      if (cloud !== null) await readState(deps, cloud, device);
    })
      .catch((error: unknown) => deps.log.error({ err: error }, 'the state of a device could not be read'))
      .finally(() => underWay.delete(device.id));
    underWay.set(device.id, work);
    return work;
  };

  return async (memberId, deviceId) => {
    const known = await readDevice(deps.db, memberId, deviceId);
    const isFresh = known !== null && deps.clock.now().getTime() - known.stateAt.getTime() <= TIMING.freshMs;
    if (known === null || isFresh || known.connectionStatus !== 'connected') return known;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMING.stateWaitMs)));
    await Promise.race([ask(known), late]).finally(() => clearTimeout(timer));
    return readDevice(deps.db, memberId, deviceId);
  };
}

/** Reads a device's state from the partner and stores it. False if the partner didn't say. */
async function readState(
  { db, clock }: Pick<DeviceDeps, 'db' | 'clock'>,
  cloud: PartnerCloud,
  { memberId, id, externalId, state }: Pick<MemberDevice, 'memberId' | 'id' | 'externalId' | 'state'>,
): Promise<boolean> {
  const asked = clock.now();
  const answer = await cloud.state(externalId);
  if (!answer.ok && answer.why !== 'offline' && answer.why !== 'missing') return answer.why === 'auth';
  // A lost write is read again later.
  await losableWrite(db, async (tx) => {
    if (answer.ok) return recordState(tx, memberId, id, answer.value, asked);
    if (answer.why === 'offline') return recordState(tx, memberId, id, { ...state, online: false }, asked);
    if (await lockListedDevice(tx, memberId, id)) await markMissing(tx, memberId, [id], asked);
  });
  return true;
}

/** Devices of one connection that are read at the same time. */
const DEVICES_AT_ONCE = 4;

/**
 * Reads the devices for which a webhook arrived. The mark is removed before the call, so that a webhook
 * during the call causes another read.
 */
export async function refreshStale(deps: DeviceDeps, memberId: string, connectionId: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const stale = await claimStale(db, memberId, connectionId, now);
  if (stale.length === 0) return;
  const cloud = await openCloud(deps, memberId, connectionId);
  if (cloud === null) return;
  const ids = new Set(stale);
  const limit = createLimit(DEVICES_AT_ONCE);
  const theirs = (await readDevicesOfConnection(db, memberId, connectionId)).filter(({ id }) => ids.has(id));
  const unread = (
    await Promise.all(
      theirs.map((device) => limit(async () => ((await readState(deps, cloud, device)) ? null : device.id))),
    )
  ).filter((id) => id !== null);
  if (unread.length > 0)
    await scheduleReads(db, memberId, connectionId, unread, new Date(now.getTime() + backOff(1)));
}

const SILENT = CONNECTION_CONFIGS.filter(({ cloud }) => cloud === 'account').map(({ id }) => id);

/**
 * While a member views these devices, accounts without webhooks are read again seconds after the last time.
 */
export async function markViewed(
  db: Db,
  memberId: string,
  shown: readonly MemberDevice[],
  now: Date,
): Promise<void> {
  const silent = shown.filter(
    ({ connectionConfigId, connectionStatus }) =>
      connectionStatus === 'connected' && SILENT.includes(connectionConfigId),
  );
  if (silent.length === 0) return;
  const lastRead = Math.max(...silent.map(({ stateAt }) => stateAt.getTime()));
  const pollDueAt = new Date(Math.max(now.getTime(), lastRead + TIMING.viewedPollMs));
  await losableWrite(db, (tx) => advancePolls(tx, memberId, SILENT, pollDueAt));
}
