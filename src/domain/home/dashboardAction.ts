import type { NextBestActionId } from '../signup/nextBestAction.ts';

/** Next steps on Home besides those of sign-up. */
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

/** What the next step depends on. */
export interface DashboardFacts {
  /** Whether the reader owns the home; another person of it can only join its events. */
  readonly isOwner: boolean;
  /** The utility connection exists, or should, and needs the member's attention. */
  readonly utilityIssue: boolean;
  /** The next step of sign-up; null: none left. */
  readonly signup: NextBestActionId | null;
  /** Devices that aren't removed, and how many of them can't take part. */
  readonly devices: number;
  readonly devicesInTrouble: number;
  /** Events control the home's devices, and the member hasn't acknowledged it. */
  readonly devicesUnacknowledged: boolean;
  /** The next event without an answer; null: none. */
  readonly unansweredEventId: string | null;
  readonly away: boolean;
  /** The phone number is verified, but the member hasn't decided on text messages. */
  readonly textMessagesOpen: boolean;
  /** Pages the member can see. */
  readonly features: { readonly devices: boolean; readonly invite: boolean };
}

/** null where sign-up has its own text. */
export type DashboardAction = {
  readonly id: DashboardActionId | NextBestActionId;
  readonly path: string | null;
};

/** Sign-up steps without which nothing else is possible. */
const FIRST: readonly NextBestActionId[] = ['finish-signup', 'answer-move', 'connect-utility'];

/**
 * The most useful next step on Home: first what costs results, then sign-up, then devices with trouble, then
 * the next event, then extras. null: nothing. Source: HOM-01, HOM-02.
 */
export function dashboardAction(facts: DashboardFacts): DashboardAction | null {
  const { signup, features } = facts;
  const joining =
    facts.unansweredEventId === null || facts.away
      ? null
      : { id: 'join-event' as const, path: `/events/${facts.unansweredEventId}` };
  if (!facts.isOwner) return joining;
  if (facts.utilityIssue) return { id: 'fix-utility', path: '/settings/home' };
  if (signup !== null && FIRST.includes(signup)) return { id: signup, path: null };
  if (features.devices && facts.devicesInTrouble > 0) return { id: 'mend-device', path: '/devices' };
  if (features.devices && facts.devicesUnacknowledged && !facts.away)
    return { id: 'acknowledge-devices', path: '/devices' };
  if (joining !== null) return joining;
  if (features.devices && facts.devices === 0) return { id: 'connect-device', path: '/devices/add' };
  if (signup !== null) return { id: signup, path: null };
  if (facts.textMessagesOpen) return { id: 'set-up-notifications', path: '/settings/notifications' };
  return features.invite ? { id: 'invite', path: '/invite' } : null;
}
