import type { Household } from '../../domain/demo/household.ts';
import type { DeviceType } from '../../domain/devices/deviceTypes.ts';

/** A device's setting. Temperatures in degrees Celsius. */
export interface Setting {
  /** Runs, heats, cools or charges. */
  readonly on: boolean;
  /** null: has no setpoint. */
  readonly setpointC: number | null;
  /** The charge down to which a battery feeds in, percent; absent: it does as usual. */
  readonly feedsTo?: number | undefined;
}

/** A temporary setting made by a command. */
export interface Hold {
  /** null: until released. */
  readonly until: string | null;
  /** The setting to revert to. */
  readonly before: Setting;
}

/** A device's state from an instant on (milliseconds since 1970). */
export interface Stretch extends Setting {
  readonly at: number;
  /** Whether its partner could reach it. */
  readonly online: boolean;
}

/** A command that was already received, under its idempotency key. */
export interface Done {
  readonly key: string;
  readonly action: string | null;
}

/** A synthetic device in a home. */
export interface Device {
  readonly id: string;
  readonly partner: string;
  readonly account: string;
  readonly kind: DeviceType;
  name: string;
  /** The home it is in; absent: an ordinary home. */
  home?: Household;
  /** Its effect on the air when on; null: none. */
  mode: 'heat' | 'cool' | null;
  setting: Setting;
  hold: Hold | null;
  /** Taken offline by a person. */
  offline: boolean;
  /** Since when its firmware has ignored commands; null: it works. */
  silencedAt: string | null;
  /** The partner has noticed that the device is silent. */
  silenceNoticed: boolean;
  /** Oldest first. */
  history: Stretch[];
  done: Done[];
}

/** An account with a partner. */
export interface DeviceAccount {
  readonly id: string;
  readonly partner: string;
  readonly email: string;
  /** The home its devices are in; absent: an ordinary home. */
  home?: Household;
  deviceIds: string[];
}

/** What an account lets the product see. */
export interface DeviceGrant {
  readonly id: string;
  readonly partner: string;
  readonly account: string;
  /** Hidden devices. */
  readonly hidden: readonly string[];
  /** Identifies the product's login, where a partner distinguishes them. */
  readonly terminal: string | null;
  active: boolean;
  /** The webhook address; null: none. */
  subscription: string | null;
}

export interface DeviceToken {
  readonly kind: 'access' | 'refresh';
  readonly grant: string;
  readonly expiresAt: string;
  /**
   * The refresh token it replaced, while that one is still valid: until this one, or its access token, is
   * used.
   */
  insteadOf?: string;
}

/** An aggregator's action, which runs a moment later. */
export interface DeviceAction {
  readonly id: string;
  readonly device: string;
  readonly account: string;
  readonly order: Order;
  status: 'pending' | 'done' | 'failed';
  reason: string | null;
}

/**
 * A command: a setting until an instant (null: until released), a permanent setting, or the end of a hold.
 */
export type Order =
  | {
      readonly kind: 'set';
      readonly change: Partial<Setting>;
      readonly until: string | null;
      readonly after?: Partial<Setting>;
    }
  | { readonly kind: 'switch'; readonly change: Partial<Setting> }
  | { readonly kind: 'release' };

/**
 * Many accounts at once, for load tests. Their devices are created on demand and lost when the sandbox stops.
 */
export interface BulkSetting {
  readonly id: string;
  readonly partner: string;
  readonly accounts: number;
  readonly devicesEach: number;
}

/** The device clouds' stored state. */
export interface DevicesState {
  accounts: Record<string, DeviceAccount>;
  devices: Record<string, Device>;
  grants: Record<string, DeviceGrant>;
  tokens: Record<string, DeviceToken>;
  actions: Record<string, DeviceAction>;
  bulk: Record<string, BulkSetting>;
}

export const emptyDevices = (): DevicesState => ({
  accounts: {},
  devices: {},
  grants: {},
  tokens: {},
  actions: {},
  bulk: {},
});
