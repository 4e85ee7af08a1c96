import type { Db } from '../platform/db/db.ts';
import type { Notify } from '../platform/notify.ts';

interface Told {
  readonly brandId: string;
  readonly memberId: string;
  readonly at: Date;
}

/**
 * The partner no longer lets us in: by mail and text message, as the member wants to hear of trouble with devices
 * (SET-18). Told once for each time that the authorization ended.
 */
export async function tellDeviceTrouble(
  tx: Db,
  notify: Notify,
  {
    brandId,
    memberId,
    at,
    connectionId,
    partner,
  }: Told & { readonly connectionId: string; /** As the partner is shown. */ readonly partner: string },
): Promise<void> {
  await notify.send(tx, {
    brandId,
    memberId,
    template: 'device-trouble',
    values: { partner },
    key: `device-trouble:${connectionId}:${at.getTime()}`,
  });
}

/** Devices were connected: what they do from now on, by mail (SET-17). Told once for each list of them. */
export async function tellDeviceAdded(
  tx: Db,
  notify: Notify,
  {
    brandId,
    memberId,
    at,
    connectionId,
    names,
  }: Told & { readonly connectionId: string; /** As they are shown. */ readonly names: readonly string[] },
): Promise<void> {
  await notify.send(tx, {
    brandId,
    memberId,
    template: 'device-added',
    values: { device: names.join(', ') },
    key: `device-added:${connectionId}:${at.getTime()}`,
  });
}
