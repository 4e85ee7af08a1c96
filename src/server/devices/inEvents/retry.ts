import { retried } from '../../../domain/events/deviceRetry.ts';
import { record } from '../../audit/service.ts';
import { holdEvent } from '../../events/service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { writeLog } from '../store/log.ts';
import { toDeviceInEvent } from './notify.ts';
import { claimGivenUp, type GivenUpDevices } from './queries.ts';
import { writeDirected } from './store.ts';

export interface RetryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface RetryOrder extends GivenUpDevices {
  readonly brandId: string;
  readonly actorId: string;
  /** Why, in the words of the member of staff. */
  readonly why: string;
}

export type RetryOutcome =
  | { readonly done: true; readonly devices: number }
  | { readonly done: false; readonly refused: 'not-found' | 'not-running' | 'nothing-left' };

const BATCH = 500;

/** Commands a partner's devices once more that a running event gave up, and writes the audit log, all or nothing. */
export function retryDevices({ db, clock, newId }: RetryDeps, order: RetryOrder): Promise<RetryOutcome> {
  const { brandId, actorId, eventId, connectionConfigId, reason, why } = order;
  return transaction<RetryOutcome>(db, async (tx) => {
    const event = await holdEvent(tx, eventId);
    if (event === null || event.brandId !== brandId) return { done: false, refused: 'not-found' };
    const now = clock.now();
    if (event.status !== 'ACTIVE' || now >= event.end) return { done: false, refused: 'not-running' };
    let devices = 0;
    for (let more = true; more;) {
      const rows = await claimGivenUp(tx, { eventId, connectionConfigId, reason, limit: BATCH });
      const again = rows.flatMap((row) => {
        const given = toDeviceInEvent(row);
        const moved = given === null ? null : retried(given, now.getTime() / 1000);
        return moved === null ? [] : [{ row, moved }];
      });
      await writeDirected(
        tx,
        eventId,
        again.map(({ row: { memberId, deviceId, brandId: brand, connectionId }, moved }) => ({
          memberId,
          deviceId,
          brandId: brand,
          connectionId,
          ...moved.row,
        })),
      );
      await writeLog(
        tx,
        again.flatMap(({ row: { memberId, deviceId }, moved }) =>
          moved.log.map((history) => ({ memberId, deviceId, eventId, at: now, history })),
        ),
      );
      devices += again.length;
      more = again.length === BATCH;
    }
    if (devices === 0) return { done: false, refused: 'nothing-left' };
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'event.retryDevices',
      subject: `event:${eventId}`,
      reason: why,
      before: null,
      after: { connectionConfigId, failure: reason, devices },
    });
    return { done: true, devices };
  });
}
