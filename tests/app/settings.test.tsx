import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { homeInvitations } from '../../src/server/account/tables.ts';
import { members } from '../../src/server/session/tables.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { everythingIsNear } from '../support/everythingIsNear.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { sendFilesAs } from '../support/sendFilesAs.ts';
import { wholeApp } from '../support/wholeApp.tsx';

everythingIsNear();
const app = wholeApp();
const said = async (text: RegExp | string) => {
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('\n'),
    ).toMatch(text),
  );
};

it('a name is saved on its own, and the bar shows it immediately', async () => {
  const dana = await app.newMember({ firstName: 'Dana', lastName: 'Reyes', postalCode: '94103' });
  const page = await app.open('/settings/profile', { as: dana });
  const { user, browser } = page;
  await user.click(await screen.findByRole('button', { name: 'Change: Name' }));
  const [first, last] = [await screen.findByLabelText('First name'), screen.getByLabelText('Last name')];
  await waitFor(() => expect(first).toHaveFocus());
  await user.clear(first);
  await user.type(first, 'Zoë');
  await user.clear(last);
  await user.type(last, 'Quill');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await said('Name saved.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change: Name' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveTextContent('ZQ');
  expect((await browser.call('/settings')).json()).toMatchObject({ first_name: 'Zoë', last_name: 'Quill' });
  await page.load();
  expect(await screen.findByRole('region', { name: 'Profile' })).toHaveTextContent('Zoë Quill');
});

it('NAV-24: a picture is shown in the bar as soon as it is chosen, and the initials once it is removed', async () => {
  expectConsoleErrors();
  const dana = await app.newMember({ firstName: 'Dana', lastName: 'Reyes' });
  const { user, browser } = await app.open('/settings/profile', { as: dana });
  sendFilesAs(browser);
  const bar = () => screen.getByRole('link', { name: 'Settings' });
  await user.click(await screen.findByRole('button', { name: 'Change: Picture' }));
  const choose = await screen.findByLabelText('Choose a picture');
  await waitFor(() => expect(choose).toHaveFocus());
  await user.upload(choose, new File(['not a picture'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText(/^We can’t read this picture/)).toBeVisible();
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a7' } })
    .png()
    .toBuffer();
  await user.upload(choose, new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }));
  await said('Picture saved.');
  expect(bar().querySelector('img')?.src).toContain('/account_pictures/');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change: Picture' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Change: Picture' }));
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await said('Picture removed.');
  expect(bar()).toHaveTextContent('DR');
});

it('auto-join takes effect immediately and survives a reload', async () => {
  const page = await app.open('/settings/vacation', { as: await app.newMember() });
  const find = () => screen.findByRole('switch', { name: /^Always join/ });
  expect(await find()).not.toBeChecked();
  await page.user.click(await find());
  await said('You’ll join all');
  await page.load();
  expect(await find()).toBeChecked();
  await page.user.click(await find());
  await said('We’ll ask you each time from now on.');
  expect((await page.browser.call('/settings')).json()).toMatchObject({ auto_join: false });
});

it('SET-34: a switch of the notifications survives a reload', async () => {
  const page = await app.open('/settings/notifications', { as: await app.newMember() });
  const find = () => screen.findByRole('switch', { name: 'OhmHour: when it starts, by email' });
  expect(await find()).toBeChecked();
  await page.user.click(await find());
  await waitFor(async () =>
    expect((await page.browser.call('/settings')).json()).toMatchObject({
      event_subscriptions: { ohm_hour_start: false },
    }),
  );
  await page.load();
  expect(await find()).not.toBeChecked();
});

