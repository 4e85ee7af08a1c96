import type { InternalKey } from '../features/roleKeys.ts';

/** The groups of the navigation, in their order; what is first stands alone. */
export const STAFF_TOOL_GROUPS = ['start', 'grid', 'members', 'rewards', 'targeting', 'system'] as const;
type StaffToolGroup = (typeof STAFF_TOOL_GROUPS)[number];

export interface StaffTool {
  /** Its text is the message `internal.nav.<key>`. */
  readonly key: string;
  /** Its heading in the navigation is the message `internal.group.<group>`. */
  readonly group: StaffToolGroup;
  readonly path: string;
  /** Role keys, any of which opens it; all staff may open a tool without any. */
  readonly roles: readonly InternalKey[];
  /** Role keys that open it too, to read: nothing can be changed there with them. */
  readonly readers?: readonly InternalKey[];
  /** Its paths that are there to change something, which `readers` don't open. */
  readonly writes?: readonly string[];
}

/** The staff area's tools, in the order of its navigation. Source: INT-02 to INT-05; decisions, Staff. */
export const STAFF_TOOLS = [
  { key: 'overview', group: 'start', path: '/internal', roles: [] },
  { key: 'alerts', group: 'start', path: '/internal/alerts', roles: [] },
  { key: 'utilities', group: 'grid', path: '/internal/utilities', roles: ['internal_programs'] },
  { key: 'programs', group: 'grid', path: '/internal/programs', roles: ['internal_programs'] },
  { key: 'coverage', group: 'grid', path: '/internal/coverage', roles: ['internal_programs'] },
  {
    key: 'events',
    group: 'grid',
    path: '/internal/events',
    roles: ['internal_events'],
    readers: ['internal_support'],
    writes: ['/internal/events/new', '/internal/events/plan', '/internal/events/templates'],
  },
  {
    key: 'members',
    group: 'members',
    path: '/internal/members',
    roles: ['internal_programs', 'internal_events', 'internal_support', 'internal_wallet'],
  },
  {
    key: 'orders',
    group: 'members',
    path: '/internal/orders',
    roles: ['internal_wallet', 'internal_support'],
  },
  {
    key: 'payouts',
    group: 'members',
    path: '/internal/payouts',
    roles: ['internal_wallet', 'internal_support'],
  },
  { key: 'money', group: 'members', path: '/internal/money', roles: ['internal_wallet'] },
  {
    key: 'statements',
    group: 'members',
    path: '/internal/statements',
    roles: ['internal_programs', 'internal_wallet'],
  },
  {
    key: 'referrals',
    group: 'members',
    path: '/internal/referrals',
    roles: ['internal_wallet', 'internal_support'],
  },
  {
    key: 'queues',
    group: 'members',
    path: '/internal/queues',
    roles: ['internal_programs', 'internal_support', 'internal_wallet'],
  },
  { key: 'rewards', group: 'rewards', path: '/internal/rewards', roles: ['internal_rewards'] },
  { key: 'offers', group: 'rewards', path: '/internal/offers', roles: ['internal_rewards'] },
  { key: 'wheel', group: 'rewards', path: '/internal/wheel', roles: ['internal_rewards'] },
  { key: 'segments', group: 'targeting', path: '/internal/segments', roles: ['internal_segmentation'] },
  { key: 'placements', group: 'targeting', path: '/internal/placements', roles: ['internal_placements'] },
  { key: 'help', group: 'targeting', path: '/internal/help', roles: ['internal_placements'] },
  {
    key: 'features',
    group: 'targeting',
    path: '/internal/features',
    roles: ['internal_experience_manager_list', 'internal_experience_manager_view'],
  },
  {
    key: 'experiments',
    group: 'targeting',
    path: '/internal/experiments',
    roles: ['internal_experience_manager_list', 'internal_experience_manager_view'],
  },
  {
    key: 'approvals',
    group: 'targeting',
    path: '/internal/approvals',
    roles: [
      'internal_experience_manager_override',
      'internal_segmentation',
      'internal_placements',
      'internal_wallet',
      'internal_support',
    ],
  },
  { key: 'accuracy', group: 'grid', path: '/internal/accuracy', roles: ['internal_programs'] },
  { key: 'backtests', group: 'grid', path: '/internal/backtests', roles: ['internal_programs'] },
  { key: 'maintenance', group: 'system', path: '/internal/maintenance', roles: ['internal_programs'] },
  { key: 'staff', group: 'system', path: '/internal/staff', roles: ['internal_staff'] },
  { key: 'apiKeys', group: 'system', path: '/internal/api-keys', roles: ['internal_staff'] },
  { key: 'openAdr', group: 'system', path: '/internal/openadr', roles: ['internal_staff'] },
  { key: 'webhooks', group: 'system', path: '/internal/webhooks', roles: ['internal_staff'] },
  { key: 'security', group: 'system', path: '/internal/security', roles: [] },
  {
    key: 'audit',
    group: 'system',
    path: '/internal/audit',
    roles: ['internal_programs', 'internal_events', 'internal_staff'],
  },
] as const satisfies readonly StaffTool[];
