import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import { reasonFaults } from '../../audit/service.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { retryDevices } from './retry.ts';

/** Devices of a running event, for staff. The access table checks the role before any of these run. */
export const staffEventDeviceResolvers = {
  DeviceFailure: {
    maker: ({ connectionConfigId }) => connectionConfig(connectionConfigId)?.title ?? connectionConfigId,
  },
  Mutation: {
    retryEventDevices: async (
      _root,
      { input: { eventId, connectionConfigId, failure, reason } },
      { db, brand, member, deps: { clock, newId } },
    ) => {
      const own = rowId(eventId, 'StaffEvent');
      if (own === null) return refusedPayload(noSuchEvent);
      const faults = reasonFaults(reason);
      if (faults.length > 0) return refusedPayload(invalid(faults));
      const outcome = await retryDevices(
        { db, clock, newId },
        {
          brandId: brand.id,
          actorId: member.id,
          eventId: own,
          connectionConfigId,
          reason: failure,
          why: reason.trim(),
        },
      );
      if (outcome.done) return { __typename: 'EventDevicesRetried' as const, devices: outcome.devices };
      switch (outcome.refused) {
        case 'not-found':
          return refusedPayload(noSuchEvent);
        case 'not-running':
          return refusedPayload(refusal('NOT_ALLOWED', say('events.retryNotRunning')));
        case 'nothing-left':
          return refusedPayload(refusal('NOT_ALLOWED', say('events.nothingToRetry')));
      }
    },
  },
} satisfies Resolvers;

const noSuchEvent = refusal('NOT_FOUND', say('events.noSuchEvent'));
