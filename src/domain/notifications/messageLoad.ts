/**
 * How much a member gets: with `essential_only` what must be known comes as it happens and nothing else does, except
 * that `weekly_digest` gathers the rest in one email a week. Both are off until the member turns them on.
 */
export const LOAD_KEYS = ['essential_only', 'weekly_digest'] as const;
export type LoadKey = (typeof LOAD_KEYS)[number];

export const isLoadKey = (key: string): key is LoadKey => LOAD_KEYS.some((each) => each === key);
