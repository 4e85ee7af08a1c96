import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { DeviceConnection } from '../../../codegen/rest/types.ts';
import { readFeatures } from '../features/service.ts';
import type { MemberContext } from '../platform/context.ts';
import { missing } from '../platform/errors.ts';
import { beginConnection, findOfferedPartner } from './connect/connectByOAuth.ts';
import { connectByPassword } from './connect/connectByPassword.ts';
import { connectionViews, deviceView } from './deviceView.ts';
import { createStateReader, markViewed } from './sync/stateReader.ts';
import type { DeviceDeps } from './deps.ts';
import { saveDeviceSettings } from './settings.ts';
import { disconnect, removeDevice } from './connect/disconnect.ts';
import { readConnections } from './store/connections.ts';
import { readDevice, readDevices } from './store/devices.ts';

/** Source: DEV-07 to DEV-13. */
export function deviceHandlers(deps: DeviceDeps): SubjectHandlers<'devices'> {
  const readState = createStateReader(deps);
  return {
    getDeviceList: async (ctx) => {
      const memberId = ctx.member.id;
      const devices = await readDevices(ctx.db, memberId);
      await markViewed(ctx.db, memberId, devices, ctx.now);
      return { status: 200, body: { devices: devices.map(deviceView) } };
    },

    getDeviceState: async (ctx, { params }) => {
      const device = await readState(ctx.member.id, params.id);
      if (device === null) throw missing();
      return { status: 200, body: { device: deviceView(device) } };
    },

    getConnectionList: async (ctx) => ({ status: 200, body: { connections: await connectionList(ctx) } }),

    connectDevice: async (ctx, { body }) => {
      const memberId = ctx.member.id;
      const chosen = findOfferedPartner(deps, await readFeatures(ctx), body.connection_config_id);
      if (chosen.config.cloud !== 'account') {
        const authUrl = await beginConnection(deps, chosen, {
          memberId,
          sessionId: ctx.session.id,
          brand: ctx.brand,
        });
        return { status: 200, body: { auth_url: authUrl, connections: await connectionList(ctx) } };
      }
      await connectByPassword(deps, chosen, { brandId: ctx.brand.id, memberId }, body);
      return { status: 200, body: { auth_url: null, connections: await connectionList(ctx) } };
    },

    disconnectDevices: async (ctx, { body }) => {
      if (!(await disconnect({ ...deps, db: ctx.db }, ctx.member.id, body.connection_id))) throw missing();
      return { status: 200, body: { devices: await deviceList(ctx) } };
    },

    saveDeviceSettings: async (ctx, { body }) => {
      const { device_id: deviceId, comfort, display_name: name, opted_in: optedIn } = body;
      const { reserve_percent: reservePercent } = body;
      await saveDeviceSettings({ db: ctx.db, clock: deps.clock }, ctx.member.id, deviceId, {
        ...(optedIn === undefined ? {} : { optedIn }),
        ...(name === undefined ? {} : { displayName: name }),
        ...(comfort === undefined
          ? {}
          : { comfort: comfort && { lowest: tenths(comfort.lowest_c), highest: tenths(comfort.highest_c) } }),
        ...(reservePercent === undefined ? {} : { reservePercent }),
      });
      return { status: 200, body: { device: await oneDevice(ctx, deviceId) } };
    },

    removeDevice: async (ctx, { body }) => {
      if (!(await removeDevice({ db: ctx.db, clock: deps.clock }, ctx.member.id, body.device_id)))
        throw missing();
      return { status: 200, body: { devices: await deviceList(ctx) } };
    },
  };
}

/** Degrees as tenths; NaN for anything finer, which is refused as out of range. */
const tenths = (degrees: number): number => {
  const whole = Math.round(degrees * 10);
  return Math.abs(degrees * 10 - whole) < 1e-6 ? whole : Number.NaN;
};

async function deviceList(ctx: MemberContext) {
  return (await readDevices(ctx.db, ctx.member.id)).map(deviceView);
}

async function oneDevice(ctx: MemberContext, deviceId: string) {
  const device = await readDevice(ctx.db, ctx.member.id, deviceId);
  if (device === null) throw missing();
  return deviceView(device);
}

async function connectionList(ctx: MemberContext): Promise<DeviceConnection[]> {
  return connectionViews(await readFeatures(ctx), await readConnections(ctx.db, ctx.member.id));
}
