// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Checkout } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { refusal, renderApp, type Answering } from '../../../../tests/support/renderApp.tsx';

const VISIT = 'POST /device_offer/checkout';
const visit: Checkout = {
  mode: 'payment',
  state: 'paid',
  offer_id: 'o1',
  hundredths: 4_900,
  currency: 'USD',
  checkout_url: null,
  refund_reason: null,
};
const PAGE = 'https://cards.example/pay/1';

const open = (answering: Answering, path = '/stripe/checkout/payment?session_id=s1') =>
  renderApp({ path, user: DANA, answers: { [VISIT]: answering } });
const findOutcome = (title: string) => screen.findByRole('heading', { level: 2, name: title });

describe('NAV-47, MKT-14: back from the card service', () => {
  it.each<[string, Partial<Checkout>, string, RegExp]>([
    ['paid', {}, 'Thanks, it’s ordered', /You paid \$49\.00 by card/],
    ['settled', { state: 'settled' }, 'Thanks, it’s ordered', /You paid \$49\.00 by card/],
    [
      'refunded, because the last one went',
      { state: 'refunded', refund_reason: 'GONE' },
      'Your money is on its way back',
      /\$49\.00 goes back to your card/,
    ],
    ['expired', { state: 'expired' }, 'The payment page has closed', /Nothing was charged/],
    ['refused', { state: 'refused' }, 'The payment page has closed', /Nothing was charged/],
  ])('a payment that was %s leads to the device', async (_what, given, title, text) => {
    const { sent } = await open({ ...visit, ...given });
    expect(await findOutcome(title)).toBeVisible();
    const outcome = screen.getByRole('main');
    expect(outcome).toHaveTextContent(text);
    expect(within(outcome).getByRole('link', { name: 'See your device' })).toHaveAttribute(
      'href',
      '/device_offer/o1',
    );
    expect(sent(VISIT)).toEqual([{ session_id: 's1' }]);
  });

  it.each<[string, Partial<Checkout>, string]>([
    ['saved', {}, 'Card saved'],
    ['not saved', { state: 'expired' }, 'The page has closed'],
  ])('a card that was %s leads to all offers', async (_what, given, title) => {
    await open(
      { ...visit, mode: 'setup', offer_id: null, hundredths: 0, ...given },
      '/stripe/checkout/setup?session_id=s1',
    );
    expect(await findOutcome(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all offers' })).toHaveAttribute('href', '/device_offer');
  });

  it('a payment that isn’t finished is asked for until it is, and leads back to the payment page', async () => {
    const { user, left, pass, sent } = await open(({ before }) =>
      before < 2 ? { ...visit, state: 'open', checkout_url: PAGE } : visit,
    );
    expect(await findOutcome('Your payment isn’t finished yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the payment page' }));
    expect(left).toEqual([PAGE]);
    await pass({ seconds: 3 });
    await waitFor(() => expect(sent(VISIT)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await findOutcome('Thanks, it’s ordered')).toBeVisible();
  });

  it('says so when it can’t be checked, and checks again', async () => {
    expectConsoleErrors();
    const { user, answer } = await open(refusal(500));
    expect(await findOutcome('We couldn’t check just now')).toBeVisible();
    answer({ [VISIT]: visit });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await findOutcome('Thanks, it’s ordered')).toBeVisible();
  });

  it.each([
    ['without a visit', '/stripe/checkout/payment', 'This page only opens after you pay.'],
    [
      'with another member’s visit',
      '/stripe/checkout/setup?session_id=s2',
      'This page only opens after you save a card.',
    ],
  ])('has nothing to show %s', async (_what, path, text) => {
    expectConsoleErrors();
    await open(refusal(404), path);
    expect(await findOutcome('Nothing to see here')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});
