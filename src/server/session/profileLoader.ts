import type { RequestContext } from '../platform/context.ts';
import { perRequest } from '../platform/loader.ts';
import { readProfile, type MemberProfile } from './store/profile.ts';

/** The caller's profile, read once per request; null for a stranger. After a write, use `readProfile`. */
export const loadProfile: (ctx: RequestContext) => Promise<MemberProfile | null> = perRequest(
  async ({ db, brand, member }: RequestContext) =>
    member === null ? null : readProfile(db, brand.id, member.id),
);
