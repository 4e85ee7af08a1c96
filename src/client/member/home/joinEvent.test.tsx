// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { homeApp } from '../../../../tests/support/homeApp.tsx';
import { refusal } from '../../../../tests/support/renderApp.tsx';
import { eventIn } from '../../../../tests/support/stubEvents.ts';

const NOW = Date.now();
const OPT = 'POST /event_opt_in_out';
const HOUR_MS = 3_600_000;
const nextEvent = {
  __typename: 'HomeEvent',
  eventId: 'e1',
  type: 'PARTICIPATION_REDUCTION',
  startAt: new Date(NOW + 2 * HOUR_MS).toISOString(),
  endAt: new Date(NOW + 3 * HOUR_MS).toISOString(),
  opt: 'NONE',
  mayOptIn: true,
  mayOptOut: true,
  leavingBreaksStreak: true,
  hasDevices: true,
  likelyPointsLow: 120,
  likelyPointsHigh: 340,
  vacation: null,
};
const open = (answer: Parameters<typeof homeApp>[0] = {}) =>
  homeApp({ home: { nextEvent }, page: { now: NOW }, host: { now: () => NOW }, ...answer });
const join = () => screen.findByRole('button', { name: /^Join this/ });

describe('EVT-02: the next event on Home', () => {
  it('is joined with one tap and left again, each time confirmed and with the focus kept', async () => {
    const { user, sent } = await open({
      answers: {
        [OPT]: ({ body }) => ({
          ...eventIn(120, { may_opt_in: (body as { opt: string }).opt === 'out' }),
          opt: (body as { opt: string }).opt,
        }),
      },
    });
    await user.click(await join());
    expect(await screen.findByText('You’re in')).toHaveFocus();
    expect(screen.getByText('You’re in for this OhmHour.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await join()).toHaveFocus();
    expect(sent(OPT)).toEqual([
      { event_id: 'e1', opt: 'in' },
      { event_id: 'e1', opt: 'out' },
    ]);
  });

  it('stays as it was when joining fails, and says so', async () => {
    const { user } = await open({ answers: { [OPT]: new Response(null, { status: 500 }) } });
    await user.click(await join());
    await waitFor(() => expect(screen.getByText(/something went wrong/i)).toBeVisible());
    expect(await join()).toBeEnabled();
    expect(screen.queryByText('You’re in')).not.toBeInTheDocument();
  });

  it('is read again after a refusal, so that a member who is too late sees why', async () => {
    const error = 'It has started, so nobody can join it any more.';
    const { user, calls } = await open({ answers: { [OPT]: refusal(400, { status: 400, error }) } });
    await user.click(await join());
    await waitFor(() => expect(screen.getByText(error)).toBeVisible());
    await waitFor(() => expect(calls.filter((call) => call === 'homeLoaderQuery')).toHaveLength(2));
  });
});
