import { expect, it } from 'vitest';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import type { Wheel, WheelSpin } from '../../../../codegen/rest/types.ts';
import { stubWheel } from '../../../../tests/support/stubWheel.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { MonthlyDraws } from './MonthlyDraws.tsx';
import { OddsTable } from './OddsTable.tsx';
import { SpinHistory } from './SpinHistory.tsx';
import { WheelDrawing } from './WheelDrawing.tsx';
import { lastWinner, ticker } from './wheelQueries.ts';
import { Wins } from './Wins.tsx';

const NOW = '2026-03-10T18:00:00Z';

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
  const wheel = { ...stubWheel, ...given };
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

it('WHL-09: of many spins the latest six are shown, the older ones are folded', async () => {
  const app = await clientApp({ user: DANA, page: { now: Date.parse(NOW) } });
  const history = Array.from({ length: 8 }, (_, nr) => wonEntry(`spin-${nr}`, `Prize ${nr}`));
  const html = renderHtml(app, <SpinHistory history={history} />, '/rewards/wheel');
  const [latest = '', older = ''] = html.split('Older spins');
  const named = (part: string) => part.match(/Prize \d(?=<\/span>)/g);
  expect(named(latest)).toEqual([0, 1, 2, 3, 4, 5].map((nr) => `Prize ${nr}`));
  expect(named(older)).toEqual(['Prize 6', 'Prize 7']);
});

it('the drawing has each prize’s icon in the middle of its slice', async () => {
  const app = await clientApp({ user: DANA });
  const html = renderHtml(
    app,
    <WheelDrawing odds={stubWheel.odds} angle={0} isTurning={false} />,
    '/rewards/wheel',
  );
  const icons = [...html.matchAll(/rotate\((\d+)\) translate\((-?\d+) .*?<svg [^>]*?width="(\d+)"/g)];
  expect(icons.map(([, turn]) => Number(turn))).toEqual([60, 180, 300]);
  for (const [, , left, width] of icons) expect(Number(left) + Number(width) / 2).toBe(0);
});
