// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Wheel, WheelSpin } from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { refusal, renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';
import { stubWheel } from '../../../../tests/support/stubWheel.ts';

const WHEEL = 'GET /api/v2/marketplace/reward/wheel';
const SPIN = 'POST /api/v2/marketplace/redeem/wheel/spin';
const spin: WheelSpin = {
  rmw_spin_id: 'spin',
  rmw_redeemable_spin_id: null,
  number: 1,
  source: 'weekly',
  granted_at: '2026-03-09T05:00:00Z',
  spun_at: null,
  is_seen: false,
  result: null,
  proof: null,
};

const openWheel = (wheel: Partial<Wheel>, answers: AnswerTable = {}) =>
  renderApp({
    path: '/rewards/wheel',
    user: DANA,
    width: 390,
    features: ['rewards_wheel', 'nav_full_experience'],
    page: { now: Date.parse('2026-03-10T18:00:00Z') },
    answers: {
      [WHEEL]: { ...stubWheel, ...wheel },
      'GET /api/v2/marketplace/reward/wheel/previous_daily_cash_winner': { day: '2026-03-09', winner: null },
      'GET /api/v2/marketplace/reward/wheel/ticker': { wins: [] },
      ...answers,
    },
  });

it('shows the odds anew when they have changed since the page was loaded, and keeps the spin', async () => {
  expectConsoleErrors();
  const sentence = 'A prize has just run out, so the odds have changed.';
  const { user, sent, answer } = await openWheel(
    { spins: [spin] },
    { [SPIN]: refusal(409, { status: 409, error: sentence, code: 'ODDS_CHANGED' }) },
  );
  const button = await screen.findByRole('button', { name: 'Spin the wheel' });
  const fold = screen.getByRole('heading', { level: 3, name: 'What you can win' }).closest('details');
  expect(fold).not.toHaveAttribute('open');
  const odds = stubWheel.odds.map((each) => ({ ...each, weight: each.title === '25¢' ? 2 : 1 }));
  answer({ [WHEEL]: { ...stubWheel, spins: [spin], odds, total_weight: 4, odds_hash: 'd1' } });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(fold).toHaveAttribute('open');
  expect(await screen.findByRole('row', { name: /25¢.*50/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Spin the wheel' }));
  await screen.findByRole('alert');
  expect(sent(SPIN)).toMatchObject([{ odds_hash: 'd0' }, { odds_hash: 'd1' }]);
});

describe('without a spin to make', () => {
  it('says when the next free one comes', async () => {
    await openWheel({});
    expect(await screen.findByText(/Monday, March 16/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Spin the wheel' })).not.toBeInTheDocument();
  });

  it.each([
    ['REGION', 'Not available where you live'],
    ['REGION_UNKNOWN', 'Where do you live?'],
    ['AGE', 'Are you 18 or older?'],
  ] as const)('says why, where there can’t be one: %s', async (closed, title) => {
    await openWheel({ spins: [spin], player: { ...stubWheel.player, closed } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Spin the wheel' })).not.toBeInTheDocument();
  });

  it('has none to press when every prize is won, and keeps the spin', async () => {
    await openWheel({
      spins: [spin],
      odds: stubWheel.odds.map((each) => ({ ...each, out: 'gone' as const })),
    });
    expect(await screen.findByText('You have 1 spin')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Spin the wheel' })).not.toBeInTheDocument();
  });
});
