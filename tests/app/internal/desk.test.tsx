import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { toGlobalId } from 'graphql-relay';
import { expect, it } from 'vitest';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { phoneNumbers, smsConsents } from '../../../src/server/settings/tables.ts';
import { layOut, list } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

// Everyday questions of support, from the member's page to what the member then sees.

layOut();
const app = wholeApp();

const page = (memberId: string, section = '') =>
  `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}${section}`;

/** Opens the member's page and follows a link there, by default to the section that has the log-in. */
async function support(memberId: string, link = 'Log-in and account') {
  const { user } = await app.open(page(memberId), { as: await app.newStaff(['internal_support']) });
  await user.click(await screen.findByRole('link', { name: link }));
  return async (button: string, reason: string) => {
    await user.click(await screen.findByRole('button', { name: button }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByRole('textbox', { name: 'Reason' }), reason);
    await user.click(form.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
}

it('“Delete my account”: support asks for it, and the member reads when it ends and can keep it', async () => {
  const dana = await app.newMember({ firstName: 'Dana', email: 'leaves@example.org' });
  const press = await support(dana);
  await press('Delete the account', 'Asked by phone');
  expect(await screen.findByRole('link', { name: 'They asked to delete this account.' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Keep the account' })).toBeVisible();
  await app.server.worker.runUntilIdle();
  expect(app.server.sentMail.filter(({ to }) => to === 'leaves@example.org')).toMatchObject([
    { subject: 'Your account will be deleted' },
  ]);

  const { user } = await app.open('/settings/account', { as: dana });
  expect(await screen.findByText('Your account will be deleted')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Keep/ }));
  await app.open(page(dana), { as: await app.newStaff(['internal_support']) });
  expect(await screen.findByRole('heading', { level: 1, name: /Dana/ })).toBeVisible();
  expect(screen.queryByText('They asked to delete this account.')).not.toBeInTheDocument();
});

it('“Someone logged in as me”: the page says so, and a new password shuts them out and is explained in an email', async () => {
  const dana = await app.newMember({
    firstName: 'Dana',
    email: 'guessed@example.org',
    password: 'the old one 1',
  });
  const stranger = await app.server.client();
  const logIn = (password: string) =>
    stranger.call('/login', { body: { email: 'guessed@example.org', password } });
  for (let tries = 0; tries < 4; tries += 1) await logIn('a guess');
  await logIn('the old one 1');
  expect((await stranger.call('/user_status')).json()).toMatchObject({
    user: { email: 'guessed@example.org' },
  });

  const press = await support(dana, '1 browser is logged in after several wrong passwords.');
  await press('Make them choose a new password', 'They called');
  await waitFor(() => expect(screen.queryByText(/several wrong passwords/)).not.toBeInTheDocument());
  expect((await stranger.call('/user_status')).json()).toMatchObject({ user: null });
  expect((await logIn('the old one 1')).statusCode).toBe(401);
  await app.server.worker.runUntilIdle();
  const mail = app.server.sentMail.findLast(({ to }) => to === 'guessed@example.org');
  expect(mail?.text).toContain('logged you out on every device');
  const [, token = ''] = /reset-password\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await app.open(`/reset-password?token=${token}`);
  expect(await screen.findByRole('heading', { level: 1, name: /password/i })).toBeVisible();
});

it('“I get no text messages”: support confirms the number and sends a test', async () => {
  const { server } = app;
  const dana = await app.newMember({ firstName: 'Dana' });
  const number = '+14155550177';
  const at = server.clock.now();
  await server.database.db.insert(phoneNumbers).values({ memberId: dana, number, addedAt: at });
  await server.database.db.insert(smsConsents).values({
    id: server.core.deps.newId(),
    brand: 'default',
    number,
    memberId: dana,
    given: true,
    source: 'settings',
    at,
  });
  const press = await support(dana, '1 phone number isn’t confirmed.');
  expect(screen.queryByRole('button', { name: 'Send a test' })).not.toBeInTheDocument();
  await press('Confirm', 'They called from it');
  await waitFor(() => expect(list('Phone numbers').rows).toMatchObject([{ Confirmed: 'Yes' }]));
  await press('Send a test', 'To see whether texts arrive');
  expect(
    await server.database.db.select().from(sentMessages).where(eq(sentMessages.memberId, dana)),
  ).toContainEqual(expect.objectContaining({ template: 'phone-test', channel: 'sms', state: 'queued' }));
  await app.open(page(dana, '/messages'), { as: await app.newStaff(['internal_support']) });
  await waitFor(() =>
    expect(list('Emails, texts and push messages').rows).toContainEqual(
      expect.objectContaining({ Message: 'Test of a phone number', 'Sent by': 'Text message' }),
    ),
  );
});
