import { STAFF_CLAIM_STATES, type StaffClaimState } from '../../../domain/offers/claimStates.ts';

/** The claims' views, as written in the address: all, not connected in time, or one state. */
const CLAIM_VIEWS = ['all', 'late', ...STAFF_CLAIM_STATES] as const;
type ClaimView = (typeof CLAIM_VIEWS)[number];

export function claimViewIn(query: URLSearchParams): ClaimView {
  return CLAIM_VIEWS.find((known) => known === query.get('view')) ?? 'all';
}

/** The server's filter of a view. */
export function claimFilter(view: ClaimView): {
  readonly state: StaffClaimState | null;
  readonly late: boolean;
} {
  return { state: view === 'all' || view === 'late' ? null : view, late: view === 'late' };
}
