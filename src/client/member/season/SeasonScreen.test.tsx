// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { expectConsoleErrors } from '../../../../tests/support/consoleErrors.ts';
import { everythingIsNear } from '../../../../tests/support/everythingIsNear.ts';
import { refusal, renderApp, type PageCall } from '../../../../tests/support/renderApp.tsx';

everythingIsNear();

const event = (date: string, outcome: string, more: object = {}) => ({
  __typename: 'SeasonEvent',
  eventId: `event-${date}`,
  type: 'PARTICIPATION_REDUCTION',
  date,
  startAt: `${date}T23:00:00Z`,
  endAt: new Date(Date.parse(`${date}T23:00:00Z`) + 3_600_000).toISOString(),
  outcome,
  reductionWattHours: null,
  points: null,
  estimateOnly: false,
  corrected: false,
  ...more,
});

const total = (season: string, more: object = {}) => ({
  __typename: 'SeasonTotal',
  season,
  kind: season.endsWith('04') ? 'SUMMER' : 'WINTER',
  latestMonth: season,
  programName: 'Peak Hours',
  events: 3,
  savedWattHours: 4_200,
  points: 420,
  ...more,
});

const SEASON = {
  __typename: 'EventSeason',
  season: '2026-10',
  kind: 'WINTER',
  today: '2026-11-20',
  timeZone: 'America/New_York',
  streak: 2,
  longestStreak: 7,
  events: [
    event('2026-11-03', 'SAVED', { reductionWattHours: 1_196, points: 120 }),
    event('2026-11-05', 'NOTHING', { reductionWattHours: -40, points: 5, corrected: true }),
    event('2026-11-10', 'AWAY'),
    event('2026-11-17', 'WAITING'),
    event('2026-11-19', 'SAT_OUT', { eventId: 'first' }),
    event('2026-11-19', 'SAVED', {
      eventId: 'second',
      type: 'PARTICIPATION_REDUCTION_RT',
      points: 3,
    }),
    event('2026-12-01', 'COMING'),
  ],
  vacations: [{ __typename: 'SeasonVacation', startDate: '2026-11-09', endDate: '2026-11-11' }],
  milestones: [
    { __typename: 'ReachedMilestone', milestone: 'SAVED_10', date: '2026-11-19', eventId: 'second' },
    { __typename: 'ReachedMilestone', milestone: 'EVENTS_1', date: '2026-04-02', eventId: 'long-ago' },
  ],
  totals: [total('2026-10'), total('2026-04', { savedWattHours: 9_000, latestMonth: '2026-08' })],
};

const answer = (season: object | null) => ({ viewer: { __typename: 'Viewer', eventSeason: season } });

const open = (season: object | null, path = '/events/season') =>
  renderApp({
    path,
    user: DANA,
    answers: {
      seasonLoaderQuery: ({ body }: PageCall) => {
        const { month } = body as { month: string | null };
        return answer(season === null || month === null ? season : { ...season, season: month });
      },
    },
  });
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const grid = () => screen.findByRole('table', { name: 'November 2026' });

