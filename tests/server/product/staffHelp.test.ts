import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../codegen/rest/types.ts';
import { accountDeletions } from '../../../src/server/account/tables.ts';
import { auditLog } from '../../../src/server/audit/tables.ts';
import { vacations } from '../../../src/server/events/tables.ts';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { referrals } from '../../../src/server/referrals/tables.ts';
import { members } from '../../../src/server/session/tables.ts';
import { phoneNumbers } from '../../../src/server/settings/tables.ts';
import type { HttpClient } from '../../support/httpClient.ts';
import { testServer, type TestServer } from '../../support/testServer.ts';

const PASSWORD = 'try-it-this-evening';

let server: TestServer;
let support: HttpClient;
let colleague: HttpClient;
let finance: HttpClient;
let elsewhere: HttpClient;
beforeAll(async () => {
  server = await testServer({ POINTS_APPROVAL: '1000' });
  server.clock.set('2026-07-01T18:00:00Z');
  const staff = async (role: string, brand = 'default') =>
    server.loggedIn(
      await server.addMember({ brand, isAdmin: true, roles: [role] }),
      brand === 'default' ? 'localhost' : `${brand}.localhost`,
    );
  support = await staff('internal_support');
  colleague = await staff('internal_support');
  finance = await staff('internal_wallet');
  elsewhere = await staff('internal_support', 'au-retailer');
});
afterAll(() => server.close());

interface Saved {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly request?: { readonly id: string };
  readonly member?: {
    readonly help: { readonly lockedAt: string | null } | null;
  };
}

async function write(field: string, type: string, input: object, by: HttpClient): Promise<Saved> {
  server.clock.advance(1_000);
  const parts =
    type === 'AdjustPointsInput'
      ? '... on ApprovalNeeded { message request { id } }'
      : type === 'DecideApprovalInput'
        ? '... on ApprovalDecided { request { id } }'
        : '... on MemberRecordSaved { member { help { lockedAt } } }';
  const { data, errors } = await by.graphql<Record<string, Saved>>(
    `mutation Do($input: ${type}!) { ${field}(input: $input) { __typename ${parts} ... on Refusal { code message } } }`,
    { input: { reason: 'They called', ...input } },
  );
  return data?.[field] ?? { __typename: errors?.[0]?.message ?? 'nothing' };
}
const record = (memberId: string) => toGlobalId('MemberRecord', memberId);
const audited = async (memberId: string) => {
  const subject = eq(auditLog.subject, `member:${memberId}`);
  return (await server.database.db.select().from(auditLog).where(subject)).map(({ action }) => action).sort();
};

