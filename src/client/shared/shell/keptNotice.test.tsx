// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { KeptNotice } from './KeptNotice.tsx';

const NOW = Date.parse('2026-07-02T01:00:00Z');
const MINUTE = 60_000;

/** The device's clock is a year behind the server's. */
const DEVICE = NOW - 365 * 86_400_000;

async function open(brand = 'default') {
  const app = await clientApp({ brand, user: DANA, page: { now: NOW }, host: { now: () => DEVICE } });
  app.services.clock.start();
  render(
    <AppRoot app={app.services}>
      <KeptNotice />
    </AppRoot>,
  );
  return app.services.connection;
}

it.each([
  ['today', 20 * MINUTE, 'You’re offline; this is from 5:40\u00a0PM.'],
  ['an earlier day', 21 * 60 * MINUTE, 'You’re offline; this is from June 30, 9\u00a0PM.'],
])('says from when it is what the browser kept: %s', async (_when, age, words) => {
  const connection = await open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  act(() => connection.note(false, DEVICE - age));
  expect(screen.getByRole('status')).toHaveTextContent(words.replaceAll('\u00a0', ' '));
});

it('names the oldest of several, and is gone with the first answer', async () => {
  const connection = await open('au-retailer');
  act(() => connection.note(false, DEVICE - 20 * MINUTE));
  act(() => connection.note(false, DEVICE - 10 * MINUTE));
  expect(screen.getByRole('status')).toHaveTextContent('You’re offline; this is from 5:40 pm.');
  act(() => connection.note(true));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
