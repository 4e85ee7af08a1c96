import { connectionView } from '../../domain/utility/connectionView.ts';

export const CONNECTION_STATUSES = ['CONNECTED', 'PENDING', 'ISSUE', 'INELIGIBLE'] as const;
export type ConnectionStatusName = (typeof CONNECTION_STATUSES)[number];

const NAMES = {
  Connected: 'CONNECTED',
  Pending: 'PENDING',
  Issue: 'ISSUE',
  Ineligible: 'INELIGIBLE',
} as const;

/** A raw status as the contract names it. */
export const statusOf = (state: string, substate: string | null): ConnectionStatusName =>
  NAMES[connectionView(state, substate, { locationKnown: true }).status];
