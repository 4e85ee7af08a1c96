// @vitest-environment happy-dom
import { createHash, createHmac } from 'node:crypto';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { WheelSpin } from '../../../../codegen/rest/types.ts';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { drawTicket, prizeOfTicket } from '../../../domain/wheel/draw.ts';
import { oddsText, totalWeight, type OddsEntry } from '../../../domain/wheel/odds.ts';
import { AppRoot } from '../../app/AppRoot.tsx';
import { CheckSpin } from './CheckSpin.tsx';

const SEED = 'ab'.repeat(32);
const ODDS: readonly OddsEntry[] = [
  { prizeId: 'cash', type: 'CASH', weight: 100 },
  { prizeId: 'plug', type: 'FREE_DEVICE', weight: 1_400 },
];
const TITLES: Readonly<Record<string, string>> = { cash: '50 cents', plug: 'Smart plug' };
const INPUT = { memberNumber: '4821350917600000', spinNumber: 7 };
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

type Proof = NonNullable<WheelSpin['proof']>;

/** A spin as it was drawn, and what the page received of it. */
async function show(received: Partial<Proof> = {}) {
  const hmac = (message: string) => createHmac('sha256', Buffer.from(SEED, 'hex')).update(message).digest();
  const ticket = await drawTicket(hmac, INPUT, totalWeight(ODDS));
  const { prizeId, type } = prizeOfTicket(ODDS, ticket);
  const title = TITLES[prizeId] ?? '';
  const spin: WheelSpin = {
    rmw_spin_id: 'spin',
    rmw_redeemable_spin_id: null,
    number: INPUT.spinNumber,
    source: 'weekly',
    granted_at: '2026-03-09T18:00:00Z',
    spun_at: '2026-03-09T18:00:00Z',
    is_seen: true,
    result: {
      prize_type: type,
      prize_id: prizeId,
      title,
      text: '',
      points: 50,
      state: 'paid',
      needs_form: false,
      order_id: null,
    },
    proof: {
      commitment: sha256(Buffer.from(SEED, 'hex')),
      seed: SEED,
      reveals_at: '2026-03-11T07:00:00Z',
      member_number: INPUT.memberNumber,
      odds: ODDS.map((each) => ({
        prize_id: each.prizeId,
        type: each.type,
        title: TITLES[each.prizeId] ?? '',
        weight: each.weight,
      })),
      odds_hash: sha256(oddsText(ODDS)),
      ticket,
      drawn_prize_id: prizeId,
      ...received,
    },
  };
  const app = await clientApp({ user: DANA, page: { now: Date.parse('2026-03-10T18:00:00Z') } });
  render(
    <AppRoot app={app.services}>
      <CheckSpin spin={spin} />
    </AppRoot>,
  );
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Check this spin' }));
  return { title, ticket };
}

it('recomputes a spin and says that it was fair, and how it was drawn', async () => {
  const { title, ticket } = await show();
  expect(await screen.findByText('Yes, this spin was fair')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`that ticket is Daily device: ${title}.`);
  expect(screen.getByRole('status')).toHaveTextContent(ticket.toLocaleString('en-US'));
  expect(screen.getByText(SEED)).toBeVisible();
});

it.each<[string, Partial<Proof>]>([
  ['the seed', { seed: 'cd'.repeat(32) }],
  ['the promise', { commitment: 'ef'.repeat(32) }],
  ['the odds', { odds_hash: 'ef'.repeat(32) }],
  ['the ticket', { ticket: 1 }],
  ['the prize', { drawn_prize_id: 'another' }],
  ['the member’s number', { member_number: '1111222233334444' }],
])('says that a spin doesn’t add up when something was changed: %s', async (_what, received) => {
  await show(received);
  expect(await screen.findByText(/^No, this spin doesn’t add up/)).toBeVisible();
});

it('says when a spin of today can be checked', async () => {
  await show({ seed: null });
  expect(await screen.findByText('Not yet')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/We reveal that day’s secret .*12 AM/);
});

it('says so when this browser can’t check it', async () => {
  await show({ seed: 'no hex' });
  expect(await screen.findByRole('status')).toHaveTextContent(/can’t|couldn’t/);
});
