import { type ComfortBand, USUAL_COMFORT } from '../../../domain/devices/comfort.ts';
import {
  type DeviceControl,
  deviceControl,
  type DeviceType,
  deviceType,
} from '../../../domain/devices/deviceTypes.ts';
import { type DeviceTrouble, deviceTrouble } from '../../../domain/devices/trouble.ts';
import { USUAL_RESERVE_PERCENT } from '../../../domain/devices/reserve.ts';
import type { DeviceState } from '../clouds/cloud.ts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { inDisplayOrder } from '../../../domain/devices/displayOrder.ts';
import type { Db } from '../../platform/db/db.ts';
import { isId } from '../../platform/ids.ts';
import { deviceConnections, devices } from '../tables.ts';

/** A member's device with its connection. */
export interface MemberDevice {
  readonly id: string;
  readonly brandId: string;
  readonly memberId: string;
  readonly connectionId: string;
  readonly connectionConfigId: string;
  readonly connectionTitle: string;
  readonly connectionStatus: 'connected' | 'ended' | 'removed';
  /** The partner's id of the device. */
  readonly externalId: string;
  readonly deviceConfigId: string;
  readonly deviceType: DeviceType;
  readonly displayName: string;
  readonly control: DeviceControl;
  readonly state: DeviceState;
  readonly stateAt: Date;
  readonly optedIn: boolean;
  /**
   * The temperatures between which an event may move it, with the default filled in; null for devices without
   * a setpoint.
   */
  readonly comfort: ComfortBand | null;
  /** Down to which an event may empty it, percent, with the usual one filled in; null for a device that can't feed in. */
  readonly reservePercent: number | null;
  readonly trouble: DeviceTrouble | null;
  readonly addedAt: Date;
}

/** In display order (DEV-10, DEV-11), without removed ones. */
export async function readDevices(db: Db, memberId: string): Promise<MemberDevice[]> {
  return inDisplayOrder(await read(db, eq(devices.memberId, memberId)));
}

/** Null for a device that isn't the member's, was removed, or never existed. */
export async function readDevice(db: Db, memberId: string, deviceId: string): Promise<MemberDevice | null> {
  if (!isId(deviceId)) return null;
  const [device] = await read(db, and(eq(devices.memberId, memberId), eq(devices.id, deviceId)));
  return device ?? null;
}

/** In no order, without removed ones. */
export function readDevicesOfConnection(
  db: Db,
  memberId: string,
  connectionId: string,
): Promise<MemberDevice[]> {
  return read(db, and(eq(devices.memberId, memberId), eq(devices.connectionId, connectionId)));
}

async function read(db: Db, which: SQL | undefined): Promise<MemberDevice[]> {
  const found = await db
    .select({
      device: devices,
      connectionConfigId: deviceConnections.connectionConfigId,
      status: deviceConnections.status,
    })
    .from(devices)
    .innerJoin(
      deviceConnections,
      and(eq(deviceConnections.memberId, devices.memberId), eq(deviceConnections.id, devices.connectionId)),
    )
    .where(and(which, isNull(devices.removedAt)));
  return found.map(({ device, connectionConfigId, status }) => {
    const {
      id,
      brand,
      memberId,
      connectionId,
      externalId,
      deviceConfigId,
      displayName,
      state,
      stateAt,
      optedIn,
      comfort,
      reservePercent,
      missingSince,
      addedAt,
    } = device;
    const type = deviceType(device.deviceType);
    const control = deviceControl(type);
    return {
      id,
      brandId: brand,
      memberId,
      connectionId,
      connectionConfigId,
      connectionStatus: status,
      externalId,
      deviceConfigId,
      deviceType: type,
      displayName,
      control,
      state,
      stateAt,
      optedIn,
      addedAt,
      connectionTitle: connectionConfig(connectionConfigId)?.title ?? connectionConfigId,
      comfort: control === 'setpoint' ? (comfort ?? USUAL_COMFORT) : null,
      reservePercent:
        control === 'charge' && state.canFeed === true ? (reservePercent ?? USUAL_RESERVE_PERCENT) : null,
      trouble: deviceTrouble({
        connected: status === 'connected',
        listed: missingSince === null,
        online: state.online,
      }),
    };
  });
}
