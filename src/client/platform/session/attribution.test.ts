import { afterEach, beforeEach, expect, it } from 'vitest';
import { DANA, toUserStatus } from '../../../../tests/support/clientApp.tsx';
import { startHarness } from '../../../../tests/support/transportHarness.ts';
import type { Harness } from '../../../../tests/support/transportHarness.ts';
import { createStore } from '../store.ts';
import { readAttribution, storeAttribution, sendAttribution } from './attribution.ts';
import type { AttributionStorage } from './attribution.ts';
import { STRANGER } from './session.ts';
import type { SessionState } from './session.ts';

let app: Harness;
beforeEach(async () => {
  app = await startHarness();
});
afterEach(() => app.backend.close());

function browser(): AttributionStorage {
  const texts = new Map<string, string>();
  return {
    localStorage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    },
  };
}

const state = (status = STRANGER): SessionState => ({ status, linkExpired: false });
const sent = () =>
  app.backend.calls.filter(({ path }) => path === '/rel_user').map(({ body }) => JSON.parse(body) as unknown);
const day = 86_400_000;
const at = (milliseconds: number) => () => milliseconds;

it('SES-37: remembers the latest link of each kind for a month', () => {
  const place = browser();
  storeAttribution(place, '?ref=first&zip=94103', at(0));
  storeAttribution(place, '?ref=second', at(day));
  storeAttribution(place, '?partner=click-7', at(day));
  storeAttribution(place, '?show=past', at(day));
  expect(readAttribution(place, at(2 * day))).toEqual({ referrer: 'second', partner: 'click-7' });
  expect(readAttribution(place, at(32 * day))).toEqual({});
});

it('knows no code when storage is blocked or holds something else', () => {
  const refuses: AttributionStorage = {
    get localStorage(): never {
      throw new Error('No storage here.');
    },
  };
  storeAttribution(refuses, '?ref=K7', at(0));
  expect(readAttribution(refuses, at(0))).toEqual({});
  for (const text of [
    'null',
    '[]',
    '"x"',
    '{"referrer":{"code":5,"at":0}}',
    '{"referrer":{"code":"<b>","at":0}}',
    'no json',
  ]) {
    const place = browser();
    place.localStorage.setItem('ebbwatt.brought-by', text);
    expect(readAttribution(place, at(0))).toEqual({});
  }
});

it('SES-37: reports each code once, as soon as the member is logged in', async () => {
  app.backend.on('/rel_user', { status: 200, body: { ok: true } });
  const place = browser();
  storeAttribution(place, '?ref=K7QX2M&partner=click-7', at(0));
  const store = createStore<SessionState | undefined>(state());
  const session = { store, current: () => store.get()?.status };
  const stop = sendAttribution({ session, rest: app.rest, place, now: at(0) });
  expect(sent()).toEqual([]);
  store.set(state(toUserStatus(DANA)));
  store.set(state(toUserStatus(DANA)));
  await expect.poll(sent).toEqual([
    { kind: 'referrer', code: 'K7QX2M' },
    { kind: 'partner', code: 'click-7' },
  ]);
  await expect.poll(() => readAttribution(place, at(0))).toEqual({});
  store.set(state(toUserStatus(DANA)));
  expect(sent()).toHaveLength(2);
  stop();
});

it('SES-37: retries an unreported code next time, silently', async () => {
  app.backend.on('/rel_user', { status: 500 });
  const place = browser();
  storeAttribution(place, '?ref=K7QX2M', at(0));
  const store = createStore<SessionState | undefined>(state(toUserStatus(DANA)));
  sendAttribution({
    session: { store, current: () => store.get()?.status },
    rest: app.rest,
    place,
    now: at(0),
  });
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  expect([readAttribution(place, at(0)), app.flashed]).toEqual([{ referrer: 'K7QX2M' }, []]);
});