describe('the season', () => {
  it('says what it brought, and leads from each day to its event', async () => {
    await open(SEASON);
    const card = within(await screen.findByRole('region', { name: 'Winter 2026–27' }));
    expect(card.getByText('4.2 kWh')).toBeVisible();
    expect(card.getByText('$4.20')).toBeVisible();
    expect(card.getAllByText(/^in a row now, your best is 7/)).not.toHaveLength(0);
    const month = within(await grid());
    expect(
      month.getAllByRole('link').map((link) => link.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'November 3. OhmHour, 6–7 PM. Saved 1.2 kWh, earned $1.20',
      'November 5. OhmHour, 6–7 PM. Nothing saved, still earned 5¢',
      'November 10. OhmHour, 6–7 PM. You were on vacation',
      'November 17. OhmHour, 6–7 PM. Your result is on its way',
    ]);
    expect(month.getByText('20').closest('td')).toHaveAttribute('aria-current', 'date');
    expect(month.getByText('9').closest('td')).toHaveTextContent('On vacation');
    expect(month.getByRole('link', { name: /^November 3/ })).toHaveAttribute(
      'href',
      '/events/event-2026-11-03',
    );
  });

  it('lists a day with several events', async () => {
    const { user } = await open(SEASON);
    const day = within(await grid()).getByRole('button', { name: 'November 19: 2 events' });
    await user.click(day);
    expect(day).toHaveAttribute('aria-expanded', 'true');
    const list = within(screen.getByRole('list', { name: 'November 19' }));
    expect(list.getAllByRole('link').map(text)).toEqual([
      'OhmHour, 6–7 PMYou sat it out',
      'AutoOhm, 6–7 PMEarned 3¢ with your devices',
    ]);
    await user.click(day);
    expect(screen.queryByRole('list', { name: 'November 19' })).not.toBeInTheDocument();
  });

  it('moves between days by arrow keys', async () => {
    const { user } = await open(SEASON);
    const month = within(await grid());
    month.getByRole('link', { name: /^November 3\./ }).focus();
    const focused = () => document.activeElement?.getAttribute('aria-label')?.replace(/[.:].*/, '');
    const went = [];
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'End', 'Home']) {
      await user.keyboard(`{${key}}`);
      went.push(focused());
    }
    expect(went).toEqual([
      'November 5',
      'November 19',
      'November 17',
      'November 10',
      'November 17',
      'November 19',
      'November 3',
    ]);
  });

  it('has the table behind it, with what was corrected', async () => {
    await open(SEASON);
    const table = within(await screen.findByRole('table', { name: 'The month’s events' }));
    expect(table.getAllByRole('row').map(text)).toContain(
      'November 5OhmHour, 6–7 PMNothing saved, still earned 5¢ (corrected)',
    );
  });

  it('goes to other months, and to other seasons with their own sums', async () => {
    const { user, address } = await open(SEASON);
    const months = within(await screen.findByRole('navigation', { name: 'Months' }));
    expect(months.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Oct',
      'Nov',
      'Dec',
      'Jan',
      'Feb',
      'Mar',
    ]);
    await user.click(months.getByRole('link', { name: 'Jan' }));
    expect(await screen.findByText('No events this month.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Summer 2026' }));
    expect(address()).toBe('/events/season?month=2026-08');
    const card = within(await screen.findByRole('region', { name: /^(Winter|Summer) 2026$/ }));
    expect(await card.findByText('9 kWh')).toBeVisible();
  });

  it('lists what was reached in all seasons', async () => {
    await open(SEASON);
    const card = within(await screen.findByRole('region', { name: 'Milestones' }));
    expect(card.getAllByRole('link').map((link) => [text(link), link.getAttribute('href')])).toEqual([
      ['10 kWh savedNovember 19, 2026', '/events/second'],
      ['Your first eventApril 2, 2026', '/events/long-ago'],
    ]);
  });

  it('says when the first milestone comes', async () => {
    await open({ ...SEASON, milestones: [] });
    expect(await screen.findByText('Your first one comes with your first result.')).toBeVisible();
  });

  it('has a picture of what was saved, to download or to share, without a name', async () => {
    await open(SEASON);
    const card = within(await screen.findByRole('region', { name: 'A picture to share' }));
    expect(
      card.getByRole('img', { name: /^Ebbwatt: 4.2.kWh saved with OhmHours · Winter 2026–27/ }),
    ).toHaveAttribute('src', expect.stringMatching(/\/events_season\/picture\.png\?month=\d{4}-10$/));
    expect(card.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
    expect(card.queryByRole('button', { name: 'Share picture' })).not.toBeInTheDocument();
  });

  it('says how a season begins where there was no event yet', async () => {
    await open({ ...SEASON, events: [], totals: [], vacations: [], milestones: [] });
    expect(
      await screen.findByRole('heading', { name: 'Your season starts with your first event' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See events' })).toHaveAttribute('href', '/events');
  });

  it('asks again for what didn’t load', async () => {
    expectConsoleErrors();
    const { user, answer: change } = await renderApp({
      path: '/events/season',
      user: DANA,
      answers: { seasonLoaderQuery: () => refusal(500) },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    change({ seasonLoaderQuery: answer(SEASON) });
    await user.click(retry);
    expect(await grid()).toBeVisible();
  });
});
