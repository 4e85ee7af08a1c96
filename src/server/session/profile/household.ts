import type { SessionMember } from '../../platform/context.ts';
import { homeOf, isOwner, personOf } from '../../platform/access/household.ts';
import type { Db } from '../../platform/db/db.ts';
import { readHomeFacts } from '../store/homeFacts.ts';
import { readProfile, type MemberProfile } from '../store/profile.ts';

/** A person of a home with what is the home's: its zone, its state, and what the app remembers about it. */
export async function withHome(db: Db, member: SessionMember): Promise<SessionMember> {
  if (isOwner(member)) return member;
  const home = await readHomeFacts(db, member.brandId, homeOf(member));
  return home === null
    ? member
    : {
        ...member,
        timeZone: home.timeZone,
        accountSetupStatus: home.accountSetupStatus,
        attributes: { ...home.attributes, ...member.attributes },
      };
}

/** What a session begins with, where the member is a person of the home of another. */
export async function startedInHome(
  db: Db,
  started: { readonly member: SessionMember; readonly profile: MemberProfile },
): Promise<{ readonly member: SessionMember; readonly profile: MemberProfile }> {
  if (isOwner(started.member)) return started;
  const member = await withHome(db, started.member);
  const profile = await readPersonProfile(db, member);
  if (profile === null) throw new Error('A person without a home has started a session.');
  return { member, profile };
}

/** The member's profile. A person's in the home of another has the home's place and choices. */
export async function readPersonProfile(db: Db, member: SessionMember): Promise<MemberProfile | null> {
  const { brandId } = member;
  if (isOwner(member)) return readProfile(db, brandId, member.id);
  const [home, person] = await Promise.all([
    readProfile(db, brandId, homeOf(member)),
    readProfile(db, brandId, personOf(member)),
  ]);
  if (home === null || person === null) return null;
  const { email, firstName, lastName, locale, theme, colorMode, pictureUrl, ssoLogin } = person;
  // The owner's address for parcels is theirs.
  return {
    ...home,
    shippingAddress: null,
    email,
    firstName,
    lastName,
    locale,
    theme,
    colorMode,
    pictureUrl,
    ssoLogin,
  };
}
