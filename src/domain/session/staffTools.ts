import type { InternalKey } from '../features/roleKeys.ts';

interface StaffTool {
  /** Its text is the message `internal.nav.<key>`. */
  readonly key: string;
  readonly path: string;
  /** Role keys, any of which opens it; all staff may open a tool without any. */
  readonly roles: readonly InternalKey[];
}

/** The staff area's tools, in the order of its navigation. Source: INT-02 to INT-05; decisions, Staff. */
export const STAFF_TOOLS = [
  { key: 'overview', path: '/internal', roles: [] },
  { key: 'utilities', path: '/internal/utilities', roles: ['internal_programs'] },
  { key: 'programs', path: '/internal/programs', roles: ['internal_programs'] },
  { key: 'coverage', path: '/internal/coverage', roles: ['internal_programs'] },
  { key: 'events', path: '/internal/events', roles: ['internal_events'] },
  { key: 'members', path: '/internal/members', roles: ['internal_programs', 'internal_events'] },
  { key: 'orders', path: '/internal/orders', roles: ['internal_wallet'] },
  { key: 'payouts', path: '/internal/payouts', roles: ['internal_wallet'] },
  { key: 'referrals', path: '/internal/referrals', roles: ['internal_wallet'] },
  { key: 'rewards', path: '/internal/rewards', roles: ['internal_rewards'] },
  { key: 'offers', path: '/internal/offers', roles: ['internal_rewards'] },
  { key: 'wheel', path: '/internal/wheel', roles: ['internal_rewards'] },
  { key: 'segments', path: '/internal/segments', roles: ['internal_segmentation'] },
  { key: 'placements', path: '/internal/placements', roles: ['internal_placements'] },
  {
    key: 'features',
    path: '/internal/features',
    roles: ['internal_experience_manager_list', 'internal_experience_manager_view'],
  },
  {
    key: 'experiments',
    path: '/internal/experiments',
    roles: ['internal_experience_manager_list', 'internal_experience_manager_view'],
  },
  {
    key: 'approvals',
    path: '/internal/approvals',
    roles: ['internal_experience_manager_override', 'internal_segmentation', 'internal_placements'],
  },
  { key: 'accuracy', path: '/internal/accuracy', roles: ['internal_programs'] },
  { key: 'maintenance', path: '/internal/maintenance', roles: ['internal_programs'] },
  { key: 'staff', path: '/internal/staff', roles: ['internal_staff'] },
  { key: 'security', path: '/internal/security', roles: [] },
  { key: 'audit', path: '/internal/audit', roles: [] },
] as const satisfies readonly StaffTool[];
