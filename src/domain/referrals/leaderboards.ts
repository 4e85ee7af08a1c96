/** The leaderboards of referrals, by their `leaderboardKey`. Source: REF-03, REF-04; the keys are ours. */
export const LEADERBOARD_KEYS = [
  'FRIENDS_MONTH',
  'FRIENDS_ALL_TIME',
  'SAVED_MONTH',
  'SAVED_ALL_TIME',
] as const;
export type LeaderboardKey = (typeof LEADERBOARD_KEYS)[number];

/** What a leaderboard counts, and since when. */
export interface LeaderboardRule {
  /** `friends`: friends whose first event was paid; `saved`: watt-hours that friends saved in events. */
  readonly stat: 'friends' | 'saved';
  readonly period: 'month' | 'all-time';
}

export const LEADERBOARDS: Readonly<Record<LeaderboardKey, LeaderboardRule>> = {
  FRIENDS_MONTH: { stat: 'friends', period: 'month' },
  FRIENDS_ALL_TIME: { stat: 'friends', period: 'all-time' },
  SAVED_MONTH: { stat: 'saved', period: 'month' },
  SAVED_ALL_TIME: { stat: 'saved', period: 'all-time' },
};

/** Number of members on a leaderboard; the viewer's own rank is always shown beside them. */
export const LEADERS = 10;
