// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventApp } from '../../../../tests/support/eventApp.tsx';
import { refusal, type PageCall } from '../../../../tests/support/renderApp.tsx';
import {
  eventIn,
  receiptAnswer,
  settledEvent,
  settledReceipt,
} from '../../../../tests/support/stubEvents.ts';

const receipt = settledReceipt(400);
const settled = { event: settledEvent(receipt), receipt: receiptAnswer(receipt, receipt.pay.watts) };
const past = () => within(screen.getByRole('region', { name: 'Past events' }));

const rows = () => past().getAllByRole('link', { name: /Saved/ });

/** Twelve past events, ten a page. */
const TWELVE = Array.from({ length: 12 }, (_, number) => ({
  ...settled.event,
  id: `0190a1b2-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
}));
const pages = ({ query }: PageCall) => {
  const from = Number(query.get('after') ?? 0);
  return {
    events: TWELVE.slice(from, from + 10),
    next_cursor: from + 10 < TWELVE.length ? String(from + 10) : null,
    total: TWELVE.length,
  };
};

describe('a past event', () => {
  const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

  it('opens its page, whose heading takes the focus, and which leads back', async () => {
    const { user, address } = await eventApp(settled, { path: '/events' });
    await user.click(await screen.findByRole('link', { name: /Saved .* earned/ }));
    await waitFor(async () => expect(await title(/^You saved .* and earned/)).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'All events' }));
    await waitFor(async () => expect(await title(/^Events$/)).toHaveFocus());
    expect(address()).toBe('/events');
  });

  it('that is slow gives the focus to its place first, then to its heading', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { user, address } = await eventApp(settled, {
      path: '/events',
      answers: {
        [`GET /events/${settled.event.id}`]: async () => {
          await arrived;
          return settled.event;
        },
      },
    });
    await user.click(await screen.findByRole('link', { name: /Saved .* earned/ }));
    await waitFor(() => expect(address()).toBe(`/events/${settled.event.id}`));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    arrive();
    await waitFor(async () => expect(await title(/^You saved .* and earned/)).toHaveFocus());
  });

  it('that isn’t the member’s is a page that doesn’t exist', async () => {
    await eventApp(settled, {
      features: ['nav_full_experience'],
      answers: { [`GET /events/${settled.event.id}`]: refusal(404) },
    });
    expect(await title(/^We can’t find that page$/)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('past events', () => {
  it('EVT-12: show how many the member has taken part in', async () => {
    await eventApp(settled, { path: '/events' });
    expect(await screen.findByText('You’ve taken part in 7 events.')).toBeVisible();
    expect(past().getByText('1 event')).toBeVisible();
    expect(past().getByRole('link', { name: /Saved .* earned/ })).toHaveAttribute(
      'href',
      `/events/${settled.event.id}`,
    );
  });

  it('EVT-12: show no count before the first', async () => {
    await eventApp(settled, {
      path: '/events',
      answers: { 'GET /historical_events_count': { HistoricalEventsCount: 0 } },
    });
    expect(await screen.findByText('1 event')).toBeVisible();
    expect(screen.queryByText(/taken part in/)).not.toBeInTheDocument();
  });

  it('are filtered by the address', async () => {
    const { user, address, calls } = await eventApp(settled, { path: '/events' });
    await user.click(await screen.findByRole('link', { name: 'With results' }));
    await waitFor(() => expect(address()).toBe('/events?show=results'));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'With results' })).toHaveAttribute('aria-current', 'true'),
    );
    expect(calls).toContain('GET /api/v2/events?first=10&show=results');
  });

  it('come by pages, and the next one takes the focus', async () => {
    const { user, address } = await eventApp(settled, {
      path: '/events',
      answers: { 'GET /api/v2/events': pages },
    });
    expect(await screen.findByText('12 events')).toBeVisible();
    expect(rows()).toHaveLength(10);
    await user.click(past().getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(12));
    expect(address()).toBe('/events?pages=2');
    expect(past().queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
    await waitFor(() => expect(rows()[10]).toHaveFocus());
  });

  it.each([
    ['', 'Your past events will show up here', false],
    ['?show=joined', 'You haven’t joined an event yet.', true],
    ['?show=results', /^No results yet\./, true],
  ] as const)('that there are none of: /events%s', async (query, said, all) => {
    await eventApp({ event: eventIn(90) }, { path: `/events${query}` });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Show all events' })).toHaveLength(all ? 1 : 0);
  });
});

it('says that no event is planned', async () => {
  await eventApp(settled, { path: '/events' });
  expect(await screen.findByText('No OhmHour planned right now')).toBeVisible();
});
