import type { Db } from '../platform/db/db.ts';
import type { Notify } from '../platform/notify.ts';

interface DeviceNotice {
  readonly brandId: string;
  readonly memberId: string;
  readonly at: Date;
}

/**
 * By email and text message, as the member's device switches say (SET-18). Sent once each time the authorization
 * ends.
 */
export async function notifyDeviceTrouble(
  tx: Db,
  notify: Notify,
  {
    brandId,
    memberId,
    at,
    connectionId,
    partner,
  }: DeviceNotice & {
    readonly connectionId: string;
    /** As the partner is shown. */ readonly partner: string;
  },
): Promise<void> {
  await notify.send(tx, {
    brandId,
    memberId,
    template: 'device-trouble',
    values: { partner },
    key: `device-trouble:${connectionId}:${at.getTime()}`,
  });
}

/** By email (SET-17), once per list of devices. */
export async function notifyDeviceAdded(
  tx: Db,
  notify: Notify,
  {
    brandId,
    memberId,
    at,
    connectionId,
    names,
  }: DeviceNotice & {
    readonly connectionId: string;
    /** As they are shown. */ readonly names: readonly string[];
  },
): Promise<void> {
  await notify.send(tx, {
    brandId,
    memberId,
    template: 'device-added',
    values: { device: names.join(', ') },
    key: `device-added:${connectionId}:${at.getTime()}`,
  });
}