describe('points that staff give or take', () => {
  const adjust = (memberId: string, input: object, by = support) =>
    write(
      'adjustPoints',
      'AdjustPointsInput',
      { id: record(memberId), key: randomUUID(), cause: 'MISTAKE', ...input },
      by,
    );
  const wallet = async (memberId: string) => {
    const { balance, movements } = (await (await server.loggedIn(memberId)).call('/api/v2/wallet')).json<
      components['schemas']['Wallet']
    >();
    return {
      points: balance.points,
      movements: movements.map(({ cause, points, adjustment }) => ({ cause, points, adjustment })),
    };
  };
  const decide = (field: string, requestId: string | undefined, by: HttpClient) =>
    write(field, 'DecideApprovalInput', { requestId }, by);

  it('are a movement of the member’s with its cause and note; the same adjustment is booked once', async () => {
    const memberId = await server.addMember();
    const input = { key: randomUUID(), points: 300, cause: 'REWARD_TROUBLE', note: ' Sorry for the wait. ' };
    expect(await adjust(memberId, input)).toEqual({ __typename: 'PointsAdjusted' });
    expect(await adjust(memberId, input)).toEqual({ __typename: 'PointsAdjusted' });
    expect(await adjust(memberId, { points: -100 }, finance)).toEqual({ __typename: 'PointsAdjusted' });
    expect(await wallet(memberId)).toEqual({
      points: 200,
      movements: [
        { cause: 'staff-adjustment', points: -100, adjustment: { cause: 'mistake', note: null } },
        {
          cause: 'staff-adjustment',
          points: 300,
          adjustment: { cause: 'reward_trouble', note: 'Sorry for the wait.' },
        },
      ],
    });
    expect(await audited(memberId)).toEqual(['points.credit', 'points.debit']);
    const csv = (await (await server.loggedIn(memberId)).call('/api/v2/wallet/movements')).body;
    expect(csv).toContain('Made good after trouble with a reward');
  });

  it('are in the timeline with who gave them and what they wrote, as is what staff did to a referral', async () => {
    const [memberId, friendId] = [await server.addMember(), await server.addMember()];
    await adjust(memberId, { points: 300, note: 'Sorry for the wait.' });
    const { db } = server.database;
    await db.insert(referrals).values({
      memberId: friendId,
      brand: 'default',
      referrerId: memberId,
      code: 'ABCDEF',
      joinedAt: server.clock.now(),
      state: 'open',
    });
    await db.insert(auditLog).values({
      id: randomUUID(),
      at: server.clock.now(),
      brand: 'default',
      actorId: null,
      action: 'referral.allow',
      subject: `referral:${friendId}`,
      reason: 'They called',
    });
    await db
      .insert(vacations)
      .values({ memberId, id: server.core.deps.newId(), startsOn: '2026-07-04', endsOn: '2026-07-09' });
    const { data } = await support.graphql<{
      staff: { memberTimeline: { edges: readonly { readonly node: object }[] } };
    }>(
      `query Look($id: ID!) { staff { memberTimeline(id: $id, first: 20, kinds: [POINTS, CHOICE]) {
         edges { node { kind what subject note by } } } } }`,
      { id: record(memberId) },
    );
    const lines = data?.staff.memberTimeline.edges.map(({ node }) => node);
    expect(lines).toHaveLength(3);
    expect(lines).toContainEqual({
      kind: 'POINTS',
      what: 'STAFF_ADJUSTMENT',
      subject: null,
      note: 'Sorry for the wait.',
      by: expect.any(String),
    });
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'POINTS', what: 'referral.allow', note: 'They called' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ kind: 'CHOICE', what: 'vacation', subject: '2026-07-04 – 2026-07-09' }),
    );
  });

  it('never take more than there is, and need a number and a reason', async () => {
    const memberId = await server.addMember();
    await adjust(memberId, { points: 50 });
    for (const [input, message] of [
      [{ points: -51 }, 'They have 50 points, so you can’t take more than that.'],
      [{ points: 0 }, 'Enter how many points, as a whole number.'],
      [{ points: 1_000_001 }, 'That’s more than 1,000,000 points at once. Check the number.'],
      [{ points: 5, note: 'x'.repeat(201) }, 'A note to the member has at most 200 characters.'],
      [{ points: 5, reason: ' ' }, expect.any(String)],
    ] as const)
      expect(await adjust(memberId, input)).toEqual({ __typename: 'Refusal', code: 'INVALID', message });
    expect((await wallet(memberId)).points).toBe(50);
  });

  it('above the limit wait until someone who answers for money approves them', async () => {
    const memberId = await server.addMember();
    const input = { key: randomUUID(), points: 1_001 };
    const { __typename, message, request } = await adjust(memberId, input);
    expect({ __typename, message }).toEqual({
      __typename: 'ApprovalNeeded',
      message: expect.stringMatching(/^That’s more points than one person may move/),
    });
    expect((await adjust(memberId, input)).request).toEqual(request);
    expect((await wallet(memberId)).points).toBe(0);
    expect(await decide('approveChange', request?.id, colleague)).toMatchObject({
      __typename: expect.not.stringMatching(/ApprovalDecided/),
    });
    expect(await decide('approveChange', request?.id, finance)).toMatchObject({
      __typename: 'ApprovalDecided',
    });
    expect(await adjust(memberId, input)).toEqual({ __typename: 'PointsAdjusted' });
    expect((await wallet(memberId)).points).toBe(1_001);
    expect(await audited(memberId)).toEqual(['approval.approve', 'approval.request', 'points.credit']);
  });

  it('are not approved or refused by the member who gets them', async () => {
    const memberId = await server.addMember({ isAdmin: true, roles: ['internal_wallet'] });
    const own = await server.loggedIn(memberId);
    const { request } = await adjust(memberId, { points: 1_001 });
    for (const field of ['approveChange', 'refuseChange'])
      expect(await decide(field, request?.id, own)).toMatchObject({
        code: 'NOT_ALLOWED',
        message: 'This is about your own account, so a colleague has to decide.',
      });
    const seen = async (by: HttpClient) =>
      (
        await by.graphql<{ staff: object }>(
          'query Waits($id: ID!) { staff { approvals(kind: POINTS, objectId: $id) { mayDecide state } } }',
          { id: record(memberId) },
        )
      ).data?.staff;
    expect(await seen(own)).toEqual({ approvals: [{ mayDecide: false, state: 'WAITING' }] });
    expect(await seen(finance)).toEqual({ approvals: [{ mayDecide: true, state: 'WAITING' }] });
  });

  it('count together within 7 days, and their author can withdraw what waits', async () => {
    const memberId = await server.addMember();
    await adjust(memberId, { points: 600 });
    const { message, request } = await adjust(memberId, { points: 600 });
    expect(message).toMatch(/^Together with what this member got in the last 7 days/);
    expect(await decide('withdrawChange', request?.id, support)).toMatchObject({
      __typename: 'ApprovalDecided',
    });
    server.clock.advance(8 * 86_400_000);
    // Sessions have ended by then.
    const later = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_support'] }),
    );
    expect(await adjust(memberId, { points: 600 }, later)).toEqual({ __typename: 'PointsAdjusted' });
  });

  it('are not for oneself, nor for members of another brand', async () => {
    const own = await server.addMember({ isAdmin: true, roles: ['internal_support'] });
    expect(await adjust(own, { points: 5 }, await server.loggedIn(own))).toMatchObject({
      code: 'NOT_ALLOWED',
      message: 'You can’t change your own balance. A colleague can.',
    });
    const memberId = await server.addMember();
    expect(await adjust(memberId, { points: 5 }, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

/** Where a member is logged in, and their phones, as support sees them. */
async function accessOf(memberId: string) {
  const { data } = await support.graphql<{
    staff: {
      memberAccess: { sessions: readonly { readonly id: string }[]; phones: readonly object[] } | null;
    };
  }>(
    'query Access($id: ID!) { staff { memberAccess(id: $id) { sessions { id } phones { number isVerified } } } }',
    { id: record(memberId) },
  );
  return data?.staff.memberAccess ?? { sessions: [], phones: [] };
}

describe('a member’s log-in', () => {
  const change = (field: string, memberId: string, more: object = {}, by = support) =>
    write(
      field,
      field === 'endMemberSessions' ? 'EndMemberSessionsInput' : 'MemberActionInput',
      { id: record(memberId), ...more },
      by,
    );
  const isIn = async (browser: HttpClient) =>
    (await browser.call('/user_status')).json<{ user: object | null }>().user !== null;
  const newestToken = (email: string) =>
    /reset-password\?token=([\w-]+)/.exec(
      server.sentMail.findLast(({ to }) => to === email)?.text ?? '',
    )?.[1];
  const logIn = async (email: string, password = PASSWORD) =>
    (await server.client()).call('/login', { body: { email, password } });

  it('ends in one browser, or in all', async () => {
    const memberId = await server.addMember();
    const [first, second] = [await server.loggedIn(memberId), await server.loggedIn(memberId)];
    const { sessions } = await accessOf(memberId);
    expect(sessions).toHaveLength(2);
    const sessionId = sessions[0]?.id;
    await change('endMemberSessions', memberId, { sessionId });
    expect((await accessOf(memberId)).sessions).toHaveLength(1);
    expect(await change('endMemberSessions', memberId, { sessionId })).toMatchObject({
      __typename: 'MemberRecordSaved',
    });
    await change('endMemberSessions', memberId);
    expect((await accessOf(memberId)).sessions).toEqual([]);
    expect([await isIn(first), await isIn(second)]).toEqual([false, false]);
    expect(await audited(memberId)).toEqual(['member.sessions', 'member.sessions']);
  });

  it('is impossible while the account is locked, by password, session and link', async () => {
    const email = 'locked@example.org';
    const memberId = await server.addMember({ email, password: PASSWORD });
    const browser = await server.loggedIn(memberId);
    expect((await change('lockMember', memberId)).member?.help?.lockedAt).not.toBeNull();
    await change('lockMember', memberId);
    expect(await isIn(browser)).toBe(false);
    const refused = await logIn(email);
    expect([refused.statusCode, refused.body]).toEqual([
      403,
      expect.stringContaining('Your account is locked.'),
    ]);
    expect((await logIn(email, 'something-else-1')).statusCode).toBe(401);
    const before = server.sentMail.length;
    await (await server.client()).call('/forgot_password', { body: { email } });
    await server.worker.runUntilIdle();
    expect(server.sentMail.slice(before).filter(({ to }) => to === email)).toEqual([]);
    expect(await change('requireNewPassword', memberId)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect((await change('unlockMember', memberId)).member?.help?.lockedAt).toBeNull();
    expect((await logIn(email)).statusCode).toBe(200);
    expect(await audited(memberId)).toEqual(['member.lock', 'member.unlock']);
  });

  it('asks for a new password: the old one and all sessions end, and one link arrives', async () => {
    const email = 'renew@example.org';
    const memberId = await server.addMember({ email, password: PASSWORD });
    const browser = await server.loggedIn(memberId);
    await change('requireNewPassword', memberId);
    await server.worker.runUntilIdle();
    expect(await isIn(browser)).toBe(false);
    expect((await logIn(email)).statusCode).toBe(401);
    const token = newestToken(email);
    const password = 'quiet-lamp-7-harbour';
    const reset = await (await server.client()).call('/reset_password', { body: { token, password } });
    expect(reset.statusCode).toBe(200);
    expect((await logIn(email, password)).statusCode).toBe(200);
  });

  it('asks for a new password right after a link was sent, and again: the newest link works', async () => {
    const email = 'twice@example.org';
    const memberId = await server.addMember({ email, password: PASSWORD });
    server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / 60_000) * 60_000));
    for (const field of ['sendMemberLink', 'requireNewPassword', 'requireNewPassword']) {
      await change(field, memberId);
      await server.worker.runUntilIdle();
    }
    const body = { token: newestToken(email), password: 'quiet-lamp-7-harbour' };
    expect((await (await server.client()).call('/reset_password', { body })).statusCode).toBe(200);
  });

  it('gets a link by email, once a minute: to a new password, or on with sign-up', async () => {
    const known = await server.addMember({ email: 'known@example.org', password: PASSWORD });
    const fresh = await server.addMember({ email: 'fresh@example.org' });
    server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / 60_000) * 60_000));
    for (const memberId of [known, known, fresh, fresh]) await change('sendMemberLink', memberId);
    await server.worker.runUntilIdle();
    const links = (email: string) => server.sentMail.filter(({ to }) => to === email).map(({ text }) => text);
    expect(links('known@example.org')).toEqual([expect.stringContaining('/reset-password?token=')]);
    expect(links('fresh@example.org')).toEqual([expect.stringContaining('/signup/password?access_token=')]);
    expect(await change('requireNewPassword', fresh)).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('of staff is changed elsewhere, and no one else changes a member’s', async () => {
    const staffId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
    const memberId = await server.addMember();
    for (const field of ['lockMember', 'endMemberSessions', 'requireNewPassword', 'sendMemberLink']) {
      expect(await change(field, staffId)).toMatchObject({ code: 'NOT_ALLOWED' });
      expect(await change(field, memberId, {}, elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
      expect(await change(field, memberId, {}, finance)).toMatchObject({ code: 'FORBIDDEN' });
    }
    const { data } = await finance.graphql<{ staff: object }>(
      'query Access($id: ID!) { staff { cashoutMember(id: $id) { member { help { hasPassword } } } } }',
      { id: toGlobalId('CashoutMember', memberId) },
    );
    expect(data?.staff).toEqual({ cashoutMember: { member: { help: null } } });
    const [row] = await server.database.db.select().from(members).where(eq(members.id, staffId));
    expect(row?.lockedAt).toBeNull();
  });
});

describe('a member’s phone number', () => {
  it('is confirmed or removed, with an entry each; doing it again changes nothing', async () => {
    const memberId = await server.addMember();
    const number = '+15035550142';
    await server.database.db
      .insert(phoneNumbers)
      .values({ memberId, number, addedAt: server.clock.now(), verified: false });
    const change = (what: string, to = number) =>
      write('changeMemberPhone', 'MemberPhoneInput', { id: record(memberId), number: to, what }, support);
    expect((await change('SEND_CODE')).__typename).toBe('MemberRecordSaved');
    for (const _time of [1, 2]) {
      await change('CONFIRM');
      expect((await accessOf(memberId)).phones).toEqual([{ number, isVerified: true }]);
    }
    for (const _time of [1, 2]) {
      await change('REMOVE');
      expect((await accessOf(memberId)).phones).toEqual([]);
    }
    expect(await change('CONFIRM')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await audited(memberId)).toEqual([
      'member.phoneCode',
      'member.phoneConfirm',
      'member.phoneRemove',
    ]);
  });
});

it('a phone number of staff is changed elsewhere', async () => {
  const staffId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
  const number = '+15035550143';
  const phone = { memberId: staffId, number, addedAt: server.clock.now(), verified: true };
  await server.database.db.insert(phoneNumbers).values(phone);
  expect(
    await write(
      'changeMemberPhone',
      'MemberPhoneInput',
      { id: record(staffId), number, what: 'REMOVE' },
      support,
    ),
  ).toMatchObject({ code: 'NOT_ALLOWED' });
});

it('a message is sent again: the same text, once a minute, and no code or link', async () => {
  const email = 'again@example.org';
  const memberId = await server.addMember({ email });
  const { db } = server.database;
  const rows = () => db.select().from(sentMessages).where(eq(sentMessages.memberId, memberId));
  const again = async (id: string | undefined, reason = 'They deleted it') =>
    (
      await support.graphql<{ resendMessage: { __typename: string; code?: string; message?: string } }>(
        'mutation ($input: ResendMessageInput!) { resendMessage(input: $input) { __typename ... on Refusal { code message } } }',
        { input: { id: toGlobalId('MemberMessage', id ?? ''), reason } },
      )
    ).data?.resendMessage;
  // Each has a token of its own to stop them by.
  const texts = () =>
    server.sentMail.filter(({ to }) => to === email).map(({ text }) => text.replace(/token=.*/, ''));
  await server.core.deps.notify.send(db, {
    brandId: 'default',
    memberId,
    template: 'utility-connected',
    values: { utility: 'Cedar Power', takingPart: 'yes' },
    key: `again-${email}`,
  });
  await server.worker.runUntilIdle();
  const first = (await rows()).find(({ template }) => template === 'utility-connected');
  expect(await again(first?.id)).toMatchObject({ message: expect.stringMatching(/less than a minute/) });
  server.clock.advance(61_000);
  expect(await again(first?.id, ' ')).toMatchObject({ code: 'INVALID' });
  expect(await again(first?.id)).toEqual({ __typename: 'MemberRecordSaved' });
  expect(await again(first?.id)).toMatchObject({ message: expect.stringMatching(/less than a minute/) });
  await server.worker.runUntilIdle();
  const sent = texts();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
  expect(
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `member:${memberId}`)),
  ).toMatchObject([{ action: 'member.resend', after: { message: 'utility-connected', channel: 'email' } }]);
  await server.core.deps.notify.send(db, {
    brandId: 'default',
    memberId,
    template: 'password-link',
    values: { link: 'https://ebbwatt.example/reset-password?token=secret' },
    key: `link-${email}`,
  });
  await server.worker.runUntilIdle();
  server.clock.advance(61_000);
  const link = (await rows()).find(({ template }) => template === 'password-link');
  expect(await again(link?.id)).toMatchObject({ message: expect.stringMatching(/^Codes and links/) });
});

describe('a member’s account as a whole', () => {
  const change = (what: string, memberId: string, by = support) =>
    write('changeMemberAccount', 'MemberAccountInput', { id: record(memberId), what }, by);
  const account = async (browser: HttpClient) =>
    (await browser.call('/api/account')).json<components['schemas']['Account']>();

  it('is ended or kept as the member could, with one email', async () => {
    const email = 'leaver@example.org';
    const memberId = await server.addMember({ email });
    const browser = await server.loggedIn(memberId);
    for (const _time of [1, 2])
      expect((await change('DELETE', memberId)).__typename).toBe('MemberRecordSaved');
    expect((await account(browser)).deletion).not.toBeNull();
    await server.worker.runUntilIdle();
    expect(server.sentMail.filter(({ to }) => to === email)).toHaveLength(1);
    await change('KEEP', memberId);
    await change('KEEP', memberId);
    expect((await account(browser)).deletion).toBeNull();
    expect(await audited(memberId)).toEqual(['member.delete', 'member.keep']);
  });

  it('is kept no more once its end has begun, and support reads so', async () => {
    const memberId = await server.addMember();
    const mayBeKept = async () =>
      (
        await support.graphql<{ staff: { member: { help: object } } }>(
          'query Help($id: ID!) { staff { member(id: $id) { help { mayBeKept } } } }',
          { id: record(memberId) },
        )
      ).data?.staff.member.help;
    await change('DELETE', memberId);
    expect(await mayBeKept()).toEqual({ mayBeKept: true });
    await server.database.db
      .update(accountDeletions)
      .set({ state: 'ending' })
      .where(eq(accountDeletions.memberId, memberId));
    expect(await mayBeKept()).toEqual({ mayBeKept: false });
    expect(await change('KEEP', memberId)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await audited(memberId)).toEqual(['member.delete']);
  });

  it('is copied for the member, one copy a day', async () => {
    const memberId = await server.addMember();
    expect((await change('COPY', memberId)).__typename).toBe('MemberRecordSaved');
    expect((await account(await server.loggedIn(memberId))).copy).toMatchObject({ state: 'making' });
    expect(await change('COPY', memberId)).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  it('of staff, and of another brand, stays', async () => {
    const staffId = await server.addMember({ isAdmin: true, roles: ['internal_staff'] });
    expect(await change('DELETE', staffId)).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await change('DELETE', await server.addMember(), elsewhere)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
