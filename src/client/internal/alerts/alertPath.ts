import { staffPaths } from '../../platform/navigation/staffPaths.ts';

/** What has a page of its own. */
const OWN: Readonly<Record<string, ((id: string) => string) | undefined>> = {
  EVENT: staffPaths.internalEvent,
  UTILITY: staffPaths.internalUtility,
  PROGRAM: staffPaths.internalProgram,
  REWARD: staffPaths.internalReward,
  OFFER: staffPaths.internalOffer,
  PRIZE: staffPaths.internalPrize,
};

/** Pages about more than one thing. */
const SHARED: Readonly<Record<string, ((month: string | undefined) => string) | undefined>> = {
  UTILITIES: () => staffPaths.internalUtilities(),
  PAYOUT_DIFFERENCES: () => staffPaths.internalPayoutDifferences(),
  MONEY: (period) => staffPaths.internalMoney({ period }),
  MAINTENANCE: () => staffPaths.internalMaintenance(),
  WEBHOOKS: () => staffPaths.internalWebhooks(),
};

/** Where an alert is solved; null: not in the app. */
export function alertPath(
  page: string | null | undefined,
  aboutId: string | null | undefined,
  month?: string | null,
): string | null {
  if (page == null) return null;
  return SHARED[page]?.(month ?? undefined) ?? (aboutId == null ? null : (OWN[page]?.(aboutId) ?? null));
}
