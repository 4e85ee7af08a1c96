import type { SealedColumn } from '../platform/sealedColumns.ts';
import { PURPOSE } from './partner/tokens.ts';
import { utilityAuthorizations, utilityAuthRequests } from './tables.ts';

const authorization = { table: utilityAuthorizations, id: utilityAuthorizations.id } as const;
const request = {
  table: utilityAuthRequests,
  id: utilityAuthRequests.id,
  purpose: 'utility-request',
} as const;

export const sealedByUtility: readonly SealedColumn[] = [
  {
    ...authorization,
    column: utilityAuthorizations.accessToken,
    purpose: PURPOSE,
    place: (id) => `${id}:access`,
  },
  {
    ...authorization,
    column: utilityAuthorizations.refreshToken,
    purpose: PURPOSE,
    place: (id) => `${id}:refresh`,
  },
  {
    ...authorization,
    column: utilityAuthorizations.accountNumber,
    purpose: 'utility-account',
    place: (id) => `${id}:account`,
  },
  {
    ...authorization,
    column: utilityAuthorizations.nmi,
    purpose: 'utility-account',
    place: (id) => `${id}:nmi`,
  },
  { ...request, column: utilityAuthRequests.verifier, place: (id) => `${id}:verifier` },
  { ...request, column: utilityAuthRequests.code, place: (id) => `${id}:code` },
];
