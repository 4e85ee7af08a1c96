/** A brand's rules of who may play. Source: decisions, Rewards and cash-out ("age, region and prize rules by brand"). */
export interface WheelRules {
  /** In years; members confirm it themselves. */
  readonly minimumAge: number;
  /** States or provinces, by abbreviation, where there is no wheel. */
  readonly closedRegions: readonly string[];
  /** Those where no one can win the daily cash. */
  readonly noCashRegions: readonly string[];
}

/** What the rules need to know of a member. */
export interface Player {
  /** State or province; null: not known. */
  readonly region: string | null;
  /** The age that the member confirmed; null: none. */
  readonly confirmedAge: number | null;
  /** The brand's own staff play, but don't win cash. */
  readonly isStaff: boolean;
}

export const CLOSED_REASONS = ['REGION', 'REGION_UNKNOWN', 'AGE'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

export interface WheelVerdict {
  /** Why the member may not spin; null: may. */
  readonly closed: ClosedReason | null;
  readonly mayWinCash: boolean;
}

/** Whether a member may spin, and win the daily cash. A place that isn't known is not one that is allowed. */
export function wheelVerdict(
  { minimumAge, closedRegions, noCashRegions }: WheelRules,
  { region, confirmedAge, isStaff }: Player,
): WheelVerdict {
  return {
    closed: closedReason(),
    mayWinCash:
      !isStaff && (noCashRegions.length === 0 || (region !== null && !noCashRegions.includes(region))),
  };

  function closedReason(): ClosedReason | null {
    if (region === null && closedRegions.length > 0) return 'REGION_UNKNOWN';
    if (region !== null && closedRegions.includes(region)) return 'REGION';
    return confirmedAge === null || confirmedAge < minimumAge ? 'AGE' : null;
  }
}
