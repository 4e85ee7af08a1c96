import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { BoughtDevice } from './BoughtDevice.tsx';

const NOW = Date.parse('2026-07-01T19:00:00Z');
const OFFER = {
  id: 'offer-1',
  status: 'purchased',
  title: 'Smart plug',
  options: [{ id: 'option-1', name: 'White' }],
  option_id: 'option-1',
  connect_by: '2026-07-20T00:00:00Z',
  device_id: null,
  order: { id: 'order-1', step: 'placed', has_address: true, price_points: 500, card_hundredths: 0 },
} as unknown as Offer;
const order = (more: object) => ({ order: { ...OFFER.order, ...more } }) as Partial<Offer>;

const html = async (more: Partial<Offer>) =>
  renderHtml(
    await clientApp({ user: DANA, page: { now: NOW } }),
    <BoughtDevice offer={{ ...OFFER, ...more }} />,
    '/',
  );

describe('a bought device', () => {
  it.each([
    ['placed', order({ step: 'placed' }), 'It’s ordered', false],
    ['accepted', order({ step: 'accepted' }), 'It’s being packed', false],
    ['shipped', order({ step: 'shipped' }), 'It’s on its way', true],
    ['there', order({ step: 'fulfilled' }), 'It’s here. Connect it to start saving.', true],
    ['failed', order({ step: 'failed' }), 'It hasn’t been sent yet', false],
    ['refunded', order({ step: 'refunded' }), 'Your order was canceled', false],
    [
      'connected',
      { ...order({ step: 'fulfilled' }), status: 'connected', device_id: 'd1' } as const,
      'It’s connected',
      false,
    ],
  ] as const)('that is %s can be connected when it may be there', async (_what, more, title, connects) => {
    const page = await html(more);
    expect(page).toContain(title);
    expect(page.includes('href="/devices/add"')).toBe(connects);
    expect(page).toContain('href="/orders/order-1"');
    expect(page.includes('href="/devices/d1"')).toBe('device_id' in more);
  });

  it('without an address asks for it', async () => {
    expect(await html(order({ has_address: false }))).toContain('Where should we send it?');
  });

  it('that was not connected in time may be connected at any time', async () => {
    const there = order({ step: 'fulfilled' });
    expect(await html(there)).toContain('to connect it.');
    expect(await html({ ...there, connect_by: '2026-06-20T00:00:00Z' })).toContain(
      'Once it’s connected, it saves for you.',
    );
  });

  it.each([
    [500, 0, '500 points'],
    [0, 1_299, '$12.99'],
    [0, 0, 'free'],
  ])('says what was paid: %d points and %d cents', async (price_points, card_hundredths, said) => {
    expect((await html(order({ price_points, card_hundredths }))).toLowerCase()).toContain(said);
  });
});
