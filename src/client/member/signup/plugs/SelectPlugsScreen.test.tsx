// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signupApp } from '../../../../../tests/support/signupApp.tsx';
import { signupAt } from '../../../../../tests/support/stubSignup.ts';

const ADDRESS = {
  line1: '12 Elm Street',
  line2: '',
  city: 'San Francisco',
  region: 'CA',
  postal_code: '94103',
  country: 'US',
} as const;
const open = (more: Parameters<typeof signupAt>[1] = {}) =>
  signupApp('/signup/select_tplink', signupAt('select_tplink', more), {
    '/signup/plugs': signupAt('dashboard'),
  });

describe('SGN-17: the smart plugs', () => {
  it('are sent to the address that is asked for', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('radio', { name: '3' }));
    await app.user.type(screen.getByLabelText('Street address'), '12 Elm Street');
    await app.user.type(screen.getByLabelText('City'), 'San Francisco');
    await app.user.selectOptions(screen.getByLabelText('State'), 'California');
    await app.user.type(screen.getByLabelText('Zip Code'), '94103');
    await app.proceed();
    await waitFor(() => expect(app.address()).toBe('/'));
    expect(app.sent('/signup/plugs')).toEqual({
      count: 3,
      address: {
        line1: '12 Elm Street',
        line2: '',
        city: 'San Francisco',
        region: 'CA',
        postal_code: '94103',
      },
    });
  });

  it('are sent to the address that is known', async () => {
    const app = await open({ shipping_address: ADDRESS });
    expect(
      await screen.findByText(/^They’re free\. We’ll send them to 12 Elm Street, San Francisco/),
    ).toBeVisible();
    expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
    await app.proceed();
    await waitFor(() => expect(app.sent('/signup/plugs')).toEqual({ count: 1 }));
  });

  it('may be none, without an address', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('radio', { name: '0' }));
    expect(screen.queryByLabelText('Street address')).not.toBeInTheDocument();
    await app.proceed('No, thanks');
    await waitFor(() => expect(app.sent('/signup/plugs')).toEqual({ count: 0 }));
  });

  it('need an address whose faults are at their fields, and stay chosen', async () => {
    const app = await open();
    app.on('/signup/plugs', {
      status: 400,
      body: {
        status: 400,
        error: 'Look at the address.',
        fields: { postal_code: 'Five digits.', city: 'Which?' },
      },
    });
    await app.user.click(await screen.findByRole('radio', { name: '2' }));
    await app.proceed();
    await waitFor(() =>
      expect(screen.getByLabelText('Zip Code')).toHaveAccessibleDescription('Five digits.'),
    );
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Which?');
    expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  });
});
