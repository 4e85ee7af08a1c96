import { INTERNAL_KEYS, type InternalKey } from '../features/roleKeys.ts';

/** What people on the staff are, in the order of the page. Rights that no role adds up to are called custom. */
export const STAFF_ROLES = ['support', 'finance', 'programme', 'content', 'read_only', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The key that opens every page and allows no change. */
export const READ_KEY = 'internal_read' satisfies InternalKey;

/** What only helps to try the product out belongs to no role but the owner's. */
const KEYS: Readonly<Record<StaffRole, readonly InternalKey[]>> = {
  support: ['internal_support', 'internal_experience_manager_list', 'internal_experience_manager_view'],
  finance: ['internal_wallet'],
  programme: ['internal_programs', 'internal_events'],
  content: [
    'internal_placements',
    'internal_segmentation',
    'internal_rewards',
    'internal_experience_manager_list',
    'internal_experience_manager_view',
    'internal_experience_manager_override',
  ],
  read_only: [READ_KEY],
  owner: INTERNAL_KEYS.filter((key) => key !== READ_KEY),
};

export const keysOfRole = (role: StaffRole): readonly InternalKey[] => KEYS[role];

export function isStaffRole(text: string): text is StaffRole {
  return STAFF_ROLES.some((role) => role === text);
}

/** Role keys as roles, and the keys that are left. An owner is nothing else besides. */
export function rolesOfKeys(keys: readonly string[]): {
  readonly roles: readonly StaffRole[];
  readonly custom: readonly string[];
} {
  const has = (role: StaffRole) => KEYS[role].every((key) => keys.includes(key));
  const roles = has('owner')
    ? STAFF_ROLES.filter((role) => role === 'owner' || (role === 'read_only' && has(role)))
    : STAFF_ROLES.filter(has);
  const covered = new Set<string>(roles.flatMap((role) => KEYS[role]));
  return { roles, custom: keys.filter((key) => !covered.has(key)) };
}

/** The keys with a role given. */
export const withRole = (keys: readonly string[], role: StaffRole): string[] => [
  ...new Set([...keys, ...KEYS[role]]),
];

/** The keys with a role taken: what another role of theirs needs, stays. */
export function withoutRole(keys: readonly string[], role: StaffRole): string[] {
  const kept = new Set<string>(
    rolesOfKeys(keys)
      .roles.filter((each) => each !== role)
      .flatMap((each) => KEYS[each]),
  );
  return keys.filter((key) => kept.has(key) || !KEYS[role].some((each) => each === key));
}
