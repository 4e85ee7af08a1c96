import type { FeatureDefinition } from './featureKeys.ts';

/** The prefix of staff keys, which only a grant switches on. */
const INTERNAL_PREFIX = 'internal_';

/** Staff roles. Source: decisions, Staff; INT-02 to INT-05. */
export const INTERNAL_FEATURES = [
  {
    key: 'internal_experience_manager_list',
    description: "Experience manager: list all of a member's feature keys.",
    default: false,
  },
  {
    key: 'internal_experience_manager_view',
    description: 'Experience manager: view details.',
    default: false,
  },
  {
    key: 'internal_experience_manager_override',
    description: 'Experience manager: set and clear overrides.',
    default: false,
  },
  { key: 'internal_floating_tool', description: 'The floating tool over the member app.', default: false },
  { key: 'internal_test', description: 'A feature for trying out whether features work.', default: false },
  { key: 'internal_segmentation', description: 'Segments of members.', default: false },
  { key: 'internal_placements', description: 'Content placements.', default: false },
  { key: 'internal_events', description: 'Schedule, change and cancel events.', default: false },
  { key: 'internal_wallet', description: 'Orders, cash-outs and tax forms.', default: false },
  {
    key: 'internal_programs',
    description: 'Utilities, programs, postal-code coverage and the maintenance switch.',
    default: false,
  },
  { key: 'internal_staff', description: 'Staff accounts and their role keys.', default: false },
] as const satisfies readonly FeatureDefinition[];

export type InternalKey = (typeof INTERNAL_FEATURES)[number]['key'];

/** By prefix, so that future or unknown staff keys are never overridden by mistake. */
export function isInternalKey(key: string): boolean {
  return key.startsWith(INTERNAL_PREFIX);
}

/** Only existing role keys can be granted. */
export function isRoleKey(text: string): text is InternalKey {
  return INTERNAL_FEATURES.some(({ key }) => key === text);
}
