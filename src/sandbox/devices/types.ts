import type { DeviceType } from '../../domain/devices/deviceTypes.ts';

/** What a device is told to do. Temperatures in degrees Celsius. */
export interface Setting {
  /** It runs, heats, cools or charges. */
  readonly on: boolean;
  /** null: it has none. */
  readonly setpointC: number | null;
}

/** A setting that a command made, and that ends. */
export interface Hold {
  /** null: only when it is released. */
  readonly until: string | null;
  /** What it goes back to. */
  readonly before: Setting;
}

/** How a device stood from an instant on (milliseconds since 1970). */
export interface Stretch extends Setting {
  readonly at: number;
  /** Whether its partner heard from it. */
  readonly online: boolean;
}

/** A command that came already, under its sender's name for it. */
export interface Done {
  readonly key: string;
  readonly action: string | null;
}

/** A made-up device in somebody's home. */
export interface Device {
  readonly id: string;
  readonly partner: string;
  readonly account: string;
  readonly kind: DeviceType;
  name: string;
  /** What it does to the air when it is on; null: nothing. */
  mode: 'heat' | 'cool' | null;
  setting: Setting;
  hold: Hold | null;
  /** Cut off by a person. */
  offline: boolean;
  /** Since when its firmware only pretends; null: it works. */
  silencedAt: string | null;
  /** The partner noticed that it hears nothing of a device that pretends. */
  silenceNoticed: boolean;
  /** Oldest first. */
  history: Stretch[];
  done: Done[];
}

/** Somebody's account with a partner. */
export interface DeviceAccount {
  readonly id: string;
  readonly partner: string;
  readonly email: string;
  deviceIds: string[];
}

/** What an account let the product see. */
export interface DeviceGrant {
  readonly id: string;
  readonly partner: string;
  readonly account: string;
  /** Devices that may not be seen. */
  readonly hidden: readonly string[];
  /** Which of the product's log-ins this is, where a partner tells them apart. */
  readonly terminal: string | null;
  active: boolean;
  /** Where changes are told; null: nowhere. */
  subscription: string | null;
}

export interface DeviceToken {
  readonly kind: 'access' | 'refresh';
  readonly grant: string;
  readonly expiresAt: string;
  /** The refresh token that it was given for, as long as that can be used again: until this one, or the one given with it, is. */
  insteadOf?: string;
}

/** What an aggregator was asked to do, and does a moment later. */
export interface DeviceAction {
  readonly id: string;
  readonly device: string;
  readonly account: string;
  readonly order: Order;
  status: 'pending' | 'done' | 'failed';
  reason: string | null;
}

/** What a command wants: a setting until an instant (null: until it is released), a setting for good, or the end of what one made. */
export type Order =
  | {
      readonly kind: 'set';
      readonly change: Partial<Setting>;
      readonly until: string | null;
      readonly after?: Partial<Setting>;
    }
  | { readonly kind: 'switch'; readonly change: Partial<Setting> }
  | { readonly kind: 'release' };

/** Many accounts at once, for measuring. Their devices are made when they are asked for, and forgotten when the sandbox stops. */
export interface BulkSetting {
  readonly id: string;
  readonly partner: string;
  readonly accounts: number;
  readonly devicesEach: number;
}

/** What the device clouds remember over a restart. */
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
