// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { subscriptionKeys, SUBSCRIPTION_ENTRY_NAMES } from '../../../../domain/brands/subscriptions.ts';
import { SETTINGS } from '../../../../../tests/support/stubApi.ts';
import { stubApp } from '../../../../../tests/support/stubApp.tsx';

const ALL = Object.fromEntries(subscriptionKeys(SUBSCRIPTION_ENTRY_NAMES).map((key) => [key, true]));

async function openNotifications(subscriptions: Readonly<Record<string, boolean>> = ALL) {
  const app = await stubApp('/settings/notifications', {
    features: ['settings_notifications'],
    answers: {
      '/settings': { body: { ...SETTINGS, subscriptions, sms_consent: true } },
      '/settings/subscriptions': { body: {} },
    },
  });
  return { ...app, section: within(await screen.findByRole('region', { name: 'Notifications' })) };
}

const BOTH = ['email', 'text'];
const ROWS: readonly (readonly [id: string, group: string, entry: string, channels: readonly string[]])[] = [
  ['SET-11', 'Events', 'OhmHour: the evening before', BOTH],
  ['SET-11', 'Events', 'OhmHour: when it starts', BOTH],
  ['SET-11', 'Events', 'OhmHour: when it ends', BOTH],
  ['SET-11', 'Events', 'OhmHour: your result and any corrections', BOTH],
  ['SET-12', 'Events', 'AutoOhm: when it starts', ['text']],
  ['SET-12', 'Events', 'AutoOhm: when it ends', ['text']],
  ['SET-11', 'Events', 'AutoOhm: your result', BOTH],
  ['SET-14', 'Rewards', 'Your reward is ready', BOTH],
  ['SET-15', 'Account', 'When you haven’t joined in a while', ['email']],
  ['SET-16', 'Account', 'Purchases in the store', ['email']],
  ['issue 37', 'Account', 'OhmHour: reminders you asked for', BOTH],
  ['SET-17', 'Devices', 'Help with a new device', ['email']],
  ['SET-18', 'Devices', 'A device lost its connection', BOTH],
  ['SET-19', 'Devices', 'A device didn’t take part', ['email']],
  ['SET-20', 'Getting started', 'Your sign-up is complete', ['email']],
  ['SET-21', 'Getting started', 'Reminders to finish signing up', BOTH],
  ['SET-22', 'Getting started', 'Help inviting friends', ['email']],
  ['SET-23', 'Getting started', 'Your utility connection', BOTH],
  ['SET-24', 'Getting started', 'Outages at your utility', ['email']],
  ['SET-25', 'Your energy', 'Offers', BOTH],
  ['SET-26', 'Your energy', 'Surveys', ['email']],
  ['SET-27', 'Your energy', 'Your weekly energy summary', ['email']],
  ['SET-28', 'Friends and teams', 'A friend joined', BOTH],
  ['SET-29', 'Friends and teams', 'Points from your invites', BOTH],
  ['SET-30', 'Friends and teams', 'Your team is close to its goal', ['email']],
  ['SET-31', 'Friends and teams', 'News from your team', ['email']],
];

describe('the table of notifications', () => {
  it('SET-11 to SET-31: has a switch for each channel that an entry has', async () => {
    const { section } = await openNotifications();
    const shown = await section.findAllByRole('table');
    const rows = shown.flatMap((table) =>
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => {
          const name = within(row).getByRole('rowheader').textContent;
          const channels = within(row)
            .getAllByRole('switch')
            .map((each) => each.getAttribute('aria-label')?.replace(`${name}, by `, ''));
          return [table.querySelector('caption')?.textContent, name, channels] as const;
        }),
    );
    for (const [id, group, entry, channels] of ROWS)
      expect({ id, row: rows.find(([, name]) => name === entry) }).toEqual({
        id,
        row: [group, entry, channels],
      });
  });

  it('SET-32: shows only what the brand sends', async () => {
    const { section } = await openNotifications({ promos_surveys: true });
    expect(await section.findAllByRole('table')).toHaveLength(1);
    const [table] = await section.findAllByRole('table');
    expect(
      within(table!)
        .getAllByRole('switch')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Surveys, by email']);
  });

  it('SET-34: a switch works by keyboard, and sends itself alone', async () => {
    const { section, user, sent } = await openNotifications();
    const starts = await section.findByRole('switch', { name: 'OhmHour: when it starts, by email' });
    expect(starts).toBeChecked();
    starts.focus();
    await user.keyboard(' ');
    expect(starts).not.toBeChecked();
    await waitFor(() =>
      expect(sent('/settings/subscriptions')).toEqual({ subscriptions: { ohm_hour_start: false } }),
    );
  });
});

describe('fewer messages', () => {
  it('offers the weekly email once only what must be known is wanted', async () => {
    const { section, user, sent } = await openNotifications({
      ...ALL,
      essential_only: false,
      weekly_digest: false,
    });
    expect(section.queryByRole('switch', { name: /rest in one email/ })).not.toBeInTheDocument();
    await user.click(await section.findByRole('switch', { name: /^Only what I must know/ }));
    await waitFor(() =>
      expect(sent('/settings/subscriptions')).toEqual({ subscriptions: { essential_only: true } }),
    );
    await user.click(await section.findByRole('switch', { name: /rest in one email/ }));
    await waitFor(() =>
      expect(sent('/settings/subscriptions')).toEqual({ subscriptions: { weekly_digest: true } }),
    );
  });

  it('has one choice of channels instead of every switch, which sends them all at once', async () => {
    const { section, user, sent } = await openNotifications();
    expect(await section.findByRole('radio', { name: 'By email and text' })).toBeChecked();
    expect(section.getByText('Choose one by one').closest('details')).not.toHaveAttribute('open');
    await user.click(section.getByRole('radio', { name: 'By email' }));
    expect(section.getByRole('radio', { name: 'By email' })).toBeChecked();
    await waitFor(() =>
      expect(sent('/settings/subscriptions')).toMatchObject({
        subscriptions: { ohm_hour_start: true, ohm_hour_start_sms: false },
      }),
    );
  });

  it('shows the switches to whoever has chosen one by one', async () => {
    const { section } = await openNotifications({ ...ALL, device_connection_issues: false });
    expect((await section.findByText('Choose one by one')).closest('details')).toHaveAttribute('open');
    for (const radio of section.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });
});
