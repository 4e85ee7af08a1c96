import { createLimit } from '../platform/limit.ts';
import type { MemberDevice } from './memberDevice.ts';
import { openCloud } from './openCloud.ts';
import type { DeviceDeps } from './deps.ts';
import { readState } from './readState.ts';
import { readDevice } from './store/devices.ts';
import { TIMING } from './timing.ts';

/** Partners asked at the same time on behalf of whoever looks. */
const AT_ONCE = 32;

/** A device with its state of now. */
export type StateReader = (memberId: string, deviceId: string) => Promise<MemberDevice | null>;

/**
 * Looks at a device: what we know when it is fresh, else what its partner says. A partner that does not answer in time is not
 * waited for; its answer is kept when it comes, and whoever asks meanwhile waits for the same one.
 */
export function createStateReader(deps: DeviceDeps): StateReader {
  const underWay = new Map<string, Promise<unknown>>();
  const limit = createLimit(AT_ONCE);

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
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMING.lookMs)));
    await Promise.race([ask(known), late]).finally(() => clearTimeout(timer));
    return readDevice(deps.db, memberId, deviceId);
  };
}
