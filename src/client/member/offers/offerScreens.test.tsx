// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Offer, OfferAnswer, OfferList } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';

const PAGE = 'https://cards.example/pay/1';
const offer: Offer = {
  id: 'o1',
  status: 'reserved',
  title: 'Slate thermostat',
  subtitle: '',
  text: 'Eases off during events.',
  terms: '',
  picture_url: null,
  device_type: 'thermostat',
  connection_config_id: 'slate',
  store_variant_id: '418200031',
  options: [
    { id: 'white', name: 'White', store_variant_id: '418200031' },
    { id: 'black', name: 'Black', store_variant_id: '418200032' },
  ],
  option_id: null,
  price_points: 4_900,
  usual_points: 12_900,
  is_first_device: false,
  may_reserve: true,
  remaining: null,
  ends_at: null,
  hold_hours: 24,
  reserved_until: '2026-03-12T20:00:00Z',
  has_lapsed: false,
  agreement: { version: 1, text: 'Connect it within 60 days.' },
  agreed_version: null,
  purchased_at: null,
  connect_by: null,
  connected_at: null,
  device_id: null,
  order: null,
  payment: null,
};
const ADDRESS = {
  line1: '12 Alder Street',
  line2: null,
  city: 'Davis',
  region: 'CA',
  postal_code: '95616',
  country: 'US',
} as const;
const answerOf = (given: Partial<Offer>, address: OfferAnswer['address'] = null): OfferAnswer => ({
  balance_points: 0,
  points_per_unit: 100,
  currency: 'USD',
  address,
  offer: { ...offer, ...given },
});

const openOffer = (
  given: Partial<Offer>,
  address: OfferAnswer['address'] = null,
  answers: AnswerTable = {},
) =>
  renderApp({
    path: '/device_offer/o1',
    user: DANA,
    page: { now: Date.parse('2026-03-12T01:00:00Z') },
    answers: {
      'GET /offers/o1': answerOf(given, address),
      PcePlacements: { viewer: { placements: [{ name: 'OfferDetailsPromo', instances: [] }] } },
      ...answers,
    },
  });

describe('a reserved device', () => {
  it('OFR-08, OFR-09: is paid only once each step is done, and each names what is missing', async () => {
    const { user, sent } = await openOffer({});
    await user.click(await screen.findByRole('button', { name: 'Pay $49.00 by card' }));
    expect(screen.getByText('Choose one of these first.')).toBeVisible();
    expect(screen.getByText('Please read the agreement and check this box.')).toBeVisible();
    expect(screen.getByText(/Add your address first/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'White' })).toHaveFocus());
    expect(sent('POST /device_offer/pay/o1')).toEqual([]);
  });

  it('OFR-08, OFR-09: sends the choice, the agreement’s version and the payment, and leaves for the card page', async () => {
    const { user, sent, left, answer } = await openOffer({}, ADDRESS, {
      'POST /device_offer/set_option_choice/o1': answerOf({ option_id: 'black' }, ADDRESS),
      'POST /device_offer/agreement/o1': answerOf({ option_id: 'black', agreed_version: 1 }, ADDRESS),
      'POST /device_offer/pay/o1': { ...answerOf({}, ADDRESS), checkout_url: PAGE },
    });
    await user.click(await screen.findByRole('radio', { name: 'Black' }));
    answer({ 'GET /offers/o1': answerOf({ option_id: 'black' }, ADDRESS) });
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: 'Pay $49.00 by card' }));
    await waitFor(() => expect(left).toEqual([PAGE]));
    expect(sent('POST /device_offer/set_option_choice/o1')).toEqual([{ option_id: 'black' }]);
    expect(sent('POST /device_offer/agreement/o1')).toEqual([{ version: 1 }]);
    expect(sent('POST /device_offer/pay/o1')).toEqual([{ points: 0 }]);
  });

  it('says that nothing was paid after the card page was left', async () => {
    const { go } = await openOffer({});
    await go('/device_offer/o1?payment=cancelled');
    expect(await screen.findByText('Nothing was charged. Your reservation is still here.')).toBeVisible();
  });
});

it('OFR-10, BAN-38: the page of an offer shows what staff placed there', async () => {
  await openOffer({ status: 'unclaimed' }, null, {
    PcePlacements: {
      viewer: {
        placements: [
          {
            name: 'OfferDetailsPromo',
            instances: [
              {
                id: 'promo',
                title: 'Two for one in March',
                subtitle: null,
                icon: null,
                content: 'Have a look.',
                imageUrl: null,
                subtext: null,
                ctas: [],
              },
            ],
          },
        ],
      },
    },
  });
  expect(await screen.findByText('Two for one in March')).toBeVisible();
});

describe('the saved card', () => {
  const list = (card: OfferList['card']) => ({
    offers: [offer],
    balance_points: 0,
    points_per_unit: 100,
    currency: 'USD',
    card,
  });
  const CARD = { kind: 'mastercard', last_digits: '4444', expires_month: 3, expires_year: 2034 };

  it('is saved on the card service’s page', async () => {
    const { user, left } = await renderApp({
      path: '/device_offer',
      user: DANA,
      answers: { 'GET /offers': list(null), 'POST /device_offer/card': { checkout_url: PAGE } },
    });
    await user.click(await screen.findByRole('button', { name: 'Save a card' }));
    await waitFor(() => expect(left).toEqual([PAGE]));
  });

  it('is named by its last digits, and removed', async () => {
    const { user, answer } = await renderApp({
      path: '/device_offer',
      user: DANA,
      answers: { 'GET /offers': list(CARD), 'POST /device_offer/card/remove': { ok: true } },
    });
    expect(await screen.findByText('Card ending in 4444, valid through 03/34')).toBeVisible();
    answer({ 'GET /offers': list(null) });
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Save a card' })).toBeVisible();
  });
});
