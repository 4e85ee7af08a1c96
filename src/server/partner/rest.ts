import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { DeliverReadings } from '../meter/service.ts';
import { partnerReads } from './reads/rest.ts';
import { reportHandlers } from './vtn/reports.ts';
import { resourceHandlers } from './vtn/resources.ts';
import { vtnHandlers } from './vtn/rest.ts';
import { subscriptionHandlers } from './vtn/subscriptions.ts';
import { partnerWrites } from './writes.ts';

/** The partner API. The access table has checked the key's right. */
export const partnerRest = (deliver: DeliverReadings): SubjectHandlers<'partner'> => ({
  getPartnerKey: ({ brand, partnerKey: { id, name, rights, expiresAt } }) =>
    Promise.resolve({
      status: 200,
      body: { id, name, brand: brand.id, rights: [...rights].sort(), expires_at: expiresAt.toISOString() },
    }),
  ...partnerReads,
  ...vtnHandlers,
  ...resourceHandlers,
  ...reportHandlers,
  ...subscriptionHandlers,
  ...partnerWrites(deliver),
});
