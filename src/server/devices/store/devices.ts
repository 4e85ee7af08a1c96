import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { USUAL_COMFORT } from '../../../domain/devices/comfort.ts';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { deviceControl } from '../../../domain/devices/deviceConfigs.ts';
import { deviceType } from '../../../domain/devices/deviceTypes.ts';
import { inDisplayOrder } from '../../../domain/devices/displayOrder.ts';
import { deviceTrouble } from '../../../domain/devices/trouble.ts';
import type { Db } from '../../platform/db/db.ts';
import { isId } from '../../platform/ids.ts';
import type { MemberDevice } from '../memberDevice.ts';
import { deviceConnections, devices } from '../tables.ts';

/** The member's devices in display order (DEV-10, DEV-11); those that were removed are left out. */
export async function readDevices(db: Db, memberId: string): Promise<MemberDevice[]> {
  return inDisplayOrder(await read(db, eq(devices.memberId, memberId)));
}

/** Null for a device that is not the member's, was removed, or never was. */
export async function readDevice(db: Db, memberId: string, deviceId: string): Promise<MemberDevice | null> {
  if (!isId(deviceId)) return null;
  const [device] = await read(db, and(eq(devices.memberId, memberId), eq(devices.id, deviceId)));
  return device ?? null;
}

/** The devices of one connection, in no order, those that were removed left out. */
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
      trouble: deviceTrouble({
        connected: status === 'connected',
        listed: missingSince === null,
        online: state.online,
      }),
    };
  });
}
