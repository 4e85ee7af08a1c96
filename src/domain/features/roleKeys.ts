/** Staff roles. Source: decisions, Staff; INT-02 to INT-05. What each is for is in the server's texts. */
export const INTERNAL_KEYS = [
  'internal_experience_manager_list',
  'internal_experience_manager_view',
  'internal_experience_manager_override',
  'internal_floating_tool',
  'internal_test',
  'internal_segmentation',
  'internal_placements',
  'internal_events',
  'internal_wallet',
  'internal_rewards',
  'internal_programs',
  'internal_support',
  'internal_read',
  'internal_staff',
] as const;

export type InternalKey = (typeof INTERNAL_KEYS)[number];

/** Only existing role keys can be granted. */
export function isRoleKey(text: string): text is InternalKey {
  return INTERNAL_KEYS.some((key) => key === text);
}

/**
 * Roles that pass what others do: changes of targeting, payouts, and the staff itself. Given to an account, they count once
 * a second person has confirmed them: else one person could make the colleague who approves. Source: decisions, Staff.
 */
const APPROVAL_ROLES: readonly InternalKey[] = [
  'internal_experience_manager_override',
  'internal_segmentation',
  'internal_placements',
  'internal_wallet',
  'internal_staff',
];

export const isApprovalRole = (key: string): boolean => APPROVAL_ROLES.some((each) => each === key);
