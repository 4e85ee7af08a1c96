import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { missing } from '../platform/errors.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import type { DeliverReadings } from './deliveryReport.ts';
import { readReason } from './staffRest.ts';
import { takeDelivery } from './takeDelivery.ts';

/**
 * Staff import a utility's delivery, like `import-readings --utility`. Source: decisions, Meter data and
 * Utility.
 */
export function deliveryHandlers(deliver: DeliverReadings): Pick<SubjectHandlers<'meter'>, 'uploadDelivery'> {
  return {
    uploadDelivery: async (ctx, { params, files }) => {
      const utilityId = rowId(params.utility_id, 'Utility');
      if (utilityId === null) throw missing();
      return {
        status: 200,
        body: await takeDelivery(ctx, deliver, utilityId, files, ({ fields }) => ({
          actorId: ctx.member.id,
          reason: readReason(fields),
        })),
      };
    },
  };
}
