import { TIERS, type EarnedTier, type Tier } from '../settlement/standingRules.ts';

interface Counted {
  readonly id: string;
  readonly kind: 'events' | 'streak' | 'saved';
  /** Events, events in a row, or watt-hours. */
  readonly at: number;
}

interface ReachedTier {
  readonly id: string;
  readonly kind: 'tier';
  readonly tier: EarnedTier;
}

/**
 * What a member reaches once, by results from a utility's readings or from devices; estimates from a member's own file
 * count for none. Of several that one event brings, the last in this table is named first.
 *
 * Settlement records them with the result that reaches them, and so does a correction. What a correction lowers again
 * stays reached: nothing that was celebrated is taken back.
 */
export const MILESTONES = [
  { id: 'EVENTS_1', kind: 'events', at: 1 },
  { id: 'EVENTS_10', kind: 'events', at: 10 },
  { id: 'EVENTS_50', kind: 'events', at: 50 },
  { id: 'TIER_GOLD', kind: 'tier', tier: 'Gold' },
  { id: 'TIER_PLATINUM', kind: 'tier', tier: 'Platinum' },
  { id: 'TIER_DIAMOND', kind: 'tier', tier: 'Diamond' },
  { id: 'STREAK_10', kind: 'streak', at: 10 },
  { id: 'STREAK_25', kind: 'streak', at: 25 },
  { id: 'SAVED_10', kind: 'saved', at: 10_000 },
  { id: 'SAVED_50', kind: 'saved', at: 50_000 },
  { id: 'SAVED_100', kind: 'saved', at: 100_000 },
] as const satisfies readonly (Counted | ReachedTier)[];

export type Milestone = (typeof MILESTONES)[number];
export type MilestoneId = Milestone['id'];

/** In the table's order, the least first. */
export function inMilestoneOrder(ids: readonly MilestoneId[]): MilestoneId[] {
  return MILESTONES.map(({ id }) => id).filter((id) => ids.includes(id));
}

export interface MilestoneFacts {
  /** Events with a result. */
  readonly events: number;
  readonly savedWh: number;
  /** After the result. */
  readonly streak: number;
  readonly tier: Tier;
}

/** All that these figures reach, in the table's order. */
export function reachedMilestones(facts: MilestoneFacts): MilestoneId[] {
  return MILESTONES.filter((milestone) => isReached(milestone, facts)).map(({ id }) => id);
}

function isReached(milestone: Milestone, { events, savedWh, streak, tier }: MilestoneFacts): boolean {
  switch (milestone.kind) {
    case 'events':
      return events >= milestone.at;
    case 'streak':
      return streak >= milestone.at;
    case 'saved':
      return savedWh >= milestone.at;
    case 'tier':
      return TIERS.indexOf(tier) >= TIERS.indexOf(milestone.tier);
  }
}
