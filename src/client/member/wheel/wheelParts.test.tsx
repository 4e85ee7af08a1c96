import { expect, it } from 'vitest';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import type { Wheel, WheelOdds, WheelSpin } from '../../../../codegen/rest/types.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { MonthlyDraws } from './MonthlyDraws.tsx';
import { OddsTable } from './OddsTable.tsx';
import { lastWinner, ticker } from './wheelQueries.ts';
import { Wins } from './Wins.tsx';

const NOW = '2026-03-10T18:00:00Z';
const seed = {
  day: '2026-03-10',
  commitment: 'c0',
  starts_at: '2026-03-10T04:00:00Z',
  ends_at: '2026-03-11T04:00:00Z',
  seed: null,
};
const odds = (type: WheelOdds['type'], title: string): WheelOdds => ({
  prize_id: title,
  type,
  title,
  text: '',
  weight: 1,
  points: null,
  out: null,
});
const WHEEL: Wheel = {
  player: {
    minimum_age: 18,
    age_confirmed: true,
    closed: null,
    may_win_cash: true,
    shows_name: false,
    first_name: 'Dana',
    region: 'CA',
  },
  spins: [],
  unseen: null,
  prizes: [],
  history: [],
  odds: [odds('FREE_DEVICE', 'Smart plug'), odds('CASH', '25¢'), odds('PRIZE_ENTRY', 'Home battery')],
  odds_hash: 'd0',
  total_weight: 3,
  seed,
  next_seed: seed,
  past_seeds: [],
  next_free_spin_at: '2026-03-16T04:00:00Z',
  time_zone: 'America/New_York',
  has_boost: false,
  draws: [
    {
      id: 'draw',
      month: '2026-03-01',
      title: 'Home battery',
      closes_at: '2026-04-01T04:00:00Z',
      commitment: 'e0',
      own_entries: [],
      outcome: null,
    },
  ],
};

const wonEntry = (id: string, title = 'Home battery'): WheelSpin => ({
  rmw_spin_id: id,
  rmw_redeemable_spin_id: id,
  number: 1,
  source: 'weekly',
  granted_at: NOW,
  spun_at: NOW,
  is_seen: true,
  result: {
    prize_type: 'PRIZE_ENTRY',
    prize_id: title,
    title,
    text: '',
    points: null,
    state: 'waiting',
    needs_form: true,
    order_id: null,
  },
  proof: null,
});

/** What is shown beside the wheel to a member in California. */
async function readAbout(given: Partial<Wheel>): Promise<string> {
  const app = await clientApp({ user: DANA, page: { now: Date.parse(NOW) } });
  const queries = appQueries(app.services);
  queries.setQueryData(lastWinner(app.services).queryKey, { day: '2026-03-09', winner: null });
  queries.setQueryData(ticker(app.services).queryKey, {
    wins: [
      {
        at: '2026-03-10T16:24:00Z',
        type: 'FREE_DEVICE',
        title: 'Smart plug',
        first_name: null,
        region: null,
      },
    ],
  });
  const wheel = { ...WHEEL, ...given };
  return renderHtml(
    app,
    <>
      <OddsTable wheel={wheel} open />
      <MonthlyDraws wheel={wheel} />
      <Wins player={wheel.player} />
    </>,
    '/rewards/wheel',
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
}

it('WHL-06: recent wins have the time of the member’s home, not of the wheel', async () => {
  expect(await readAbout({})).toContain('A member won Daily device: Smart plug Today, 9:24 AM');
});

it('WHL-04: the odds say which prize is the day’s device', async () => {
  expect(await readAbout({})).toContain(
    'Daily device: Smart plug 33.3% 25¢ 33.3% Draw entry: Home battery 33.3%',
  );
});

it.each<[string, Partial<Wheel>, string]>([
  ['none', {}, 'You have no entry yet. Win one on the wheel.'],
  ['one', { prizes: [wonEntry('a')] }, 'You won an entry. Use it under “Your prizes”.'],
  ['two', { prizes: [wonEntry('a'), wonEntry('b')] }, 'You won 2 entries. Use them under “Your prizes”.'],
  [
    'one of another draw',
    { prizes: [wonEntry('a', 'Bicycle')] },
    'You have no entry yet. Win one on the wheel.',
  ],
])('the monthly draw says how to get in: %s won', async (_name, given, expected) => {
  expect(await readAbout(given)).toContain(`Monthly draw ${expected}`);
});
