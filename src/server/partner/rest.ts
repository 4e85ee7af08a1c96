import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';

/** The partner API. The access table has checked the key's right. */
export const partnerRest: SubjectHandlers<'partner'> = {
  getPartnerKey: ({ brand, partnerKey: { id, name, rights, expiresAt } }) =>
    Promise.resolve({
      status: 200,
      body: { id, name, brand: brand.id, rights: [...rights].sort(), expires_at: expiresAt.toISOString() },
    }),
};