it('VAC-01 to VAC-04: a vacation is planned, canceled, begun, seen among the events, shortened and ended', async () => {
  // Days in the past and in the wrong order are refused.
  expectConsoleErrors();
  const place = await Neighbourhood.on(app.server.database.db, app.server.clock);
  await place.event('2026-06-17', 18, 19);
  const { memberId } = await place.household();
  const page = await app.open('/settings/vacation', { as: memberId });
  const { user } = page;
  const vacation = () => within(screen.getByRole('region', { name: 'Vacation' }));
  const first = () => vacation().getByLabelText('First day away');
  const last = () => vacation().getByLabelText('Last day away');
  const save = () => user.click(vacation().getByRole('button', { name: /^Save/ }));
  const enter = async (field: HTMLElement, day: string) => {
    await user.clear(field);
    await user.type(field, day);
  };
  await screen.findByRole('region', { name: 'Vacation' });
  expect(last()).toHaveAccessibleDescription('No day chosen yet');
  await save();
  expect(await vacation().findByText('Choose your last day away.')).toBeVisible();
  await waitFor(() => expect(last()).toHaveFocus());
  await enter(first(), '2020-01-01');
  await enter(last(), '2026-06-25');
  await save();
  expect(await vacation().findByText('Choose today or a later day.')).toBeVisible();
  await waitFor(() => expect(first()).toHaveFocus());
  await enter(first(), '2026-07-05');
  await save();
  expect(await vacation().findByText('Your last day can’t be before your first day.')).toBeVisible();
  await waitFor(() => expect(last()).toHaveFocus());

  await enter(last(), '2026-07-10');
  await save();
  expect(await vacation().findByText(/^You’re on vacation Jul 5–10/)).toBeVisible();
  expect(vacation().getByText(/Until then, everything works as usual\./)).toBeVisible();
  expect(first()).toHaveAccessibleDescription('Sunday, July 5, 2026');
  expect(last()).toHaveAccessibleDescription('Friday, July 10, 2026');
  expect(vacation().queryByText(/you can only change the last day/)).not.toBeInTheDocument();
  await user.click(vacation().getByRole('button', { name: 'Cancel vacation' }));
  await said('Vacation canceled');

  // The first day offered is today.
  await waitFor(() => expect(vacation().getByRole('button', { name: 'Save vacation' })).toBeVisible());
  await enter(last(), '2026-06-25');
  await save();
  expect(await vacation().findByText(/^You’re on vacation until/)).toBeVisible();
  expect(vacation().getByText(/^It began on Jun 15, so you can only change the last day\.$/)).toBeVisible();
  expect(vacation().queryByLabelText('First day away')).not.toBeInTheDocument();
  expect(last()).toHaveAccessibleDescription('Thursday, June 25, 2026');

  await page.load('/events');
  expect((await screen.findAllByText(/^You’re on vacation until/))[0]).toBeVisible();
  expect(screen.queryByText(/^You’ll likely earn/)).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: /^(Change your vacation|Back early\?)$/ })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Vacation and auto-join' })).toBeVisible();
  await screen.findByRole('region', { name: 'Vacation' });
  await enter(last(), '2026-06-20');
  await save();
  await said('You’re on vacation until');
  await user.click(vacation().getByRole('button', { name: 'End vacation now' }));
  await said('Welcome back');
  await waitFor(() => expect(first()).toBeVisible());
});

it('an owner invites a person into their home, who sees whose it is and can leave', async () => {
  const dana = await app.newMember({ firstName: 'Dana', lastName: 'Reyes' });
  const { user } = await app.open('/settings/people', { as: dana });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Enter an email address.')).toBeVisible();
  await user.type(screen.getByLabelText('Email address'), 'sam@example.org');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await said('We’ve sent an invitation to sam@example.org.');
  expect(await screen.findByText(/^Invited\. The link works until/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of sam@example.org' }));
  await waitFor(() => expect(screen.getByText(/^Withdraw the invitation of sam/)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await said('Invitation withdrawn.');

  const sam = await app.newMember({ firstName: 'Sam' });
  await app.server.database.db.update(members).set({ homeId: dana }).where(eq(members.id, sam));
  const page = await app.open('/settings/people', { as: sam });
  expect(await screen.findByRole('heading', { name: 'You’re in Dana Reyes’s home' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Data and account/ })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Leave this home' }));
  await page.user.click(await screen.findByRole('button', { name: 'Leave this home' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/(logout|login)/));
  expect((await page.browser.call('/settings')).statusCode).toBe(401);
});

it('an owner makes a person of their home its owner, and is a person of it from then on', async () => {
  const dana = await app.newMember({ firstName: 'Dana', lastName: 'Reyes' });
  const sam = await app.newMember({ firstName: 'Sam' });
  const { db } = app.server.database;
  await db.update(members).set({ homeId: dana, passwordHash: 'none' }).where(eq(members.id, sam));
  await db.insert(homeInvitations).values({
    id: sam,
    homeId: dana,
    email: 'sam@example.org',
    emailKey: 'sam@example.org',
    personId: sam,
    sentAt: app.server.clock.now(),
    expiresAt: app.server.clock.now(),
  });
  await app.open('/settings/notifications', { as: sam });
  expect(await screen.findByText(/^Choose what we send you about your home’s events/)).toBeVisible();

  const page = await app.open('/settings/people', { as: dana });
  await page.user.click(await screen.findByRole('button', { name: 'Make Sam the owner' }));
  expect(await screen.findByText(/^Where your payouts go, your tax form/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Make Sam the owner' }));
  expect(await screen.findByText('Check the box to continue.')).toBeVisible();
  await page.user.click(screen.getByRole('checkbox', { name: 'I know that only Sam can undo this' }));
  await page.user.click(screen.getByRole('button', { name: 'Make Sam the owner' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/(logout|login)/));
  // The home keeps its id, and is Sam's now.
  await app.open('/settings/people', { as: dana });
  expect(await screen.findByText('Dana Reyes')).toBeVisible();
});
