import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  GRAPHQL,
  GRAPHQL_ERRORS,
  OFFLINE,
  OOPS,
  REST,
  startHarness,
} from '../../../../tests/support/transportHarness.ts';
import type { Harness } from '../../../../tests/support/transportHarness.ts';
import type { CallOptions } from './call.ts';
import type { FailureKind } from './failure.ts';

let app: Harness;
beforeEach(async () => {
  app = await startHarness();
});
afterEach(() => app.backend.close());

interface Row {
  readonly row: string;
  readonly what: string;
  readonly status: number;
  readonly body?: Record<string, unknown>;
  readonly on?: string;
  readonly by?: 'act' | 'read';
  readonly call?: CallOptions;
  readonly ends: FailureKind | null;
  readonly went?: string[];
  readonly left?: string[];
  readonly flashed?: string[];
  readonly reported?: number;
}

const ROWS: readonly Row[] = [
  { row: 'NET-01', what: 'a good answer is data', status: 200, ends: null },
  { row: 'NET-06', what: '503 goes to maintenance', status: 503, ends: 'left', went: ['/maintenance'] },
  {
    row: 'NET-06',
    what: '503 of a background read does too',
    status: 503,
    by: 'read',
    ends: 'left',
    went: ['/maintenance'],
  },
  {
    row: 'NET-16',
    what: '503 of a full disk stays and says so',
    status: 503,
    body: { code: 'CANNOT_SAVE', error: 'We can’t save that now.' },
    ends: 'refused',
    flashed: ['We can’t save that now.'],
    reported: 1,
  },
  {
    row: 'NET-19',
    what: '503 of a full disk under a background read is silent',
    status: 503,
    body: { code: 'CANNOT_SAVE' },
    by: 'read',
    ends: 'refused',
    reported: 1,
  },
  {
    row: 'NET-07',
    what: '503 on /maintenance stays',
    status: 503,
    on: '/maintenance',
    by: 'read',
    ends: 'refused',
    reported: 1,
  },
  {
    row: 'NET-08',
    what: '503 on /login stays and says so',
    status: 503,
    body: { error: 'Back soon.' },
    on: '/login',
    ends: 'refused',
    flashed: ['Back soon.'],
    reported: 1,
  },
  { row: 'NET-09', what: '401 goes to the log-out', status: 401, ends: 'left', went: ['/logout'] },
  {
    row: 'NET-10',
    what: '401 on /login stays and says so',
    status: 401,
    body: { error: 'Wrong pair.' },
    on: '/login',
    ends: 'refused',
    flashed: ['Wrong pair.'],
    reported: 1,
  },
  {
    row: 'NET-11',
    what: '401 on /forgot-password stays',
    status: 401,
    on: '/forgot-password',
    ends: 'refused',
    flashed: [OOPS],
    reported: 1,
  },
  {
    row: 'AMB-37',
    what: '401 on /logout makes no loop',
    status: 401,
    on: '/logout',
    by: 'read',
    ends: 'refused',
    reported: 1,
  },
  {
    row: 'NET-12',
    what: '401 with verificationOptions opens the second step',
    status: 401,
    body: { verificationOptions: ['email', 'sms'] },
    call: { intent: 'read' },
    ends: 'second-step',
  },
  {
    row: 'NET-12, NET-15',
    what: '401 with verificationOptions stays and says so where no log-in asked',
    status: 401,
    body: { verificationOptions: ['email'] },
    ends: 'refused',
    flashed: [OOPS],
    reported: 1,
  },
  {
    row: 'NET-13',
    what: '303 goes to a path',
    status: 303,
    body: { status: 303, redirect: '/devices/add' },
    ends: 'left',
    left: ['/devices/add'],
  },
  {
    row: 'NET-13',
    what: '303 goes to an allowed host',
    status: 303,
    body: { status: 303, redirect: 'https://partner.example/link' },
    ends: 'left',
    left: ['https://partner.example/link'],
  },
  {
    row: 'NET-13',
    what: '303 does not go where the brand does not allow',
    status: 303,
    body: { status: 303, redirect: 'https://evil.example/' },
    ends: 'refused',
    flashed: [OOPS],
    reported: 1,
  },
  {
    row: 'house style 7',
    what: 'wrong fields are shown at the fields, not flashed',
    status: 422,
    body: { error: 'Look again.', fields: { email: 'Is no address.' } },
    call: { fieldsShown: ['email'] },
    ends: 'fields',
  },
  {
    row: 'NET-15',
    what: 'wrong fields that no form shows are flashed',
    status: 422,
    body: { error: 'Look again.', fields: { event_id: 'Is no event.' } },
    ends: 'refused',
    flashed: ['Look again.'],
    reported: 1,
  },
  {
    row: 'NET-15',
    what: 'an action that fails without a word flashes the default',
    status: 500,
    ends: 'refused',
    flashed: [OOPS],
    reported: 1,
  },
  {
    row: 'NET-16',
    what: 'the server’s sentence is shown',
    status: 500,
    body: { error: 'The meter is away.' },
    ends: 'refused',
    flashed: ['The meter is away.'],
    reported: 1,
  },
  {
    row: 'NET-16',
    what: 'the explicit sentence goes first',
    status: 500,
    body: { error: 'x' },
    call: { failureMessage: 'Not saved.' },
    ends: 'refused',
    flashed: ['Not saved.'],
    reported: 1,
  },
  {
    row: 'NET-19',
    what: 'a background read that fails is silent, and reported',
    status: 500,
    by: 'read',
    ends: 'refused',
    reported: 1,
  },
  {
    row: 'SES-03',
    what: 'the user status flashes',
    status: 500,
    by: 'read',
    call: { intent: 'status' },
    ends: 'refused',
    flashed: [OOPS],
    reported: 1,
  },
];

