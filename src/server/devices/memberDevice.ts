import type { ComfortBand } from '../../domain/devices/comfort.ts';
import type { DeviceControl } from '../../domain/devices/deviceConfigs.ts';
import type { DeviceType } from '../../domain/devices/deviceTypes.ts';
import type { DeviceTrouble } from '../../domain/devices/trouble.ts';
import type { DeviceState } from './cloud.ts';

/** A device of a member, with what is known of it and of the connection it came by. */
export interface MemberDevice {
  readonly id: string;
  readonly brandId: string;
  readonly memberId: string;
  readonly connectionId: string;
  readonly connectionConfigId: string;
  readonly connectionTitle: string;
  readonly connectionStatus: 'connected' | 'ended' | 'removed';
  /** As the partner names it. */
  readonly externalId: string;
  readonly deviceConfigId: string;
  readonly deviceType: DeviceType;
  readonly displayName: string;
  readonly control: DeviceControl;
  readonly state: DeviceState;
  readonly stateAt: Date;
  readonly optedIn: boolean;
  /** Between which temperatures an event may move it, the usual ones included; null where an event moves none. */
  readonly comfort: ComfortBand | null;
  readonly trouble: DeviceTrouble | null;
  readonly addedAt: Date;
}
