import { waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, expect, it } from 'vitest';
import type { InternalKey } from '../../../src/domain/features/roleKeys.ts';
import { MEMBER_SECTION_ROLES } from '../../../src/domain/session/memberSections.ts';
import { STAFF_ROLES, keysOfRole } from '../../../src/domain/session/staffRoles.ts';
import { events, participations } from '../../../src/server/events/tables.ts';
import { FREE_PLUG, moveOrder, placeOrder } from '../../../src/server/orders/service.ts';
import { graphqlRules } from '../../../src/server/platform/access/graphqlRules.ts';
import { restRules } from '../../../src/server/platform/access/restRules.ts';
import { transaction } from '../../../src/server/platform/db/transaction.ts';
import { phoneNumbers } from '../../../src/server/settings/tables.ts';
import { meterClaims, utilityConnections } from '../../../src/server/utility/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { heading, layOut } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

/** What each button of a member's page calls. */
const CALLS: Readonly<Record<string, readonly (keyof typeof graphqlRules.Mutation)[]>> = {
  'Add a note': ['addMemberNote'],
  'Change tags': ['setMemberTags'],
  'Review change': ['setMemberUiCustomization'],
  'Join for them': ['answerEvent'],
  'Leave for them': ['answerEvent'],
  Decide: ['decideZeroReading', 'decideMeterClaim'],
  'Settle again': ['settleAgain'],
  'Give or take points': ['adjustPoints'],
  'Send a replacement': ['replaceOrder'],
  'Try again': ['retryOrder'],
  'Cancel the order': ['cancelOrder'],
  Refund: ['refundOrder'],
  'Moved house': ['moveMember'],
  'Enter bill numbers': ['setBillNumbers'],
  'Enroll in a program': ['enrollMembers'],
  'Move to another program': ['enrollMembers'],
  'Take out of the program': ['takeOutOfProgram'],
  'Fetch again': ['fetchReadingsAgain'],
  'Send a password link': ['sendMemberLink'],
  'Send the sign-up link again': ['sendMemberLink'],
  'Make them choose a new password': ['requireNewPassword'],
  'Send again': ['resendMessage'],
  'Lock the account': ['lockMember'],
  'Unlock the account': ['unlockMember'],
  'Make a copy of their data': ['changeMemberAccount'],
  'Delete the account': ['changeMemberAccount'],
  'Keep the account': ['changeMemberAccount'],
  'Log out': ['endMemberSessions'],
  'Log out everywhere': ['endMemberSessions'],
  Confirm: ['changeMemberPhone'],
  'Send a code': ['changeMemberPhone'],
  Remove: ['changeMemberPhone'],
};

/** What only reads. */
const READS = /^(?:Download as CSV|More|Show.*|See their app)$/;

let memberId = '';
/** Somebody with every trouble that has a button. */
beforeAll(async () => {
  const { core, database, clock } = app.server;
  const { db } = database;
  const hood = await Neighbourhood.on(db, clock);
  const home = await hood.household();
  memberId = home.memberId;
  const event = await hood.event('2026-06-16', 18, 19);
  await hood.join(home, event);
  await db.update(events).set({ status: 'CLOSED' }).where(eq(events.id, event.id));
  await db
    .update(participations)
    .set({ settlement: 'PENDING', pendingReason: 'UnconfirmedZero' })
    .where(eq(participations.memberId, memberId));
  await core.deps.notify.send(db, {
    brandId: 'default',
    memberId,
    template: 'utility-connected',
    values: { utility: 'Cedar Power', takingPart: 'yes' },
    key: 'connected',
  });
  await app.server.worker.runUntilIdle();
  await db.insert(phoneNumbers).values({ memberId, number: '+14155550188', addedAt: clock.now() });
  const claimant = await app.newMember({ firstName: 'Robin' });
  await db.insert(utilityConnections).values({
    memberId: claimant,
    brand: 'default',
    utilityId: hood.utilityId,
    widgetState: 'AuthDone',
    widgetSubstate: 'Duplicate',
  });
  await db.insert(meterClaims).values({
    id: core.deps.newId(),
    brand: 'default',
    memberId: claimant,
    holderBrand: 'default',
    holderId: memberId,
    utilityId: hood.utilityId,
    kind: 'meter',
    numberHash: 'h',
    numberLast4: '4821',
    proof: 'number',
    claimedAt: clock.now(),
  });
  await transaction(db, async (tx) => {
    const order = await placeOrder(tx, core.deps, {
      request: null,
      brandId: 'default',
      memberId,
      key: 'card',
      quantity: 1,
      ...FREE_PLUG,
      title: 'Corner Grocer gift card',
      kind: 'gift_card',
      item: 'GROCER',
    });
    await moveOrder(tx, core.deps, order, 'fulfilled', {
      code: { code: '6006491234567890', pin: null, expiresAt: null },
    });
  });
  await app.server.loggedIn(memberId);
  await app.server.loggedIn(memberId);
}, 120_000);

const SECTIONS = ['', ...Object.keys(MEMBER_SECTION_ROLES).filter((section) => section !== 'overview')];

/** The buttons on all sections of the member's page, for somebody with these keys. */
async function offered(keys: readonly InternalKey[]): Promise<readonly string[]> {
  const as = await app.newStaff(keys);
  const names: string[] = [];
  for (const section of SECTIONS) {
    const id = encodeURIComponent(toGlobalId('MemberRecord', memberId));
    await app.open(`/internal/members/${id}${section === '' ? '' : `/${section}`}`, { as });
    await waitFor(() => expect(heading()).not.toBe(''));
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    names.push(
      ...[...document.querySelectorAll('main button.button:not([disabled])')].map((each) =>
        each.textContent.trim(),
      ),
    );
    if (document.querySelector('main input[type=file]:not([disabled])') !== null) names.push('A meter file');
  }
  return [...new Set(names)].filter((name) => !READS.test(name));
}

const allows = (rule: unknown, keys: readonly string[]): boolean =>
  Array.isArray(rule) && rule.some((key) => keys.includes(String(key)));

function isAllowed(name: string, keys: readonly InternalKey[]): boolean {
  if (name === 'A meter file') return allows(restRules.uploadMemberMeterData, keys);
  const calls = CALLS[name];
  if (calls === undefined) throw new Error(`The test doesn’t know what “${name}” calls.`);
  return calls.some((call) => allows(graphqlRules.Mutation[call], keys));
}

const MEMBER_KEYS = ['internal_programs', 'internal_events', 'internal_support', 'internal_wallet'] as const;
it.each([
  ...STAFF_ROLES.filter((role) => role !== 'content').map((role) => [role, keysOfRole(role)] as const),
  ...MEMBER_KEYS.map((key) => [key, [key]] as const),
  // Who reads everything, and changes something else.
  ...(['internal_rewards', 'internal_staff'] as const).map(
    (key) => [`reading and ${key}`, ['internal_read', key]] as const,
  ),
])('%s: the page of a member offers nothing that the access table refuses', async (_who, keys) => {
  expect((await offered(keys)).filter((name) => !isAllowed(name, keys))).toEqual([]);
});

it('an owner is offered all of it', async () => {
  const names = await offered(keysOfRole('owner'));
  expect(names).toEqual(
    expect.arrayContaining([
      'Add a note',
      'Change tags',
      'Decide',
      'Give or take points',
      'Send a replacement',
      'Moved house',
      'Lock the account',
      'Delete the account',
      'Confirm',
      'Send again',
      'Log out everywhere',
      'A meter file',
    ]),
  );
});
