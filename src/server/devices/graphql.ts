import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import { DEVICE_CONFIGS } from '../../domain/devices/deviceConfigs.ts';
import { usageDays, useByDay } from '../../domain/devices/usageDays.ts';
import type { RequestContext } from '../platform/context.ts';
import { refused } from '../platform/errors.ts';
import type { NodeReaders } from '../platform/graphql/nodes.ts';
import { perRequest } from '../platform/loader.ts';
import { say } from '../platform/messages/say.ts';
import { deviceInEvents, deviceLogPage } from './queries.ts';
import { type MemberDevice, readDevice, readDevices } from './store/devices.ts';
import { deviceLoadReport } from './use/loadReport.ts';
import { homeExcess } from './use/usage.ts';
import { readHours } from './store/hours.ts';

const MOST_PER_PAGE = 100;
const LAST_PAGE = 100_000;

const viewerDevices = perRequest(async ({ db, member }: RequestContext): Promise<MemberDevice[]> =>
  member === null ? [] : readDevices(db, member.id),
);

/** Source: DEV-04 to DEV-06, DEV-14, DEV-15, DEV-17, GQL-18 to GQL-21. */
export const deviceResolvers = {
  User: { connectionDevices: (_member, _args, ctx) => viewerDevices(ctx) },
  ConnectionDevice: {
    id: ({ id }) => toGlobalId('ConnectionDevice', id),
    deviceId: ({ id }) => id,
  },
  DeviceEnergyUsage: {
    excess: async ({ from, to }, _args, { db, member }) => {
      const excess = member === null ? null : await homeExcess(db, member.id, from, to);
      return excess && { reportedWattHours: excess.reported, measuredWattHours: excess.measured };
    },
  },
  Viewer: {
    deviceConfigs: () => DEVICE_CONFIGS,
    connectionConfigs: () => CONNECTION_CONFIGS.map(({ id, title }) => ({ id, title })),
    deviceLoadReport,

    deviceEventLogs: async ({ db, member, now }, { deviceId, page, perPage, byEvent }) => {
      if (page < 1 || page > LAST_PAGE || perPage < 1 || perPage > MOST_PER_PAGE)
        throw refused(say('devices.page', { most: MOST_PER_PAGE }), { code: 'INVALID' });
      const device = member === null ? null : await readDevice(db, member.id, deviceId);
      if (member === null || device === null) return null;
      const found = await deviceLogPage(db, member.id, device.id, { page, perPage, byEvent });
      const eventIds = found.logs.flatMap(({ eventId }) => eventId ?? []);
      const events = await deviceInEvents(db, member.id, device.id, eventIds, now);
      return { page, perPage, ...found, events };
    },

    deviceEnergyUsage: async ({ db, member, now }, { deviceId, period }) => {
      const device = member === null ? null : await readDevice(db, member.id, deviceId);
      if (member === null || device === null) return null;
      const { dates, from, to } = usageDays(period, member.timeZone, now);
      const hours = await readHours(db, member.id, device.id, from, to);
      return {
        deviceId: device.id,
        from,
        to,
        totalWattHours: hours.length === 0 ? null : hours.reduce((sum, { wattHours }) => sum + wattHours, 0),
        hours: hours.map(({ hourStart, wattHours }) => ({
          id: toGlobalId('DevicePowerConsumptionHourly', `${device.id}:${hourStart.getTime() / 1_000}`),
          hourStartDttm: hourStart,
          consumptionWattHours: wattHours,
        })),
        days: useByDay(member.timeZone, dates, hours),
      };
    },
  },
} satisfies Resolvers;

/** Only the member's own. */
export const deviceNodes: NodeReaders = {
  ConnectionDevice: async ({ db, member }, id) => (member === null ? null : readDevice(db, member.id, id)),
};
