// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { DANA } from '../../../../../tests/support/clientApp.tsx';
import { refusal, renderApp, type AnswerTable } from '../../../../../tests/support/renderApp.tsx';
import { SETTINGS } from '../../../../../tests/support/stubApi.ts';

const NOW = Date.parse('2026-07-01T19:00:00Z');
const START = 'POST /vacation/start';
const PLANNED: Settings = {
  ...SETTINGS,
  vacation_state: 'planned',
  vacation_start_date: '2026-07-10',
  vacation_end_date: '2026-07-20',
};
const RUNNING: Settings = { ...PLANNED, vacation_state: 'running', vacation_start_date: '2026-06-28' };

async function open(settings: Settings, answers: AnswerTable = {}) {
  const app = await renderApp({
    path: '/settings/vacation',
    user: DANA,
    features: ['settings_vacation'],
    page: { now: NOW },
    host: { now: () => NOW },
    answers: { 'GET /settings': settings, ...answers },
  });
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Last day away');
  return { ...app, choose };
}

it('SET-04: without the feature, no heading, link or tab speaks of vacations', async () => {
  await renderApp({ path: '/settings/vacation', user: DANA, answers: { 'GET /settings': SETTINGS } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Auto-join' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Auto-join/ })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toMatch(/^Auto-join/);
  expect(document.body).not.toHaveTextContent(/vacation/i);
});

describe('VAC-01 to VAC-04: a vacation', () => {
  it('is planned from a first to a last day', async () => {
    const { user, sent, choose } = await open(SETTINGS, { [START]: PLANNED });
    expect(screen.getByLabelText('First day away')).toHaveValue('2026-07-01');
    choose('First day away', '2026-07-10');
    choose('Last day away', '2026-07-20');
    await user.click(screen.getByRole('button', { name: 'Save vacation' }));
    expect(await screen.findByRole('button', { name: 'Cancel vacation' })).toBeVisible();
    expect(screen.getByText(/^You’ll skip OhmHours on those days/)).toBeVisible();
    expect(sent(START)).toEqual([{ start_date: '2026-07-10', end_date: '2026-07-20' }]);
  });

  it('needs its days, and asks for the first one that is missing', async () => {
    const { user, sent, choose } = await open(SETTINGS);
    choose('First day away', '');
    await user.click(screen.getByRole('button', { name: 'Save vacation' }));
    expect(screen.getByText('Choose your first day away.')).toBeVisible();
    expect(screen.getByText('Choose your last day away.')).toBeVisible();
    expect(screen.getByLabelText('First day away')).toHaveFocus();
    choose('First day away', '2026-07-10');
    await user.click(screen.getByRole('button', { name: 'Save vacation' }));
    expect(screen.queryByText('Choose your first day away.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Last day away')).toHaveFocus();
    expect(sent(START)).toEqual([]);
  });

  it.each([
    ['start_date', 'First day away'],
    ['end_date', 'Last day away'],
  ])('that is refused says why at the field %s, which takes the focus', async (field, label) => {
    const error = 'A vacation lasts 90 days at most.';
    const { user, choose } = await open(SETTINGS, {
      [START]: refusal(400, { status: 400, error, fields: { [field]: error } }),
    });
    choose('Last day away', '2027-07-20');
    await user.click(screen.getByRole('button', { name: 'Save vacation' }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.getByRole('button', { name: 'Save vacation' })).toBeEnabled();
  });

  it('that runs keeps its first day', async () => {
    const { user, sent, choose } = await open(RUNNING, { [START]: RUNNING });
    expect(screen.queryByLabelText('First day away')).not.toBeInTheDocument();
    expect(screen.getByText(/^It began on .*, so you can only change the last day\.$/)).toBeVisible();
    choose('Last day away', '2026-07-15');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(START)).toEqual([{ end_date: '2026-07-15' }]));
  });

  it.each([
    [PLANNED, 'Cancel vacation', 'Vacation canceled.'],
    [RUNNING, 'End vacation now', 'Welcome back. You’re taking part again.'],
  ])('is ended', async (settings, button, said) => {
    const { user } = await open(settings, { 'POST /vacation/stop': SETTINGS });
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    expect(await screen.findByRole('button', { name: 'Save vacation' })).toBeVisible();
  });
});

describe('the calendar link', () => {
  const address = 'https://app.ebbwatt.example/backend/calendar/secret';
  const openCard = (calendar_address: string | null, answers: AnswerTable = {}) =>
    renderApp({
      path: '/settings/vacation',
      user: DANA,
      answers: { 'GET /settings': { ...SETTINGS, calendar_address }, ...answers },
    });

  it('is made when asked for, to be opened in a calendar or copied', async () => {
    const { user } = await openCard(null, {
      'POST /calendar/renew': { ...SETTINGS, calendar_address: address },
    });
    await user.click(await screen.findByRole('button', { name: 'Get my calendar link' }));
    expect(await screen.findByLabelText('Your private calendar link')).toHaveValue(address);
    expect(screen.getByText('Your calendar link is ready.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
      'href',
      'webcal://app.ebbwatt.example/backend/calendar/secret',
    );
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('is replaced or turned off', async () => {
    const { user } = await openCard(address, {
      'POST /calendar/renew': { ...SETTINGS, calendar_address: `${address}2` },
      'POST /calendar/end': SETTINGS,
    });
    await user.click(await screen.findByRole('button', { name: 'Get a new link' }));
    expect(await screen.findByText(/^You have a new link. The old one no longer works/)).toBeVisible();
    expect(screen.getByLabelText('Your private calendar link')).toHaveValue(`${address}2`);
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Your calendar link is off.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Get my calendar link' })).toBeVisible();
    expect(screen.queryByLabelText('Your private calendar link')).not.toBeInTheDocument();
  });
});
