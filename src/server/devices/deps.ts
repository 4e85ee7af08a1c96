import type { Db } from '../platform/db/db.ts';
import type { Deps } from '../platform/context.ts';

/** A connection whose partner no longer accepts us. */
export interface EndedConnection {
  readonly brandId: string;
  readonly memberId: string;
  readonly connectionId: string;
  /** The partner's name. */
  readonly title: string;
  readonly at: Date;
}

/** Devices that a partner lists for the first time, or again. */
export interface AddedDevices {
  readonly brandId: string;
  readonly memberId: string;
  readonly connectionId: string;
  /** Their names, as they are shown. */
  readonly names: readonly string[];
  readonly at: Date;
}

/** What the room stands on. */
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
  /** Tells the member that a partner has to be connected again: in the transaction that ends it, and once. */
  readonly tellEnded?: (tx: Db, ended: EndedConnection) => Promise<void>;
  /** Tells the member what takes part from now on: in the transaction that adds it, and once. */
  readonly tellAdded?: (tx: Db, added: AddedDevices) => Promise<void>;
}

/** Names of the room's jobs. */
export const JOBS = {
  poll: 'devices.poll',
  read: 'devices.read',
  hours: 'devices.hours',
  revoke: 'devices.revoke',
} as const;
