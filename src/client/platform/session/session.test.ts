import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DANA, statusOf } from '../../../../tests/support/clientApp.tsx';
import { OOPS, startHarness } from '../../../../tests/support/transportHarness.ts';
import type { Harness } from '../../../../tests/support/transportHarness.ts';
import { createSession, STRANGER } from './session.ts';
import type { Session, SessionOptions } from './session.ts';

let app: Harness;
beforeEach(async () => {
  app = await startHarness();
});
afterEach(() => app.backend.close());

interface Made {
  readonly session: Session;
  readonly went: [string, object | undefined][];
  readonly told: string[];
  readonly cleared: number[];
}

function sessionAt(href: string, status: SessionOptions['status'] = null): Made {
  const went: Made['went'] = [];
  const told: string[] = [];
  const cleared: number[] = [];
  app.path = new URL(href, 'http://page').pathname;
  const navigator = {
    path: () => app.path,
    href: () => href,
    wanted: () => href,
    go: (to: string, options?: object) => void went.push([to, options]),
    leave: () => undefined,
    arrive: () => Promise.resolve(),
    revalidate: () => Promise.resolve(),
  };
  const session = createSession({
    status,
    rest: app.rest,
    navigator,
    tell: (notice) => void told.push(notice),
    clearCaches: () => void cleared.push(1),
  });
  return { session, went, told, cleared };
}

const dana = { status: 200, body: statusOf(DANA) };
const nobody = { status: 200, body: STRANGER };

describe('who is asking', () => {
  it('SES-01: is asked once when nobody is held', async () => {
    app.backend.on('/user_status', dana);
    const { session } = sessionAt('/events');
    expect(session.current()).toBeUndefined();
    const [first, second] = await Promise.all([session.known(), session.known()]);
    expect([first.user?.id, second.user?.id, session.current()?.user?.id]).toEqual([
      DANA.id,
      DANA.id,
      DANA.id,
    ]);
    expect(app.backend.calls.map(({ path }) => path)).toEqual(['/user_status']);
  });

  it('SES-01: is not asked when the page brought it', async () => {
    const { session } = sessionAt('/events', statusOf(DANA));
    expect((await session.known()).user?.id).toBe(DANA.id);
    expect(app.backend.calls).toEqual([]);
  });

  it('SES-02, SES-03: a failure makes a stranger and says so', async () => {
    app.backend.on('/user_status', { status: 500 });
    const { session } = sessionAt('/events');
    expect(await session.known()).toEqual(STRANGER);
    expect(app.flashed).toEqual([OOPS]);
  });
});

describe('a link with an access token', () => {
  it('SES-04, SES-05: the token is passed on and taken out of the address; everything else stays', async () => {
    app.backend.on('/user_status', dana);
    const { session, went, told } = sessionAt('/events?show=past&access_token=abc#last');
    await session.known();
    expect(app.backend.calls[0]?.path).toBe('/user_status?access_token=abc');
    expect(went).toEqual([['/events?show=past#last', { replace: true, state: { keepScroll: true } }]]);
    expect(told).toEqual([]);
  });

  it('SES-06, SES-07: an expired one on the password page leads to a new link', async () => {
    app.backend.on('/user_status', nobody);
    const { session, went, told } = sessionAt('/signup/password?access_token=old');
    await session.known();
    expect(told).toEqual(['password-link-expired']);
    expect(went).toEqual([['/forgot-password', { replace: true }]]);
  });

  it('SES-08: an expired one elsewhere is told, and the page stays', async () => {
    app.backend.on('/user_status', nobody);
    const { session, went, told } = sessionAt('/events?access_token=old');
    await session.known();
    expect(told).toEqual(['link-expired']);
    expect(went).toEqual([['/events', { replace: true, state: { keepScroll: true } }]]);
    expect(session.store.get()?.linkExpired).toBe(true);
  });

  it('SYS-02: on /disenroll it is that page’s own', async () => {
    app.backend.on('/user_status', nobody);
    const { session, went } = sessionAt('/disenroll?access_token=abc');
    await session.known();
    expect(app.backend.calls[0]?.path).toBe('/user_status');
    expect(went).toEqual([]);
  });
});

describe('coming and going', () => {
  it('SES-09: logging out tells the server, then clears everything', async () => {
    app.backend.on('/logout', { status: 200, body: { ok: true } });
    const { session, cleared } = sessionAt('/logout', statusOf(DANA));
    expect(await session.logOut()).toBe(true);
    expect(app.backend.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /logout']);
    expect(cleared).toHaveLength(1);
    expect(session.current()).toEqual(STRANGER);
  });

  it('AMB-37: a session that is gone already is logged out', async () => {
    app.backend.on('/logout', { status: 401 });
    const { session, cleared } = sessionAt('/logout', statusOf(DANA));
    expect(await session.logOut()).toBe(true);
    expect([cleared.length, app.went]).toEqual([1, []]);
  });

  it('SES-09: when the server could not be told, it says so, and shows nothing of the member all the same', async () => {
    await app.backend.close();
    const { session, cleared } = sessionAt('/logout', statusOf(DANA));
    expect(await session.logOut()).toBe(false);
    expect([cleared.length, session.current()]).toEqual([1, STRANGER]);
  });

  it('SES-09: nothing of the person before survives a log-in', () => {
    const { session, cleared } = sessionAt('/login', STRANGER);
    session.enter(statusOf(DANA));
    expect([cleared.length, session.current()?.user?.id]).toEqual([1, DANA.id]);
  });
});
