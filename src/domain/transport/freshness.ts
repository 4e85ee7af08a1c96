/** How many seconds a read is cached. Source: SES-38, CON-02; the unit is ours (AMB-09). */
export const FRESHNESS_SECONDS = {
  energyEvents: 30,
  userSettings: 30,
  rewards: 30,
  experiments: 30,
  trackKeyExperiments: 30,
  wallet: 5,
} as const;
export type FreshnessKind = keyof typeof FRESHNESS_SECONDS;

export function freshnessMs(kind: FreshnessKind): number {
  return FRESHNESS_SECONDS[kind] * 1000;
}

/** NET-35, CON-11: polled data older than this many seconds is shown as stale (AMB-09). */
export const UPDATE_STALENESS_SECONDS = 300;

export function isStale(
  updatedAt: Date,
  now: Date,
  afterSeconds: number = UPDATE_STALENESS_SECONDS,
): boolean {
  return now.getTime() - updatedAt.getTime() > afterSeconds * 1000;
}

/** SES-33, CON-01: features are fetched again after this many milliseconds. */
export const FEATURES_REFRESH_MS = 300_000;