for (const [name, transport] of Object.entries({
  REST,
  GraphQL: GRAPHQL,
  'GraphQL errors': GRAPHQL_ERRORS,
})) {
  describe(`${name}: the table of answers over the wire`, () => {
    it.each(ROWS)(
      '$row: $what',
      async ({
        status,
        body = {},
        on = '/events',
        by = 'act',
        call,
        ends,
        went = [],
        left = [],
        flashed = [],
        reported = 0,
      }) => {
        app.path = on;
        app.backend.on(transport.path, transport.answer(status, body));

        const failure = await transport[by](app, call);

        expect(failure?.kind ?? null).toBe(ends);
        expect({
          went: app.went,
          left: app.left,
          flashed: app.flashed,
          reported: app.reported.length,
        }).toEqual({ went, left, flashed, reported });
        expect(app.backend.calls).toHaveLength(1);
      },
    );

    it('NET-17: tracks failures shown to the member, by code', async () => {
      app.backend.on(
        transport.path,
        transport.answer(409, { status: 409, error: 'It has begun.', code: 'EVENT_STARTED' }),
        transport.answer(500, {}),
      );
      await transport.act(app);
      await transport.act(app);
      expect(app.tracked).toEqual(['error flash EVENT_STARTED', 'error flash 500']);
    });

    it('NET-04: renews a wrong anti-forgery token and repeats the call once', async () => {
      app.backend.on(
        transport.path,
        transport.answer(400, { status: -303, error: 'Stale.' }),
        transport.answer(200, {}),
      );
      app.backend.on('/reset_cookies', { status: 200, body: { ok: true } });

      expect(await transport.act(app)).toBeNull();

      const [first, reset, second] = app.backend.calls;
      expect([first?.path, reset?.path, second?.path]).toEqual([
        transport.path,
        '/reset_cookies',
        transport.path,
      ]);
      expect([first?.headers['x-csrf-token'], second?.headers['x-csrf-token']]).toEqual([
        'token-1',
        'token-2',
      ]);
      expect(second).toMatchObject({ method: first?.method, body: first?.body });
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
      expect(app.flashed).toEqual([]);
    });

    it('AMB-17: treats a second -303 as a normal error', async () => {
      app.backend.on(transport.path, transport.answer(400, { status: -303, error: 'Stale.' }));
      app.backend.on('/reset_cookies', { status: 200, body: { ok: true } });

      expect((await transport.act(app))?.kind).toBe('refused');

      expect(app.backend.calls).toHaveLength(3);
      expect(app.flashed).toEqual(['Stale.']);
    });

    it('AMB-17: simultaneous failures share one reset', async () => {
      const stale = transport.answer(400, { status: -303 });
      app.backend.on(transport.path, stale, stale, stale, transport.answer(200, {}));
      app.backend.on('/reset_cookies', { status: 200, body: { ok: true } });

      expect(await Promise.all([transport.act(app), transport.act(app), transport.act(app)])).toEqual([
        null,
        null,
        null,
      ]);

      expect(app.backend.calls.filter(({ path }) => path === '/reset_cookies')).toHaveLength(1);
      expect(app.backend.calls).toHaveLength(7);
    });

    it('NET-04: after a failed reset the repeated call decides', async () => {
      app.backend.on(transport.path, transport.answer(400, { status: -303 }), transport.answer(503, {}));
      app.backend.on('/reset_cookies', { status: 503 });

      expect((await transport.act(app))?.kind).toBe('left');
      expect(app.went).toEqual(['/maintenance']);
    });

    it.each([
      ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>', type: 'text/html' }, 'refused'],
      ['an answer that breaks off', { status: 200, body: { data: {} }, breakOff: true }, 'unreachable'],
      ['JSON that is none', { status: 500, body: '{"error": "x', type: 'application/json' }, 'refused'],
    ] as const)('NET-15: treats %s like any other failure', async (_what, answer, kind) => {
      app.backend.on(transport.path, answer);
      expect((await transport.act(app))?.kind).toBe(kind);
      expect(app.flashed).toEqual([OOPS]);
    });

    it("NET-15, NET-19: without a backend an action reports it and a read doesn't", async () => {
      await app.backend.close();
      expect((await transport.act(app))?.kind).toBe('unreachable');
      expect((await transport.read(app))?.kind).toBe('unreachable');
      expect(app.flashed).toEqual([OOPS]);
      expect(app.connection.isDown()).toBe(true);
    });

    it('names that the browser is offline, unless the caller tries again itself', async () => {
      await app.backend.close();
      app.connection.hear(true);
      expect((await transport.act(app, { failureMessage: 'Not saved.' }))?.message).toBe(OFFLINE);
      expect((await transport.read(app))?.message).toBe(OFFLINE);
      await transport.act(app, { unansweredMessage: 'We’ll send it later.' });
      expect(app.flashed).toEqual([OFFLINE, 'We’ll send it later.']);
    });

    it('NET-01, NET-02: every call has the anti-forgery token, every write its own key', async () => {
      app.backend.on(transport.path, transport.answer(200, {}));
      await transport.act(app);
      await transport.act(app);
      await transport.read(app);
      const sent = app.backend.calls.map(({ headers }) => [
        headers['x-csrf-token'],
        headers['idempotency-key'],
      ]);
      expect(sent).toEqual([
        ['token-1', 'key-number-1'],
        ['token-1', 'key-number-2'],
        ['token-1', undefined],
      ]);
    });

    it('NET-25: reports include the response as extra fields, and a severity', async () => {
      app.backend.on(transport.path, { status: 500, body: { status: 500, error: 'Broken.', code: 'DISK' } });
      const failure = await transport.act(app);
      expect(app.reported[0]).toMatchObject({
        error: failure,
        severity: 'error',
        extra: { status: 500, body: { code: 'DISK' }, intent: 'action' },
      });
      expect(failure?.code).toBe('DISK');
    });
  });
}
