import { describe, expect, it } from 'vitest';
import { cashoutPeople, type Person } from '../../support/cashoutPeople.ts';
import {
  confirm,
  confirmWithoutReason,
  facts,
  fault,
  fill,
  layOut,
  opens,
  panel,
  press,
  pressables,
  reads,
  review,
  said,
  text,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_wallet'] as const;
const { person, cashOut } = cashoutPeople(() => ({
  server: app.server,
  settle: async () => {
    await app.server.worker.runUntilIdle();
  },
}));

/** Someone whose cash-out waits for staff, because the account is new; opens its page as staff. */
async function waiting(staff?: string): Promise<Person> {
  const who = await person({ ageDays: 3 });
  await cashOut(who, 2_500);
  await app.open('/internal/payouts', { as: staff ?? (await app.newStaff(roles)) });
  await press(who.email);
  await opens(`$25.00 to ${who.email}`);
  return who;
}

describe('a payout that needs a decision', () => {
  it('is listed with why, and goes out once it is approved after a review', async () => {
    const who = await waiting();
    expect(text(panel('Why it needs review'))).toContain('The account is only a few days old.');
    expect(facts(panel('This payout'))).toMatchObject({
      Amount: '$25.00',
      Points: '2,500 points',
      To: expect.stringMatching(/@pay\.example$/) as unknown,
      Decision: '–',
    });
    await press('Approve');
    expect(await review()).toMatchObject({
      title: 'Approve $25.00?',
      effects: [
        expect.stringMatching(/^\$25\.00 goes to person-\d+@pay\.example\./) as unknown,
        'The member gets an email.',
      ],
    });
    expect(await confirmWithoutReason('Approve')).toBe('Say why in a few words.');
    await confirm('Approve', 'Known by phone');
    await said('Approved. It’s on its way.');
    await reads('Going out soon');
    expect(text(panel('History'))).toContain('Payout approved“Known by phone”');
    await press('Payouts', document.querySelector('main') ?? undefined);
    await opens('Payouts');
    expect(text(document.body)).toContain('Going out soon 1');
    expect(text(document.body)).not.toContain(who.email);
  });

  it('is refused with what the member is told, which has to be chosen', async () => {
    await waiting();
    await press('Refuse');
    expect((await review()).effects[0]).toBe(
      'Nothing is sent. The points go back to the member’s wallet right away.',
    );
    await confirm('Refuse', 'Fourth account here');
    expect(fault('What we tell the member')).toBe('Choose what we tell the member.');
    await fill({ 'What we tell the member': 'Several accounts in one household' });
    await reads('“It looks like your household has more than one account with us.”');
    await confirm('Refuse', 'Fourth account here');
    await said('Refused. The points are back in the member’s wallet.');
    await reads('Refused');
    expect(pressables()).not.toContain('Approve');
    expect(text(panel('History'))).toContain('Payout refused“Fourth account here”');
  });

  it('of staff themselves is decided by someone else', async () => {
    const who = await person({ ageDays: 3, isStaff: true });
    await cashOut(who, 2_500);
    await app.open('/internal/payouts', { as: who.memberId });
    await press(who.email);
    await reads('This is your own cash-out. Someone else has to make the decision.');
    expect(pressables()).not.toContain('Approve');
    expect(pressables()).not.toContain('Refuse');
    expect(pressables()).not.toContain('Put on hold');
  });
});

it('a member’s cash-outs lead to their ledger', async () => {
  const who = await waiting();
  await press('Forms and all payouts');
  await opens(`${who.email}’s cash-outs`);
  await reads('No form yet.');
  await press('See the ledger');
  await opens(`${who.email}’s ledger`);
  await reads(/Set aside for an order/);
  await reads(/Adjusted by staff/);
});

it('putting a member on hold asks for what the member is told', async () => {
  await waiting();
  await press('Put on hold');
  await review();
  await confirm('Put on hold', 'Looks odd');
  expect(fault('What we tell the member')).toBe('Choose what we tell the member.');
  await press('Back');
  expect(text(document.body)).toContain('Not on hold');
});

it('cash-outs are stopped for everyone, and resumed, each after a review that counts the payouts', async () => {
  await waiting();
  await press('Payouts', document.querySelector('main') ?? undefined);
  await opens('Payouts');
  await press('Stop all cash-outs');
  expect((await review()).title).toBe('Stop all cash-outs for everyone?');
  await confirm('Stop all cash-outs', 'The provider is down');
  await said('All cash-outs are stopped.');
  await reads(/Stopped since June 15, 2026, 13:00/);
  await press('Resume cash-outs');
  expect((await review()).effects[0]).toMatch(/^Members can cash out again\./);
  await confirm('Resume cash-outs', 'It is up');
  await said('Cash-outs are running again.');
  expect(text(document.body)).toMatch(
    /Cash-outs resumed“It is up”|Cash-outs stopped for everyone“The provider is down”/,
  );
});

it('the year’s receipts are listed by who reached the threshold, and are none yet', async () => {
  await app.open('/internal/payouts/tax', {
    as: await app.newStaff(roles, { brand: 'us-mobile' }),
    brand: 'us-mobile',
  });
  await opens('Tax year');
  await reads('No one reached $2,000.00 in 2026.');
  await press('Everyone');
  await reads('No one received anything in 2026.');
});
