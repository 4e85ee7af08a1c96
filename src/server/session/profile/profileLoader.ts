import { isOwner } from '../../platform/access/household.ts';
import type { RequestContext, SessionMember } from '../../platform/context.ts';
import { keepOverrides, type OverrideRow } from '../../readmodels/featureOverrides.ts';
import type { MemberProfile } from '../store/profile.ts';
import { readPersonProfile } from './household.ts';

/** By the session's member, which a page shares with the calls it makes in-process. */
const profiles = new WeakMap<SessionMember, Promise<MemberProfile | null>>();

/** For the request that read profile and overrides along with its session. They are the home's for a person of it. */
export function keepForPage(
  member: SessionMember,
  read: { readonly profile: MemberProfile; readonly overrides: readonly OverrideRow[] },
): void {
  if (!isOwner(member)) return;
  profiles.set(member, Promise.resolve(read.profile));
  keepOverrides(member, read.overrides);
}

/** The caller's profile, read once per request; null for a stranger. After a write, use `readProfile`. */
export function loadProfile({
  db,
  member,
}: Pick<RequestContext, 'db' | 'member'>): Promise<MemberProfile | null> {
  if (member === null) return Promise.resolve(null);
  let profile = profiles.get(member);
  if (profile === undefined) {
    profile = readPersonProfile(db, member);
    profiles.set(member, profile);
  }
  return profile;
}
