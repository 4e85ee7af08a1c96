import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { INVITATION_DAYS, invitationEndsAt, MOST_PEOPLE } from '../../../domain/account/homePeople.ts';
import { isEmailAddress } from '../../../domain/signup/emailAddress.ts';
import { record } from '../../audit/service.ts';
import { homeOf, isOwner, personOf } from '../../platform/access/household.ts';
import { takeAllowances, type Allowance } from '../../platform/allowances.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { missing, refused, RequestError } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import type { Secrets } from '../../platform/secrets.ts';
import {
  addMember,
  emailKey,
  logsInBySso,
  readPersonProfile,
  spendMemberTokens,
  updateProfile,
  type SessionService,
} from '../../session/service.ts';
import { readPeople } from '../queries/people.ts';
import {
  deleteInvitation,
  insertInvitation,
  lockInvitation,
  renewInvitation,
  type InvitationRow,
} from '../store/invitations.ts';
import { removeLogIn } from '../deletion/removeLogIn.ts';

/** Product: mails go to strangers, so ten at once, and one more every two hours. */
const mails = (secrets: Secrets, memberId: string): Allowance => ({
  key: secrets.keyedHash('invite-person', memberId),
  atOnce: 10,
  secondsEach: 7_200,
});

/**
 * Invites a person into the member's home. Their log-in is made now, and they get into it by the mailed link: they choose
 * a password, or log in at the brand's provider. An address that has an account here already gets a message that says
 * what to do; the answer doesn't reveal which.
 */
export async function invitePerson(
  ctx: MemberContext,
  sessions: SessionService,
  typed: string,
): Promise<void> {
  const { brand, db, deps, member, now } = ctx;
  const email = typed.trim();
  if (!isEmailAddress(email)) throw atEmail('account.people.noEmail');
  const key = emailKey(email);
  const profile = await readPersonProfile(db, member);
  if (profile === null) throw missing();
  if (emailKey(profile.email) === key) throw atEmail('account.people.yourself');
  await countMail(ctx);
  await transaction(db, async (tx) => {
    const people = await readPeople(tx, member.id);
    if (people.some((person) => emailKey(person.email) === key)) throw atEmail('account.people.twice');
    if (people.length >= MOST_PEOPLE)
      throw refused(say('account.people.most', { most: MOST_PEOPLE }), { code: 'MOST' });
    const isKnown = (await sessions.findByEmail(tx, brand.id, email)) !== null;
    const personId = isKnown ? null : deps.newId();
    if (personId !== null) {
      await addMember(tx, {
        id: personId,
        brandId: brand.id,
        email,
        emailKey: key,
        firstName: '',
        lastName: '',
        postalCode: null,
        locale: ctx.locale,
        timeZone: member.timeZone,
        country: brand.config.country,
        now,
      });
      await updateProfile(tx, brand.id, personId, { homeId: member.id, accountSetupStatus: 'Complete' });
    }
    const row = {
      id: deps.newId(),
      homeId: member.id,
      email,
      emailKey: key,
      personId,
      sentAt: now,
      expiresAt: invitationEndsAt(now),
    };
    await insertInvitation(tx, row);
    await sendInvitation(ctx, sessions, tx, row);
    await note(ctx, tx, 'people.invite', email);
  });
}

/** Sends a new link; the one before works no more. */
export async function inviteAgain(ctx: MemberContext, sessions: SessionService, id: string): Promise<void> {
  await countMail(ctx);
  await transaction(ctx.db, async (tx) => {
    const row = isId(id) ? await lockInvitation(tx, ctx.member.id, id) : null;
    if (row === null) throw missing();
    const people = await readPeople(tx, ctx.member.id);
    if (people.find((person) => person.id === id)?.hasJoined === true)
      throw refused(say('account.people.joined'), { code: 'JOINED' });
    const times = { sentAt: ctx.now, expiresAt: invitationEndsAt(ctx.now) };
    await renewInvitation(tx, id, times);
    await sendInvitation(ctx, sessions, tx, { ...row, ...times });
  });
}

/** Withdraws an invitation, or ends the log-in of a person who has joined. */
export async function removePerson(ctx: MemberContext, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const row = isId(id) ? await lockInvitation(tx, ctx.member.id, id) : null;
    if (row === null) throw missing();
    await deleteInvitation(tx, id);
    if (row.personId !== null) await removeLogIn(tx, row.personId, ctx.deps.newId());
    await note(ctx, tx, 'people.remove', null);
  });
}

/** A person leaves the home of another: their log-in and everything of their own go. */
export async function leaveHome(ctx: MemberContext): Promise<void> {
  const { deps, member } = ctx;
  if (isOwner(member)) throw refused(say('account.people.ownerStays'), { code: 'OWNER_STAYS' });
  await transaction(ctx.db, async (tx) => {
    await note(ctx, tx, 'people.leave', null);
    await removeLogIn(tx, personOf(member), deps.newId());
  });
}

async function countMail({ db, deps, member, now }: MemberContext): Promise<void> {
  const wait = await takeAllowances(db, [mails(deps.secrets, member.id)], now);
  if (wait > 0) throw new RequestError(429, say('account.people.manyMails'), { retryAfter: wait });
}

async function sendInvitation(
  ctx: MemberContext,
  sessions: SessionService,
  tx: Db,
  { email, personId, expiresAt }: InvitationRow,
): Promise<void> {
  const { brand, deps, now } = ctx;
  const profile = await readPersonProfile(tx, ctx.member);
  const owner = `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim() || (profile?.email ?? '');
  const by = logsInBySso(ctx) ? 'provider' : 'password';
  const to = { brandId: brand.id, key: `home-invitation:${deps.newId()}` };
  if (personId === null) {
    const known = await sessions.findByEmail(tx, brand.id, email);
    if (known === null) return;
    await deps.notify.send(tx, {
      ...to,
      memberId: known.id,
      template: 'home-invitation-known',
      values: { owner, by },
    });
    return;
  }
  await spendMemberTokens(tx, personId, now);
  const token = await sessions.issueLink(tx, {
    brandId: brand.id,
    now,
    memberId: personId,
    purpose: by === 'provider' ? 'invitation' : 'password',
    hours: INVITATION_DAYS * 24,
  });
  const page = `${brandOrigin(brand.config, deps.config)}/${by === 'provider' ? 'login' : 'reset-password'}`;
  await deps.notify.send(tx, {
    ...to,
    memberId: personId,
    template: 'home-invitation',
    values: {
      link: `${page}?token=${encodeURIComponent(token)}&invited=true`,
      by,
      owner,
      untilAt: expiresAt.toISOString(),
    },
  });
}

/** Who did what is kept with the home. */
function note(
  { brand, deps, member, now }: MemberContext,
  tx: Db,
  action: string,
  email: string | null,
): Promise<void> {
  return record(tx, {
    id: deps.newId(),
    at: now,
    brandId: brand.id,
    actorId: personOf(member),
    action,
    subject: `member:${homeOf(member)}`,
    reason: '',
    before: null,
    after: email === null ? null : { email },
  });
}

const atEmail = (id: 'account.people.noEmail' | 'account.people.yourself' | 'account.people.twice') =>
  refused(say(id), { fields: { email: say(id) } });
