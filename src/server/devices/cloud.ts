import type { DeviceType } from '../../domain/devices/deviceTypes.ts';

/** What a partner says of a device. Temperatures in tenths of a degree Celsius, power in watts, charge in percent. */
export interface DeviceState {
  readonly online: boolean;
  /** Whether it runs, heats, cools or charges; null where the partner does not say. */
  readonly on: boolean | null;
  readonly watts?: number;
  readonly mode?: 'heat' | 'cool' | 'off';
  readonly temperature?: number;
  readonly setpoint?: number;
  readonly chargePercent?: number;
}

/** A device as its partner lists it. */
export interface ListedDevice {
  readonly externalId: string;
  readonly deviceType: DeviceType;
  readonly displayName: string;
  readonly state: DeviceState;
}

/** What is asked of a device. With `until` it ends by itself then, even when we are gone. */
export type DeviceCommand =
  | { readonly kind: 'off' | 'on'; readonly until: Date | null }
  | { readonly kind: 'setpoint'; readonly setpoint: number; readonly until: Date | null }
  /** Ends what `until` would end. */
  | { readonly kind: 'resume' };

/** What a partner made of a call. Never throws for these; PartnerFault only for what nobody could know (see `failed`). */
export type CloudAnswer<T> =
  | { readonly ok: true; readonly value: T }
  /** `auth`: the authorization has ended. `offline`: the partner cannot reach the device. `missing`: it is not, or no longer, in the account. `unsupported`: it cannot do that. `failed`: anything else, worth another try. */
  | { readonly ok: false; readonly why: 'auth' | 'offline' | 'missing' | 'unsupported' | 'failed' };

/** An hour's use. */
export interface HourOfUse {
  readonly hourStart: Date;
  readonly wattHours: number;
}

/** One member's account at a partner, ready to be asked. Made by `openCloud`; renews its own token. */
export interface DeviceCloud {
  list(): Promise<CloudAnswer<readonly ListedDevice[]>>;
  state(externalId: string): Promise<CloudAnswer<DeviceState>>;
  /**
   * `key` names the command: sent twice, it is done once. `perhapsSent`: it may have been sent before, which some clouds have
   * to be asked for first. The state is what the partner says the device is in now.
   */
  command(
    externalId: string,
    command: DeviceCommand,
    key: string,
    perhapsSent?: boolean,
  ): Promise<CloudAnswer<DeviceState>>;
  /** Whole hours, UTC, in [from, to). */
  hours(externalId: string, from: Date, to: Date): Promise<CloudAnswer<readonly HourOfUse[]>>;
}
