// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type {
  Energy,
  EnergyBar,
  EnergyCost,
  EnergyDevices,
  EnergyHabits,
  EnergyUsual,
} from '../../../../codegen/rest/types.ts';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { refusal, renderApp, type PageCall } from '../../../../tests/support/renderApp.tsx';

everythingIsNear();

const HOUR_MS = 3_600_000;
const MIDNIGHT = Date.parse('2026-07-14T07:00:00Z');

const bar = (hour: number, importWh: number | null, more: Partial<EnergyBar> = {}): EnergyBar => ({
  start_dttm: new Date(MIDNIGHT + hour * HOUR_MS).toISOString(),
  import_wh: importWh,
  export_wh: null,
  usual_wh: null,
  missing_minutes: 0,
  is_estimated: false,
  estimated_wh: 0,
  is_uploaded: false,
  ...more,
});

const READINGS: Energy['readings'] = {
  first_day: '2026-07-01',
  last_day: '2026-07-20',
  start_dttm: '2026-07-01T07:00:00Z',
  end_dttm: '2026-07-21T07:00:00Z',
};

/** A day by hours. */
const DAY: Energy = {
  period: 'day',
  first_day: '2026-07-14',
  last_day: '2026-07-14',
  time_zone: 'America/Los_Angeles',
  bar_length: 'hour',
  end_dttm: new Date(MIDNIGHT + 24 * HOUR_MS).toISOString(),
  bars: Array.from({ length: 24 }, (_, hour) => bar(hour, 500)),
  import_wh: 12_000,
  export_wh: null,
  carbon_grams: null,
  gaps: [],
  events: [],
  usual: null,
  readings: READINGS,
  read_dttm: null,
};

const NO_COST = {
  'GET /api/v2/energy/cost': { cost: null },
  'GET /api/v2/energy/habits': { habits: null },
  'GET /api/v2/energy/devices': { devices: null },
};

const open = (energy: Partial<Energy> | null, path = '/energy', answers: Record<string, unknown> = {}) =>
  renderApp({
    path,
    user: DANA,
    features: ['energy_page'],
    answers: {
      ...NO_COST,
      ...answers,
      'GET /api/v2/energy': ({ query }: PageCall) => ({
        energy:
          energy === null
            ? null
            : {
                ...DAY,
                first_day: query.get('date') ?? DAY.first_day,
                last_day: query.get('date') ?? DAY.last_day,
                ...energy,
              },
      }),
    },
  });
const COST: EnergyCost = {
  first_day: '2026-07-01',
  last_day: '2026-07-14',
  utility_name: 'Cedar',
  currency: 'USD',
  plan: {
    code: 'TOU',
    name: 'Evenings',
    bands: [
      { days: 'weekday', from_hour: 16, to_hour: 21, rate: 3161, import_wh: 20_000, cents: 632 },
      { days: 'all', from_hour: 0, to_hour: 24, rate: 1744, import_wh: 80_000, cents: 1395 },
    ],
    standing_cents: 588,
    total_cents: 2615,
  },
  is_plan_chosen: false,
  standard_plan_code: 'TOU',
  plans: [
    { code: 'FLAT', name: 'Steady', total_cents: 2500 },
    { code: 'TOU', name: 'Evenings', total_cents: 2615 },
  ],
  missing_minutes: 90,
  month: { likely_cents: 5800, low_cents: 5500, high_cents: 6200 },
};
const HABITS: EnergyHabits = {
  first_day: '2026-07-01',
  last_day: '2026-07-31',
  time_zone: 'America/Los_Angeles',
  days: 20,
  always_on_watts: 180,
  always_on_percent: 38.5,
  highest_hour: { start_dttm: '2026-07-02T01:00:00Z', import_wh: 4100 },
  week: Array.from({ length: 7 }, (_day, day) =>
    Array.from({ length: 24 }, (_hour, hour) => (day === 6 ? null : day === 0 && hour === 18 ? 1900 : 200)),
  ),
};
const DEVICES: EnergyDevices = {
  devices: [{ device_id: 'd1', name: 'Car', use_wh: 6000, since_day: '2026-11-12' }],
  other_wh: 3500,
  is_above_meter: false,
};
const USUAL: EnergyUsual = {
  rule: 'highest-five-of-ten',
  program_name: 'Cedar Peak Hours',
  is_adjusted: true,
  weekday: { pool: 10, take: 5, minimum: 5, weights: [] },
  other: { pool: 5, take: 3, minimum: 1, weights: [] },
  day_type: 'weekday',
  days: ['2026-07-13', '2026-07-10'],
};
const day = (name: string) => screen.findByRole('group', { name });

