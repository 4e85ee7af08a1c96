import type { PLACEMENTS } from '../placements/names.ts';

/** What Home offers below the member's own figures. */
export type MoreKind =
  | 'nextStep'
  | 'quitCarbon'
  | 'ratePlan'
  | 'loadReport'
  | Extract<(typeof PLACEMENTS)[number], `Dashboard${string}`>;

export interface MoreItem {
  readonly kind: MoreKind;
  /** What it would save this member in a year, in cents; 0: nothing that can be counted. */
  readonly yearlyCents: number;
}

/** Without a known amount: what earns most by experience first, reading matter last. */
const ORDER: readonly MoreKind[] = [
  'nextStep',
  'quitCarbon',
  'DashboardTakeAction',
  'DashboardForYouCard',
  'DashboardHero',
  'DashboardSavingsGoalPromo',
  'DashboardPromo',
  'loadReport',
  'DashboardWaysToSave',
  'ratePlan',
];

/**
 * The items in the order of their worth to the member: money first, the largest amount at the top, then the rest. The
 * member's next step leads in any case, as everything else depends on it. Stable for equals. Source: HOM-06.
 */
export function orderByWorth<Item extends MoreItem>(items: readonly Item[]): readonly Item[] {
  const rank = ({ kind, yearlyCents }: Item) =>
    kind === 'nextStep' ? -1 : yearlyCents > 0 ? 0 : 1 + ORDER.indexOf(kind);
  return [...items].sort((a, b) => rank(a) - rank(b) || b.yearlyCents - a.yearlyCents);
}
