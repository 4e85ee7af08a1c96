import type { DeviceCloud } from '../../../src/server/devices/clouds/cloud.ts';
import { partnerLimits } from '../../../src/server/devices/inEvents/partnerCalls.ts';
import { doDueSteps } from '../../../src/server/devices/inEvents/steps.ts';
import { notifyDevices } from '../../../src/server/devices/inEvents/notify.ts';
import { eventsToNotify, runDueEvents } from '../../../src/server/events/service.ts';
import type { Clock } from '../../../src/server/platform/clock.ts';
import type { Db } from '../../../src/server/platform/db/db.ts';

/** Directs and commands everything that is due; prints each step. */
export async function dispatchPass(
  { db, clock, cloud }: { readonly db: Db; readonly clock: Clock; readonly cloud: DeviceCloud },
  say: (what: string) => void = () => undefined,
): Promise<void> {
  // Its events start in time, which needs no words.
  await runDueEvents({ db, clock, brands: { byId: () => null } });
  say('events');
  for (const id of await eventsToNotify(db, 100))
    await notifyDevices({ db, clock }, id, { batch: 4, onBatch: () => say('notified') });
  await doDueSteps(
    { db, clock, openClouds: async (keys) => keys.map(() => cloud), limit: partnerLimits('embedded') },
    { batch: 10, onBatch: () => say('stepped') },
  );
}
