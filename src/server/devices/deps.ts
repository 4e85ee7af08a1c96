import type { Db } from '../platform/db/db.ts';
import type { Deps } from '../platform/context.ts';

export interface EndedConnection {
  readonly brandId: string;
  readonly memberId: string;
  readonly connectionId: string;
  /** The partner's display name. */
  readonly title: string;
  readonly at: Date;
}

export interface AddedDevice {
  readonly id: string;
  readonly type: string;
  readonly connectionConfigId: string;
  /** As it is shown. */
  readonly name: string;
}

/** Devices that a partner lists for the first time. */
export interface AddedDevices {
  readonly brandId: string;
  readonly memberId: string;
  readonly connectionId: string;
  readonly devices: readonly AddedDevice[];
  readonly at: Date;
}

export interface DeviceDeps extends Pick<
  Deps,
  | 'brands'
  | 'clock'
  | 'config'
  | 'db'
  | 'jobs'
  | 'log'
  | 'newId'
  | 'notify'
  | 'outbound'
  | 'partners'
  | 'secrets'
> {
  /**
   * Notifies the member that a partner needs to be connected again: once, in the transaction that ends the
   * connection.
   */
  readonly notifyEnded?: (tx: Db, ended: EndedConnection) => Promise<void>;
  /** Notes and notifies the member of new devices: once, in the transaction that adds them. */
  readonly notifyAdded?: (tx: Db, added: AddedDevices) => Promise<void>;
}

/** Job queue names. */
export const JOBS = {
  poll: 'devices.poll',
  read: 'devices.read',
  hours: 'devices.hours',
  revoke: 'devices.revoke',
} as const;
