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
  /** Its line says a figure of this member's: money, energy. */
  readonly hasFigure: boolean;
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

const MOST_LINES = 3;

/**
 * Divides the items into the few lines of "More for you", each with a figure of this member's or the member's next
 * step, and what is to be read, which is part of the help. Both in the order of their worth: money first, the largest
 * amount at the top. Stable for equals. Source: HOM-06.
 */
export function divideByWorth<Item extends MoreItem>(
  items: readonly Item[],
): { readonly more: readonly Item[]; readonly rest: readonly Item[] } {
  const rank = ({ kind, yearlyCents }: Item) => (yearlyCents > 0 ? -1 : ORDER.indexOf(kind));
  const ordered = items.toSorted((a, b) => rank(a) - rank(b) || b.yearlyCents - a.yearlyCents);
  const more = ordered.filter(({ kind, hasFigure }) => hasFigure || kind === 'nextStep').slice(0, MOST_LINES);
  return { more, rest: ordered.filter((item) => !more.includes(item)) };
}

/** What a member may have done already. */
export interface DoneFacts {
  readonly hasDevice: boolean;
  /** The utility sends the readings. */
  readonly isConnected: boolean;
}

/** Where what is done already would lead: an offer of it is not shown. */
export const donePaths = ({ hasDevice, isConnected }: DoneFacts): readonly string[] => [
  ...(hasDevice ? ['/devices/add'] : []),
  ...(isConnected ? ['/settings/meter-data'] : []),
];
