import type { RequestContext, SessionMember } from '../../platform/context.ts';
import { readProfile, type MemberProfile } from '../store/profile.ts';

/** By the session's member, which a page shares with the calls it makes in-process. */
const profiles = new WeakMap<SessionMember, Promise<MemberProfile | null>>();

/** For the request that read the profile along with its session. */
export function keepProfile(member: SessionMember, profile: MemberProfile): void {
  profiles.set(member, Promise.resolve(profile));
}

/** The caller's profile, read once per request; null for a stranger. After a write, use `readProfile`. */
export function loadProfile({ db, brand, member }: RequestContext): Promise<MemberProfile | null> {
  if (member === null) return Promise.resolve(null);
  let profile = profiles.get(member);
  if (profile === undefined) {
    profile = readProfile(db, brand.id, member.id);
    profiles.set(member, profile);
  }
  return profile;
}
