import type { Obstacle, TakingPart } from './takingPart.ts';

/** What a member does in the usual course of joining. */
const ON_THE_WAY: readonly Obstacle[] = ['not_connected', 'awaiting_readings', 'disconnected'];

/**
 * Whether the home takes part, or will once its member has finished joining, as far as anyone knows. Apart from the
 * tables that decide it, which first screens don't need.
 */
export function isOnItsWay({ why }: Pick<TakingPart, 'why'>): boolean {
  return why === null || ON_THE_WAY.includes(why);
}
