import {
  chosenGroups,
  CONSENT_COOKIE,
  TARGETING_CATEGORY,
  allowsTargeting,
} from '../../../domain/analytics/consent.ts';
import { sha256 } from '../../../domain/analytics/sha256.ts';
import type { Platform } from '../platform.ts';
import { cookieValue } from '../transport/cookies.ts';
import { objectsToTracking } from './objects.ts';

/**
 * Whether this visitor agreed to targeting. Read from the cookie each time: a withdrawal in another tab counts at once. A
 * browser that objects wins over an earlier choice.
 */
const mayTarget = (cookies: string): boolean =>
  !objectsToTracking(window.navigator) &&
  allowsTargeting(chosenGroups(cookieValue(cookies, CONSENT_COOKIE)), TARGETING_CATEGORY);

/** Tells the brand's collector which pages a member sees, by a hash of their address, for audiences elsewhere (ANL-08). */
export async function trackTargeting(
  { analytics, session }: Pick<Platform, 'analytics' | 'session'>,
  cookies: () => string,
): Promise<void> {
  if (!mayTarget(cookies())) return;
  const { user } = await session.known();
  const visitor = await sha256(user?.email.trim().toLowerCase());
  if (mayTarget(cookies())) analytics.target(visitor);
}
