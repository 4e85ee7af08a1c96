import type { DeviceType } from '../../../domain/devices/deviceTypes.ts';

/**
 * A device's state as its partner reports it. Temperatures in tenths of a degree Celsius, power in watts,
 * charge in percent.
 */
export interface DeviceState {
  readonly online: boolean;
  /** Whether it runs, heats, cools or charges; null if the partner doesn't say. */
  readonly on: boolean | null;
  readonly watts?: number;
  readonly mode?: 'heat' | 'cool' | 'off';
  readonly temperature?: number;
  readonly setpoint?: number;
  readonly chargePercent?: number;
  /** Of a battery: whether it can feed in on command, whether it does, and its count of that, watt-hours. */
  readonly canFeed?: boolean;
  readonly feeding?: boolean;
  readonly fedWh?: number;
}

/** A device as its partner lists it. */
export interface ListedDevice {
  readonly externalId: string;
  readonly deviceType: DeviceType;
  readonly displayName: string;
  readonly state: DeviceState;
}

/** A command to a device. It expires at `until`, even if this server is down then. */
export type DeviceCommand =
  | { readonly kind: 'off' | 'on'; readonly until: Date | null }
  | { readonly kind: 'setpoint'; readonly setpoint: number; readonly until: Date | null }
  /** Feeds in down to the reserve. */
  | { readonly kind: 'feed'; readonly reservePercent: number; readonly until: Date | null }
  /** Ends early what `until` would end. */
  | { readonly kind: 'resume' };

/**
 * A partner's answer. These are values and not exceptions; PartnerFault is thrown only where the outcome is
 * unknown.
 */
export type CloudAnswer<T> =
  | { readonly ok: true; readonly value: T }
  /**
   * `auth`: the authorization has ended. `offline`: the partner can't reach the device. `missing`: not in the
   * account (any more). `unsupported`: the device can't do that. `failed`: anything else, worth a retry.
   */
  | { readonly ok: false; readonly why: 'auth' | 'offline' | 'missing' | 'unsupported' | 'failed' };

export interface HourOfUse {
  readonly hourStart: Date;
  readonly wattHours: number;
}

/** One member's account at a partner. Created by `openCloud`; renews its own token. */
export interface DeviceCloud {
  list(): Promise<CloudAnswer<readonly ListedDevice[]>>;
  state(externalId: string): Promise<CloudAnswer<DeviceState>>;
  /**
   * `key` makes the command idempotent. With `perhapsSent`, with clouds that ignore keys, first reads whether
   * it arrived. Answers the device's state afterwards.
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

/** A partner's account with what only this room uses. */
export interface PartnerCloud extends DeviceCloud {
  /** Asks the partner to send webhooks; `unsupported` if it has none. */
  subscribe(url: string): Promise<CloudAnswer<true>>;
}
