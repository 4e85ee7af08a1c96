import { and, eq, isNull } from 'drizzle-orm';
import { losableWrite } from '../platform/db/transaction.ts';
import type { PartnerCloud } from './clouds/partnerCloud.ts';
import type { MemberDevice } from './memberDevice.ts';
import type { DeviceDeps } from './deps.ts';
import { noteMissing } from './readList.ts';
import { noteState } from './state.ts';
import { devices } from './tables.ts';

/** Asks the partner for a device's state and notes it. False where the partner did not say. */
export async function readState(
  { db, clock }: Pick<DeviceDeps, 'db' | 'clock'>,
  cloud: PartnerCloud,
  { memberId, id, externalId, state }: Pick<MemberDevice, 'memberId' | 'id' | 'externalId' | 'state'>,
): Promise<boolean> {
  const asked = clock.now();
  const answer = await cloud.state(externalId);
  if (!answer.ok && answer.why !== 'offline' && answer.why !== 'missing') return answer.why === 'auth';
  // What is lost is asked again.
  await losableWrite(db, async (tx) => {
    if (answer.ok) return noteState(tx, memberId, id, answer.value, asked);
    if (answer.why === 'offline') return noteState(tx, memberId, id, { ...state, online: false }, asked);
    const still = await tx
      .select({ id: devices.id })
      .from(devices)
      .where(
        and(
          eq(devices.memberId, memberId),
          eq(devices.id, id),
          isNull(devices.missingSince),
          isNull(devices.removedAt),
        ),
      )
      .for('update');
    await noteMissing(
      tx,
      memberId,
      still.map((device) => device.id),
      asked,
    );
  });
  return true;
}
