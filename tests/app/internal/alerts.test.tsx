import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALERT_RULE_NAMES } from '../../../src/domain/alerts/rules.ts';
import { confirm, fault, fill, layOut, list, press, said } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

describe('alerts in the staff area', () => {
  it('say what is wrong and what to do, are taken on, and end', async () => {
    await app.server.database.execute(
      `insert into payout_differences (brand, kind, reference, currency, found_at)
       values ('default', 'amount', 'P-1', 'USD', now())`,
    );
    await app.pass({ minutes: 2 });
    const staff = await app.newStaff(['internal_wallet']);
    await app.open('/internal', { as: staff });
    expect(await screen.findByText('1 difference from the payout provider’s list')).toBeVisible();

    await app.open('/internal/alerts', { as: staff });
    await waitFor(() => expect(list('Alerts').names).toEqual(['1 payout differs from the provider’s list']));
    expect(list('Alerts').rows[0]).toMatchObject({ State: 'Open' });
    expect(await screen.findByRole('link', { name: 'Alerts 1 open' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 payout differs from the provider’s list' })).toHaveAttribute(
      'href',
      '/internal/payouts/differences',
    );
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    expect(list('Alerts').rows[0]?.['What to do']).toContain('Open Payouts, Reconciliation.');
    await press('I’ll take it');
    await confirm('I’ll take it', 'Asking the provider');
    await said('It’s yours.');
    await waitFor(() => expect(list('Alerts').rows[0]).toMatchObject({ State: 'Being handled' }));
    expect(list('Alerts').rows[0]?.['Who’s on it']).toContain('Asking the provider');

    await app.server.database.execute('update payout_differences set settled_at = now()');
    await app.pass({ minutes: 2 });
    await app.open('/internal/alerts', { as: staff });
    expect(await screen.findByText('Nothing’s wrong right now.')).toBeVisible();
    await app.open('/internal/alerts?show=RESOLVED', { as: staff });
    await waitFor(() => expect(list('Alerts').rows).toHaveLength(1));
    const made = vi.spyOn(URL, 'createObjectURL');
    await press('Download as CSV');
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const [file] = made.mock.calls[0] ?? [];
    const [, row] = (file instanceof Blob ? await file.text() : '').split('\r\n');
    expect(row).toMatch(/^PAYOUTS_DIFFER,1 payout .*Open Payouts, Reconciliation\..*,brand,RESOLVED,/);
    made.mockRestore();
  });

  it('open by rules that staff change with a reason', async () => {
    const staff = await app.newStaff(['internal_programs']);
    await app.open('/internal/alerts/rules', { as: staff });
    await waitFor(() => expect(list('Alert rules').rows).toHaveLength(ALERT_RULE_NAMES.length));
    const row = () => list('Alert rules').rows[0];
    expect(row()).toMatchObject({
      Rule: 'Devices can’t be switched in an event',
      Opens: 'from 20%',
      'Sent to': 'No one',
    });
    expect(list('Alert rules').rows[1]).toMatchObject({
      Rule: 'A partner doesn’t answer',
      Action: 'Owners only, as it counts for all brands',
    });
    await press('Change');
    await fill({ 'Opens at or above (percent)': '0', 'Email to': 'night@default.example' });
    await confirm('Save', 'Nights matter');
    expect(fault('Opens at or above (percent)')).toBe('Enter a whole number from 1 to 100.');
    await fill({ 'Opens at or above (percent)': '30' });
    await confirm('Save', 'Nights matter');
    await waitFor(() =>
      expect(row()).toMatchObject({ Opens: 'from 30%', 'Sent to': 'night@default.example' }),
    );
  });
});
