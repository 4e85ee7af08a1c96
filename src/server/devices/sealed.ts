import type { SealedColumn } from '../platform/sealedColumns.ts';
import { REQUEST_PURPOSE } from './connect/connectByOAuth.ts';
import { PURPOSE } from './connect/tokens.ts';
import { deviceAuthRequests, deviceConnections } from './tables.ts';

const connection = { table: deviceConnections, id: deviceConnections.id, purpose: PURPOSE } as const;

export const sealedByDevices: readonly SealedColumn[] = [
  { ...connection, column: deviceConnections.accessToken, place: (id) => `${id}:access` },
  { ...connection, column: deviceConnections.refreshToken, place: (id) => `${id}:refresh` },
  {
    table: deviceAuthRequests,
    id: deviceAuthRequests.id,
    column: deviceAuthRequests.verifier,
    purpose: REQUEST_PURPOSE,
    place: (id) => `${id}:verifier`,
  },
];