describe('the home’s energy', () => {
  it('shows the last day with its total, and goes to other days by links and arrow keys', async () => {
    const { user, address, calls } = await open({});
    expect(within(await day('Tuesday, July 14, 2026')).getByText('12 kWh')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('GET /api/v2/energy?'))).toEqual([
      'GET /api/v2/energy?period=day',
    ]);
    await user.click(screen.getByRole('link', { name: 'Previous day' }));
    expect(await day('Monday, July 13, 2026')).toBeVisible();
    expect(address()).toBe('/energy?period=day&date=2026-07-13');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(address()).toMatch(/2026-07-1[45]$/));
    await user.click(screen.getByRole('link', { name: 'Month' }));
    await waitFor(() => expect(address()).toContain('period=month'));
  });

  it('goes to the day before by a swipe to the right, not by scrolling', async () => {
    const { address } = await open({});
    const area = await day('Tuesday, July 14, 2026');
    const touch = (x: number, y: number) =>
      new Touch({ identifier: 1, target: area, clientX: x, clientY: y });
    const swipe = (x: number, y: number) => {
      fireEvent.touchStart(area, { touches: [touch(100, 100)] });
      fireEvent.touchEnd(area, { changedTouches: [touch(100 + x, 100 + y)] });
    };
    swipe(90, 80);
    swipe(20, 0);
    expect(address()).toBe('/energy');
    swipe(90, 10);
    await waitFor(() => expect(address()).toBe('/energy?period=day&date=2026-07-13'));
  });

  it('gives what is always on no share of a use that the sun covers in part', async () => {
    await open({}, '/energy', {
      'GET /api/v2/energy/habits': { habits: { ...HABITS, always_on_percent: null } },
    });
    const habits = await screen.findByRole('region', { name: 'Your typical week' });
    expect(habits).toHaveTextContent('180 Walways on');
    expect(habits).not.toHaveTextContent('of your use');
  });

  it('offers no way to where there are no readings', async () => {
    await open({ readings: { ...READINGS, first_day: '2026-07-14', last_day: '2026-07-14' } });
    await day('Tuesday, July 14, 2026');
    expect(screen.queryByRole('link', { name: 'Previous day' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Next day' })).not.toBeInTheDocument();
  });

  it('hatches of a month only what is estimated, and draws no hour of it as a gap', async () => {
    const month = (start: string, more: Partial<EnergyBar>) =>
      bar(0, 400_000, { start_dttm: start, ...more });
    await open(
      {
        period: 'year',
        bar_length: 'month',
        first_day: '2026-01-01',
        last_day: '2026-12-31',
        bars: [
          month('2026-01-01T08:00:00Z', { missing_minutes: 60 }),
          month('2026-02-01T08:00:00Z', { is_estimated: true, estimated_wh: 40_000 }),
        ],
        end_dttm: '2026-03-01T08:00:00Z',
      },
      '/energy?period=year',
    );
    const area = await day('2026');
    const bars = [...area.querySelectorAll('.chart-bar-brand')].filter((each) => each.closest('.chart-plot'));
    const hatched = [...area.querySelectorAll('rect[fill^="url"]')];
    const height = (rect: Element | undefined) => Number(rect?.getAttribute('height'));
    expect(hatched).toHaveLength(1);
    expect(height(hatched[0]) / height(bars[1])).toBeCloseTo(0.1, 2);
    expect(within(area).getByText('Estimated by your utility')).toBeVisible();
    expect(within(area).queryByText('Readings missing')).not.toBeInTheDocument();
  });

  it('draws a gap as a gap, says it, and has estimates, own files and events in its table', async () => {
    const { user } = await open({
      bars: [
        ...DAY.bars.slice(0, 2),
        bar(2, null, { missing_minutes: 60 }),
        bar(3, 250, { is_estimated: true, estimated_wh: 250 }),
        bar(4, 800, { is_uploaded: true, export_wh: 125 }),
        ...DAY.bars.slice(5),
      ],
      export_wh: 125,
      gaps: [{ start_dttm: '2026-07-14T09:00:00Z', end_dttm: '2026-07-14T10:00:00Z' }],
      events: [
        {
          id: '0190a1b2-0000-7000-8000-0000000000e1',
          type: 'PARTICIPATION_REDUCTION',
          start_dttm: '2026-07-15T01:00:00Z',
          end_dttm: '2026-07-15T02:00:00Z',
          saved_wh: 420,
        },
      ],
    });
    const area = await day('Tuesday, July 14, 2026');
    expect(within(area).getByText(/^No reading on July 14, 2026, 2–3.AM\.$/)).toBeVisible();
    expect(within(area).getByRole('link', { name: /^OhmHour .*, 6–7.PM: 0.42.kWh saved$/ })).toHaveAttribute(
      'href',
      '/events/0190a1b2-0000-7000-8000-0000000000e1',
    );
    expect(within(area).getByText('Sent to the grid', { selector: '.figure-label' })).toBeVisible();
    await user.click(within(area).getByText('Show as a table'));
    const row = (name: string) =>
      within(area).getByRole('row', { name: new RegExp(`^${name.replace(' ', '.')}`) });
    expect(row('2–3 AM')).toHaveTextContent(/–.*1 h missing$/);
    expect(row('3–4 AM')).toHaveTextContent('0.250–estimated');
    expect(row('4–5 AM')).toHaveTextContent('0.8000.125your file');
    expect(row('6–7 PM')).toHaveTextContent(/Event$/);
    expect(within(area).getByRole('img')).toHaveAccessibleName(
      'Tuesday, July 14, 2026: 12\u00a0kWh used, 0.13\u00a0kWh sent to the grid.',
    );
  });

  it.each([
    [
      'Day before',
      'period=day&date=2026-07-13',
      { import_wh: 1000 },
      /50% less than the day before: 11.5 kWh instead of 23 kWh\..*readings on both sides/,
    ],
    [
      'Same day last year',
      'period=day&date=2025-07-15',
      { import_wh: 500 },
      /as much as the same day last year: 11.5 kWh/,
    ],
    [
      'Your usual',
      'period=day&date=2026-07-14&compare=usual',
      { usual_wh: 400 },
      /25% more than usual: 11.5 kWh instead of 9.2 kWh/,
    ],
  ])('is compared with: %s', async (link, query, other, answer) => {
    const compared = { ...DAY, bars: Array.from({ length: 24 }, (_, hour) => bar(hour, 500, other)) };
    const { user, address, calls } = await renderApp({
      path: '/energy',
      user: DANA,
      features: ['energy_page'],
      answers: {
        ...NO_COST,
        'GET /api/v2/energy': ({ query: { size } }: PageCall) => ({
          energy:
            size === 1
              ? { ...DAY, bars: [bar(0, null, { missing_minutes: 60 }), ...DAY.bars.slice(1)] }
              : compared,
        }),
      },
    });
    await user.click(await screen.findByRole('link', { name: link }));
    expect(await screen.findByText(answer)).toBeVisible();
    expect(address()).toMatch(/^\/energy\?period=day&compare=(before|year|usual)$/);
    expect(calls).toContain(`GET /api/v2/energy?${query}`);
    await user.click(screen.getByText('Show as a table'));
    expect(screen.getByRole('columnheader', { name: link })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'No comparison' }));
    await waitFor(() => expect(screen.queryByText(answer)).not.toBeInTheDocument());
  });

  it('compares a day that isn’t over by quarter-hours with the same hours of one by hours, and says so', async () => {
    const QUARTER_MS = HOUR_MS / 4;
    const quarters = Array.from({ length: 96 }, (_, quarter) => bar(quarter / 4, quarter < 58 ? 100 : null));
    const { user } = await renderApp({
      path: '/energy?period=day&compare=before',
      user: DANA,
      features: ['energy_page'],
      answers: {
        ...NO_COST,
        'GET /api/v2/energy': ({ query }: PageCall) => ({
          energy: query.has('date')
            ? {
                ...DAY,
                first_day: '2026-07-13',
                bars: DAY.bars.map((one, hour) => ({ ...one, ...bar(hour - 24, 500) })),
                end_dttm: '2026-07-14T07:00:00Z',
              }
            : {
                ...DAY,
                bar_length: 'quarter_hour',
                bars: quarters,
                import_wh: 5_800,
                readings: {
                  ...READINGS,
                  last_day: '2026-07-14',
                  end_dttm: new Date(MIDNIGHT + 58 * QUARTER_MS).toISOString(),
                },
              },
        }),
      },
    });
    expect((await screen.findByText(/^You used/)).textContent.replaceAll('\u00a0', ' ')).toBe(
      'You used 20% less than the day before: 5.6 kWh instead of 7 kWh.' +
        ' That’s over 14 h of 24 h: the times with readings on both sides.' +
        ' Shown by the hour, because there’s nothing finer to compare with.',
    );
    await user.click(screen.getByText('Show as a table'));
    const hours = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(hours).toHaveLength(24);
    expect(hours[13]).toHaveTextContent(/^1–2.PM0.4000.500$/);
  });

  it('explains your usual: whose rule it is, how many days count, and which they were', async () => {
    await open(
      { bars: DAY.bars.map((one) => ({ ...one, usual_wh: 400 })), usual: USUAL },
      '/energy?compare=usual',
    );
    const opener = await screen.findByRole('button', { name: /^Your usual.How\?$/ });
    const sheet = document.querySelector(`[id="${opener.getAttribute('popovertarget')}"]`);
    expect(sheet).toHaveTextContent(
      'by the rule of your program, Cedar Peak Hours, as for your event results',
    );
    expect(sheet).toHaveTextContent(
      'On a weekday, it’s your average at the same time of day on the 5 days when you used the most,' +
        ' out of the latest 10 comparable ones. We need at least 5 such days.',
    );
    expect(sheet).not.toHaveTextContent('weekend day');
    expect(sheet).toHaveTextContent('The 2 days we usedMonday, July 13Friday, July 10');
    expect(sheet).toHaveTextContent('A whole day has no such hours, so here it isn’t adjusted.');
  });

  it('explains your usual of a week by both rules, also without a program', async () => {
    await open(
      {
        period: 'week',
        bars: DAY.bars.map((one) => ({ ...one, usual_wh: 400 })),
        usual: {
          ...USUAL,
          program_name: null,
          is_adjusted: false,
          other: { pool: 5, take: 3, minimum: 2, weights: [50, 30, 20] },
          day_type: null,
          days: [],
        },
      },
      '/energy?period=week&compare=usual',
    );
    const opener = await screen.findByRole('button', { name: /^Your usual/ });
    const sheet = document.querySelector(`[id="${opener.getAttribute('popovertarget')}"]`);
    expect(sheet).toHaveTextContent('Your home isn’t in a program');
    expect(sheet).toHaveTextContent('On a weekend day or holiday, it’s your average');
    expect(sheet).toHaveTextContent('The day you used the most counts the most: 50%, 30%, 20%.');
    expect(sheet).toHaveTextContent(/For an event, we look only at its hours\./);
    expect(sheet).not.toHaveTextContent('we used');
  });

  it('doesn’t know your usual with too few days, and says how many its program needs', async () => {
    await open({ usual: { ...USUAL, days: [] } }, '/energy?compare=usual');
    expect(
      await screen.findByText(
        'We don’t know your usual yet. It takes 5 comparable weekdays, or 1 comparable weekend day, before.',
      ),
    ).toBeVisible();
  });

  it('has nothing to compare with where there were no readings, and says so', async () => {
    await renderApp({
      path: '/energy?period=day&compare=before',
      user: DANA,
      features: ['energy_page'],
      answers: {
        ...NO_COST,
        'GET /api/v2/energy': ({ query }: PageCall) => ({ energy: query.has('date') ? null : DAY }),
      },
    });
    expect(await screen.findByText('There are no readings to compare with.')).toBeVisible();
  });

  it('says from when its readings are where they are not of this moment', async () => {
    await open({ read_dttm: '2026-07-15T17:41:07Z' });
    expect(await day('Tuesday, July 14, 2026')).toHaveTextContent('Readings as of 10:41 AM.');
  });

  it('has its carbon dioxide where the brand knows its grid', async () => {
    await open({ carbon_grams: 4_440 });
    expect(await day('Tuesday, July 14, 2026')).toHaveTextContent('4.4 kgCO₂ from the grid');
  });

  it('has no tenths of much carbon dioxide', async () => {
    await open({ carbon_grams: 3_145_600 });
    expect(await day('Tuesday, July 14, 2026')).toHaveTextContent('3,146 kgCO₂ from the grid');
  });

  it('can be taken along as a table and as a Green Button file', async () => {
    await open({});
    expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/v2/energy/readings?period=day&date=2026-07-14&format=csv'),
    );
    expect(screen.getByRole('link', { name: 'Download as Green Button' })).toHaveAttribute(
      'href',
      expect.stringContaining('format=green-button'),
    );
  });

  it('says how far the readings go where the period isn’t over', async () => {
    await open({ first_day: '2026-07-01', last_day: '2026-07-31', period: 'month' }, '/energy?period=month');
    expect(await day('July 2026')).toHaveTextContent('Readings go up to July 20 so far.');
  });

  it('without readings says where they come from', async () => {
    await open(null);
    expect(await screen.findByRole('heading', { name: 'No readings yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add meter data' })).toHaveAttribute(
      'href',
      '/settings/meter-data',
    );
  });

  it('of days without any reading leads to the latest', async () => {
    const { user, address } = await open(
      { import_wh: null, bars: DAY.bars.map((one) => ({ ...one, import_wh: null })) },
      '/energy?period=day&date=2025-01-01',
    );
    expect(await day('Wednesday, January 1, 2025')).toHaveTextContent(
      'Yours go from July 1, 2026 to July 20, 2026.',
    );
    await user.click(screen.getByRole('link', { name: 'See the latest' }));
    await waitFor(() => expect(address()).toBe('/energy?period=day'));
  });

  it('that can’t be read keeps its heading and periods, and can be tried again', async () => {
    const errors = expectConsoleErrors();
    const { user, answer } = await renderApp({
      path: '/energy?period=week&date=tomorrow',
      user: DANA,
      features: ['energy_page'],
      answers: { 'GET /api/v2/energy': refusal(500) },
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Energy' })).toBeVisible();
    expect(errors.join()).toContain('Not today.');
    answer({ 'GET /api/v2/energy': { energy: null } });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('heading', { name: 'No readings yet' })).toBeVisible();
  });

  it('costs what the rate plan says, by its prices, beside the best other plan and the likely month', async () => {
    const { user } = await renderApp({
      path: '/energy?period=month',
      user: DANA,
      features: ['energy_page'],
      answers: {
        'GET /api/v2/energy': { energy: { ...DAY, period: 'month', last_day: '2026-07-31' } },
        'GET /api/v2/energy/cost': { cost: COST },
        'GET /api/v2/energy/habits': { habits: HABITS },
        'GET /api/v2/energy/devices': { devices: DEVICES },
      },
    });
    const cost = await screen.findByRole('region', { name: 'Cost' });
    expect(within(cost).getByText('$26.15')).toBeVisible();
    expect(within(cost).getByText('likely for the whole month ($55.00 to $62.00)')).toBeVisible();
    expect(
      within(cost)
        .getAllByRole('row')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Weekdays, 4 PM to 9 PM20 kWh at 31.61¢ a kWh$6.32',
      'All other hours80 kWh at 17.44¢ a kWh$13.95',
      'Daily charge$5.88',
    ]);
    expect(cost).toHaveTextContent('Steady would have cost $25.00, $1.15 less.');
    expect(cost).toHaveTextContent('Readings for 1 h 30 min are missing');
    expect(cost).toHaveTextContent('Counted from July 1 to July 14.');
    const devices = await screen.findByRole('region', { name: 'Your devices’ share' });
    expect(within(devices).getByRole('link', { name: /^Car.*6.kWh$/ })).toHaveAttribute(
      'href',
      '/devices/d1',
    );
    expect(devices).toHaveTextContent('Connected on November 12.');
    expect(devices).toHaveTextContent(/Everything else3.5.kWh$/);
    const habits = await screen.findByRole('region', { name: 'Your typical week' });
    expect(habits).toHaveTextContent('180 W');
    expect(habits).toHaveTextContent('always on, 39% of your use');
    expect(habits).toHaveTextContent(/your highest hour: Wednesday, July 1, 6–7.PM/);
    await user.click(within(habits).getByText('Show as a table'));
    expect(within(habits).getByRole('row', { name: /^6.PM/ }).textContent.replaceAll('\u00a0', ' ')).toBe(
      '6 PM1.9000.2000.2000.2000.2000.200–',
    );
  });

  it('asks which plan the home is on, keeps the answer, and goes by the standard one until then', async () => {
    let cost = COST;
    const { user, sent, answer } = await renderApp({
      path: '/energy?period=month',
      user: DANA,
      features: ['energy_page'],
      answers: {
        ...NO_COST,
        'GET /api/v2/energy': { energy: { ...DAY, period: 'month', last_day: '2026-07-31' } },
        'GET /api/v2/energy/cost': () => ({ cost }),
        'POST /api/v2/energy/rate_plan': () => {
          cost = { ...COST, is_plan_chosen: true, plan: { ...COST.plan, code: 'FLAT', name: 'Steady' } };
          return { plan_code: 'FLAT' };
        },
      },
    });
    const card = await screen.findByRole('region', { name: 'Cost' });
    expect(card).toHaveTextContent('so we take Evenings, its standard one.');
    await user.click(within(card).getByText('Which plan are you on?', { selector: 'summary *' }));
    const plans = await screen.findByRole('combobox', { name: 'Your plan' });
    expect(
      within(plans)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['I’m not sure (Evenings, the standard one)', 'Evenings', 'Steady']);
    expect(plans).toHaveValue('');
    await user.selectOptions(plans, 'Steady');
    expect(await within(card).findByText('Your plan: Steady')).toBeVisible();
    expect(await screen.findByText('Plan saved.')).toBeVisible();
    expect(card).toHaveTextContent('You’ve chosen Steady as your plan.');
    expect(card).not.toHaveTextContent('standard one.');
    answer({
      'POST /api/v2/energy/rate_plan': refusal(400, {
        status: 400,
        error: 'No.',
        fields: { plan_code: 'Your utility doesn’t offer that plan. Choose another one.' },
      }),
    });
    await user.selectOptions(screen.getByRole('combobox'), 'Evenings');
    expect(await within(card).findByText(/doesn’t offer that plan/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('FLAT');
    expect(sent('POST /api/v2/energy/rate_plan')).toEqual([{ plan_code: 'FLAT' }, { plan_code: 'TOU' }]);
  });

  it('asks for no plan where there is only one', async () => {
    await open({}, '/energy', {
      'GET /api/v2/energy/cost': {
        cost: { ...COST, plans: [{ code: 'TOU', name: 'Evenings', total_cents: 2615 }] },
      },
    });
    expect(await screen.findByRole('region', { name: 'Cost' })).not.toHaveTextContent('Which plan');
  });

  it('leaves out a part that can’t be read, instead of waiting for it without end', async () => {
    await renderApp({
      path: '/energy',
      user: DANA,
      features: ['energy_page'],
      answers: { ...NO_COST, 'GET /api/v2/energy': { energy: DAY }, 'GET /api/v2/energy/cost': refusal(500) },
    });
    await day('Tuesday, July 14, 2026');
    await waitFor(() => expect(screen.queryByText('Loading the cost')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Cost' })).not.toBeInTheDocument();
  });

  it('says what the server can’t get to, instead of days without readings', async () => {
    expectConsoleErrors();
    const error = 'We keep older records elsewhere, and can’t get to them right now.';
    await renderApp({
      path: '/energy?period=month&date=2024-03-10',
      user: DANA,
      features: ['energy_page'],
      answers: { '*': refusal(502, { status: 502, error, code: 'ARCHIVE_AWAY' }) },
    });
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is a page that doesn’t exist where its feature is off', async () => {
    await renderApp({ path: '/energy', user: DANA, features: ['nav_full_experience'] });
    expect(await screen.findByRole('heading', { level: 1, name: /can’t find that page/ })).toBeVisible();
  });
});
