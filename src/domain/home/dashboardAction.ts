import type { NextBestActionId } from '../signup/nextBestAction.ts';

/** What Home may ask a member for, beside what joining asks. */
export const DASHBOARD_ACTIONS = [
  'fix-utility',
  'mend-device',
  'acknowledge-devices',
  'join-event',
  'connect-device',
  'set-up-notifications',
  'invite',
] as const;
export type DashboardActionId = (typeof DASHBOARD_ACTIONS)[number];

/** What is known of a member when Home looks for the next step. */
export interface DashboardFacts {
  /** The utility connection stood, or should stand, and something about it needs the member. */
  readonly utilityIssue: boolean;
  /** What joining still asks for; null: nothing. */
  readonly signup: NextBestActionId | null;
  /** Devices that are not removed, and those of them that cannot take part. */
  readonly devices: number;
  readonly devicesInTrouble: number;
  /** There are devices that events switch, and the member has not read that they do. */
  readonly devicesUnacknowledged: boolean;
  /** The next event that asks and has no answer; null: none. */
  readonly unansweredEventId: string | null;
  readonly away: boolean;
  /** A verified phone number that may get no text messages, because nobody asked. */
  readonly textMessagesOpen: boolean;
  /** Which pages the member has. */
  readonly features: { readonly devices: boolean; readonly invite: boolean };
}

/** Null where joining's own words say it. */
export type DashboardAction = {
  readonly id: DashboardActionId | NextBestActionId;
  readonly path: string | null;
};

/** Steps of joining without which there is nothing to take part with. */
const FIRST: readonly NextBestActionId[] = ['finish-signup', 'answer-move', 'connect-utility'];

/**
 * The one useful next step on Home, the most useful first: what is broken costs results; then joining; then devices that
 * stand still; then the next event; then more of everything. Null: nothing. Source: HOM-01, HOM-02.
 */
export function dashboardAction(facts: DashboardFacts): DashboardAction | null {
  const { signup, features } = facts;
  if (facts.utilityIssue) return { id: 'fix-utility', path: '/settings#home' };
  if (signup !== null && FIRST.includes(signup)) return { id: signup, path: null };
  if (features.devices && facts.devicesInTrouble > 0) return { id: 'mend-device', path: '/devices' };
  if (features.devices && facts.devicesUnacknowledged && !facts.away)
    return { id: 'acknowledge-devices', path: '/devices' };
  if (facts.unansweredEventId !== null && !facts.away)
    return { id: 'join-event', path: `/events/${facts.unansweredEventId}` };
  if (features.devices && facts.devices === 0) return { id: 'connect-device', path: '/devices/add' };
  if (signup !== null) return { id: signup, path: null };
  if (facts.textMessagesOpen) return { id: 'set-up-notifications', path: '/settings#notifications' };
  return features.invite ? { id: 'invite', path: '/invite' } : null;
}
