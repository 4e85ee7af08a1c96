import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DANA, toUserStatus } from '../../../../tests/support/clientApp.tsx';
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
  readonly notices: string[];
  readonly cleared: number[];
}

function sessionAt(href: string, status: SessionOptions['status'] = null): Made {
  const went: Made['went'] = [];
  const notices: string[] = [];
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
    notify: (notice) => void notices.push(notice),
    clearCaches: () => void cleared.push(1),
  });
  return { session, went, notices, cleared };
}

const dana = { status: 200, body: toUserStatus(DANA) };
const noSession = { status: 200, body: STRANGER };

describe('the user status', () => {
  it("SES-01: is fetched once if it isn't known", async () => {
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

  it("SES-01: isn't fetched if the page included it", async () => {
    const { session } = sessionAt('/events', toUserStatus(DANA));
    expect((await session.known()).user?.id).toBe(DANA.id);
    expect(app.backend.calls).toEqual([]);
  });

  it('SES-02, SES-03: a failure means no session, and is reported', async () => {
    app.backend.on('/user_status', { status: 500 });
    const { session } = sessionAt('/events');
    expect(await session.known()).toEqual(STRANGER);
    expect(app.flashed).toEqual([OOPS]);
  });
});

describe('a link with an access token', () => {
  it('SES-04, SES-05: passes the token on and removes it from the address, which otherwise stays', async () => {
    app.backend.on('/user_status', dana);
    const { session, went, notices } = sessionAt('/events?show=past&access_token=abc#last');
    await session.known();
    expect(app.backend.calls[0]?.path).toBe('/user_status?access_token=abc');
    expect(went).toEqual([['/events?show=past#last', { replace: true, state: { keepScroll: true } }]]);
    expect(notices).toEqual([]);
  });

  it('SES-06, SES-07: an expired one on the password page leads to a new link', async () => {
    app.backend.on('/user_status', noSession);
    const { session, went, notices } = sessionAt('/signup/password?access_token=old');
    await session.known();
    expect(notices).toEqual(['password-link-expired']);
    expect(went).toEqual([['/forgot-password', { replace: true, state: { email: '' } }]]);
  });

  it('SES-06: one that has set a password leads to the log-in, with the address if it is known', async () => {
    app.backend.on('/user_status', {
      status: 200,
      body: { ...STRANGER, spent_link: { has_password: true, email: DANA.email } },
    });
    const { session, went, notices } = sessionAt('/signup/password?access_token=used');
    await session.known();
    expect(notices).toEqual(['link-used']);
    expect(went).toEqual([['/login', { replace: true, state: { email: DANA.email } }]]);
  });

  it('SES-08: an expired one elsewhere is reported, and the page stays', async () => {
    app.backend.on('/user_status', noSession);
    const { session, went, notices } = sessionAt('/events?access_token=old');
    await session.known();
    expect(notices).toEqual(['link-expired']);
    expect(went).toEqual([['/events', { replace: true, state: { keepScroll: true } }]]);
    expect(session.store.get()?.linkExpired).toBe(true);
  });

  it('SYS-02: on /disenroll it is left to that page', async () => {
    app.backend.on('/user_status', noSession);
    const { session, went } = sessionAt('/disenroll?access_token=abc');
    await session.known();
    expect(app.backend.calls[0]?.path).toBe('/user_status');
    expect(went).toEqual([]);
  });
});

describe('login and log-out', () => {
  it('SES-09: logging out notifies the server, then clears everything', async () => {
    app.backend.on('/logout', { status: 200, body: { ok: true } });
    const { session, cleared } = sessionAt('/logout', toUserStatus(DANA));
    expect(await session.logOut()).toBe(true);
    expect(app.backend.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /logout']);
    expect(cleared).toHaveLength(1);
    expect(session.current()).toEqual(STRANGER);
  });

  it('AMB-37: treats a session that is gone already as logged out', async () => {
    app.backend.on('/logout', { status: 401 });
    const { session, cleared } = sessionAt('/logout', toUserStatus(DANA));
    expect(await session.logOut()).toBe(true);
    expect([cleared.length, app.went]).toEqual([1, []]);
  });

  it("SES-09: when the server can't be reached, it says so, and still clears the member's data", async () => {
    await app.backend.close();
    const { session, cleared } = sessionAt('/logout', toUserStatus(DANA));
    expect(await session.logOut()).toBe(false);
    expect([cleared.length, session.current()]).toEqual([1, STRANGER]);
  });

  it('SES-09: a login clears everything of the previous user', () => {
    const { session, cleared } = sessionAt('/login', STRANGER);
    session.enter(toUserStatus(DANA));
    expect([cleared.length, session.current()?.user?.id]).toEqual([1, DANA.id]);
  });
});
