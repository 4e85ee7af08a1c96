import { screen, waitFor } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { describe, expect, it } from 'vitest';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { givePoints } from '../../support/rewardShelf.ts';
import { layOut, list, panel, press } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const pageOf = (memberId: string, section = '') =>
  `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}${section}`;

/** A message about the member, as it ended. */
async function message(memberId: string, row: Partial<typeof sentMessages.$inferInsert>) {
  const { core, clock, database } = app.server;
  const id = core.deps.newId();
  await database.db.insert(sentMessages).values({
    id,
    key: id,
    brand: 'default',
    memberId,
    template: 'event-advance',
    channel: 'sms',
    state: 'sent',
    createdAt: clock.now(),
    expiresAt: clock.now(),
    ...row,
  });
}

describe('the timeline of a member', () => {
  it('has log-ins, failed tries, messages with what became of them, and points for those who may see them; one kind alone on demand', async () => {
    const { server } = app;
    const memberId = await app.newMember({ email: 'timeline@example.org' });
    const stranger = await server.client();
    await stranger.call('/login', { body: { email: 'timeline@example.org', password: 'not this one' } });
    await server.loggedIn(memberId);
    await message(memberId, { state: 'dropped', reason: 'no-consent' });
    await message(memberId, { channel: 'email', template: 'password-changed', sentAt: server.clock.now() });
    await givePoints(server.core.deps, memberId, 120);
    const other = await app.newMember({ email: 'somebody-else@example.org' });
    await message(other, { template: 'draw-won' });

    await app.open(pageOf(memberId), { as: await app.newStaff(['internal_programs']) });
    const what = () => list('What happened').rows.map((row) => `${row['What']} ${row['Details']}`.trim());
    await waitFor(() =>
      expect(what()).toEqual(
        expect.arrayContaining([
          'Signed up',
          'Logged in A browser',
          expect.stringContaining('Wrong password'),
          'Text message: Event announced Not sent, No consent to text messages.',
          'Email: Password changed Sent',
        ]),
      ),
    );
    expect(what().join()).not.toContain('Prize draw won');
    expect(what().join()).not.toContain('Adjusted by staff');

    await app.open(pageOf(memberId), { as: await app.newStaff(['internal_programs', 'internal_wallet']) });
    await waitFor(() => expect(what()).toContain('Adjusted by staff'));
    const { user } = await app.open(`${pageOf(memberId)}?kind=POINTS`, {
      as: await app.newStaff(['internal_programs', 'internal_wallet']),
    });
    await waitFor(() => expect(list('What happened').rows).toMatchObject([{ Points: '120' }]));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Timeline by kind' }), 'Messages');
    await waitFor(() => expect(list('What happened').rows).toHaveLength(2));
    expect(panel('What happened')).toBeVisible();
    await press('Download as CSV');
  });
});
