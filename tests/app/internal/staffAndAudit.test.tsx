import { waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { describe, expect, it } from 'vitest';
import { staffAccounts, staffRoles } from '../../../src/server/session/tables.ts';
import {
  address,
  alerts,
  confirm,
  confirmWithoutReason,
  facts,
  fault,
  fill,
  layOut,
  list,
  opens,
  panel,
  press,
  pressables,
  reads,
  review,
  said,
  text,
  value,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const roles = ['internal_staff'] as const;
const pageOf = (id: string) => `/internal/staff/${encodeURIComponent(toGlobalId('StaffAccount', id))}`;
const rolesOf = async (id: string) =>
  (await app.server.database.db.select().from(staffRoles).where(eq(staffRoles.memberId, id)))
    .map(({ roleKey }) => roleKey)
    .toSorted();

describe('INT-01, INT-08: the staff area', () => {
  it('is closed to a member: no such page, nothing said to be internal', async () => {
    await app.open('/internal/utilities', { as: await app.newMember() });
    await opens('We can’t find that page');
    expect(text(document.body)).not.toContain('INTERNAL');
  });

  it('is closed to a stranger, who logs in first', async () => {
    await app.open('/internal/utilities');
    await waitFor(() => expect(address()).toBe('/login?next=%2Finternal%2Futilities'));
  });

  it('offers the tools of one’s own roles, and has no page for another address', async () => {
    await app.open('/internal/maintenance', { as: await app.newStaff(['internal_programs']) });
    await opens('Maintenance');
    const tools = [...document.querySelectorAll('nav[aria-label="Staff tools"] a')].map((link) => text(link));
    expect(tools).toEqual([
      'Overview',
      'Alerts',
      'Utilities',
      'Programs',
      'Postal codes',
      'Accuracy',
      'Backtests',
      'Members',
      'Statements',
      'Queues',
      'Maintenance',
      'Your login',
      'Audit log',
    ]);
    expect(
      text(document.querySelector('nav[aria-label="Staff tools"] [aria-current=page]') ?? undefined),
    ).toBe('Maintenance');
    await press('Members');
    await opens('Members');
    const tab = await app.open('/internal/no-such-tool', { as: await app.newStaff(['internal_programs']) });
    await opens('We can’t find that page');
    await reads('INTERNAL');
    await tab.go('/internal/staff');
    await opens('We can’t find that page');
  });
});

describe('the staff of a brand', () => {
  it('invite a colleague: the address and a role are asked for at their fields, and the list has the new one', async () => {
    await app.open('/internal/staff', { as: await app.newStaff(roles, { brand: 'org' }), brand: 'org' });
    await press('Invite someone');
    expect((await review()).effects[0]).toContain('They get an email.');
    expect(await confirmWithoutReason('Send the invitation')).toBe('Say why in a few words.');
    await fill({ Email: 'not an address' });
    await confirm('Send the invitation');
    expect(fault('Email')).not.toBe('');
    await fill({ Email: 'new@org.example', Events: true });
    await confirm('Send the invitation', 'Starts on Monday');
    await said('Invitation sent to new@org.example.');
    await waitFor(() =>
      expect(list('Staff and roles').rows).toContainEqual({
        Email: 'new@org.example',
        Name: '–',
        Roles: 'Custom: Events',
        State: 'Invited',
        'Second factor': 'None',
        'Last seen': 'Never',
      }),
    );
    await app.pass({ seconds: 1 });
    expect(app.server.sentMail.at(-1)).toMatchObject({ to: 'new@org.example' });
  });

  it('change each other’s roles after a review, and have one left at least', async () => {
    const other = await app.newStaff(['internal_events'], { email: 'other@example.org', firstName: 'Otto' });
    await app.open(pageOf(other), { as: await app.newStaff(roles) });
    await opens('Otto');
    expect(facts(panel('Login'))).toMatchObject({
      'Last seen': 'Never',
      Invited: 'From the command line',
      'Second factor': 'None',
      'Recovery codes left': '0',
    });
    const form = () => panel('Roles');
    const reviewChange = () => within(form()).getByRole('button', { name: 'Review change' });
    expect(reviewChange()).toHaveAttribute('aria-disabled', 'true');
    await fill({ Events: false }, form());
    expect(text(form())).toContain('Choose at least one role. To take all of them, end their access below.');
    await fill({ Money: true, Rewards: true }, form());
    expect(reviewChange()).not.toHaveAttribute('aria-disabled');
    await press('Review change', form());
    expect(await review()).toEqual({
      title: 'Change these roles?',
      changes: ['Added: Finance, Custom: Rewards', 'Taken away: Custom: Events → –'],
      effects: [
        'It takes effect at their next click.',
        'Roles that approve what others do, or that manage staff, count once a second colleague who manages staff has confirmed them.',
      ],
    });
    await confirm('Save the roles', 'New job');
    await said('Saved. Money: a second colleague who manages staff has to confirm that first.');
    expect(await rolesOf(other)).toEqual(['internal_rewards', 'internal_wallet']);
    expect(text(panel('History'))).toContain('Roles changed“New job”');
    await reads('Money: counts once a colleague who manages staff has confirmed it.');
    expect(pressables()).not.toContain('Confirm the roles');
    const colleague = await app.newStaff(roles);
    await app.open('/internal/staff?q=other%40example.org', { as: colleague });
    await reads('Finance, Custom: Rewards (to be confirmed by a colleague: Money)');
    await app.open(pageOf(other), { as: colleague });
    await press('Confirm the roles');
    await review();
    await confirm('Confirm the roles', 'Her new job');
    await said('The roles count now.');
    await waitFor(() => expect(text(document.body)).not.toContain('counts once a colleague'));
    expect(text(panel('History'))).toContain('Roles confirmed“Her new job”');
  });

  it('don’t overwrite roles that somebody else changed meanwhile', async () => {
    const other = await app.newStaff(['internal_events'], { email: 'twice@example.org' });
    await app.open(pageOf(other), { as: await app.newStaff(roles) });
    await opens('twice@example.org');
    await app.server.database.db
      .insert(staffRoles)
      .values({ memberId: other, roleKey: 'internal_test', grantedAt: app.server.clock.now() });
    await fill({ Money: true }, panel('Roles'));
    await press('Review change', panel('Roles'));
    await review();
    await confirm('Save the roles');
    expect(alerts()).not.toEqual([]);
    expect(await rolesOf(other)).toEqual(['internal_events', 'internal_test']);
  });

  it('end a colleague’s access, not their own', async () => {
    const admin = await app.newStaff(roles, { email: 'last@example.org' });
    const other = await app.newStaff(['internal_events'], { email: 'leaver@example.org' });
    const tab = await app.open(pageOf(other), { as: admin });
    await opens('leaver@example.org');
    await press('End access');
    expect(await review()).toEqual({
      title: 'End the access of leaver@example.org?',
      changes: [],
      effects: [
        'Every session ends at once, and their roles, second factor and open links are gone.',
        'Their account as a member stays.',
      ],
    });
    await confirm('End access', 'Left us');
    await opens('Staff and roles');
    await said('leaver@example.org is no longer on the staff.');
    expect(await rolesOf(other)).toEqual([]);
    await tab.go(pageOf(admin));
    await opens('last@example.org');
    await reads('You can’t end your own access. A colleague who manages staff can.');
    expect(pressables()).not.toContain('End access');
    expect(value('Staff and roles', panel('Roles'))).toBe(true);
    await fill({ 'Staff and roles': false }, panel('Roles'));
    expect(value('Staff and roles', panel('Roles'))).toBe(true);
  });

  it('send an invitation again', async () => {
    const other = await app.newStaff(['internal_events'], { email: 'again@example.org' });
    await app.server.database.db
      .insert(staffAccounts)
      .values({ memberId: other, invitedAt: app.server.clock.now() });
    await app.open(pageOf(other), { as: await app.newStaff(roles) });
    await press('Send a new link');
    await review();
    await confirm('Send a new link');
    await said('A new link is on its way.');
    await app.pass({ seconds: 1 });
    expect(app.server.sentMail.at(-1)).toMatchObject({ to: 'again@example.org' });
  });
});

it('NET-06: maintenance is turned on and off after a review, with what follows, and is in its history', async () => {
  const tab = await app.open('/internal/maintenance', {
    as: await app.newStaff(['internal_programs'], { brand: 'us-mobile' }),
    brand: 'us-mobile',
  });
  await press('Turn maintenance on');
  const shown = await review();
  expect(shown.title).toMatch(/^Close .+\?$/);
  expect(shown.changes[0]).toContain('Running → Under maintenance');
  expect(shown.effects).toEqual([
    'Every member sees the maintenance page on their next tap. No one can join or leave an event.',
    'Staff can keep working here. Only staff can open it again.',
    'Events still start, end and settle as planned.',
  ]);
  expect(await confirmWithoutReason('Close it now')).toBe('Say why in a few words.');
  await confirm('Close it now', 'New servers');
  await said('Maintenance is on.');
  await reads('Closed since June 15, 2026, 13:00 (America/Los_Angeles).');
  app.server.clock.advance(1_000);
  await press('Turn maintenance off');
  expect((await review()).effects).toEqual([
    'Members get back in within 30 seconds. They don’t need to do anything.',
  ]);
  await confirm('Open it now', 'All done');
  await said('Maintenance is off.');
  await waitFor(() =>
    expect(text(panel('History'))).toMatch(
      /Maintenance turned off“All done”.*Maintenance turned on“New servers”/,
    ),
  );
  // Back finds the changes open that were opened.
  const changes = () => [...panel('History').querySelectorAll('details')].map(({ open }) => open);
  await tab.user.click(panel('History').querySelectorAll('summary')[1] ?? document.body);
  expect(changes()).toEqual([false, true]);
  await tab.go('/internal');
  await opens('Overview');
  window.history.back();
  await opens('Maintenance');
  await waitFor(() => expect(changes()).toEqual([false, true]));
});

it('NET-06, SYS-08 to SYS-11: while maintenance is on, a member is sent to /maintenance, and back once it is off', async () => {
  const brand = 'home-security';
  const browser = await app.server.loggedIn(
    await app.newStaff(['internal_programs'], { brand }),
    `${brand}.localhost`,
  );
  const turn = (on: boolean) =>
    browser.graphql(
      'mutation Turn($input: SetMaintenanceInput!) { setMaintenance(input: $input) { __typename } }',
      { input: { on, reason: 'For the test' } },
    );
  const tab = await app.open('/settings/profile', { as: await app.newMember({ brand }), brand });
  await turn(true);
  await tab.go('/events');
  await waitFor(() => expect(address()).toBe('/maintenance'));
  // Were it over at the page's first check, the member would go back to the page that they wanted.
  await app.pass({ seconds: 10 });
  expect(address()).toBe('/maintenance');
  await turn(false);
  await app.pass({ minutes: 1 });
  await waitFor(() => expect(address()).toBe('/'));
});
