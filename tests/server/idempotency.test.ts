import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../src/server/platform/db/sql.ts';
import { RequestError } from '../../src/server/platform/errors.ts';
import { dropExpiredKeys } from '../../src/server/platform/idempotency.ts';
import { platformServer, type PlatformServer } from '../support/platformServer.ts';
import { say } from '../../src/server/platform/messages/say.ts';

let server: PlatformServer;
let done = 0;
let failing = false;

beforeAll(async () => {
  server = await platformServer([
    { id: 'read', rule: 'anyone', path: '/read', handler: async () => ({ status: 200, body: {} }) },
    {
      id: 'join',
      rule: 'member',
      method: 'POST',
      path: '/join',
      idempotent: true,
      bodyType: 'application/json',
      handler: async ({ db, now }, { body }) => {
        done += 1;
        const key = `joined-${done}`;
        await db.execute(
          sql`insert into system_settings (key, value, updated_at) values (${key}, '{}', ${now.toISOString()})`,
        );
        if (failing) throw new RequestError(400, say('events.started'));
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { status: 200, body: { run: done, body } };
      },
    },
  ]);
});
afterAll(() => server.close());
beforeEach(() => {
  failing = false;
});

async function member() {
  const client = await server.loggedIn(await server.addMember());
  await client.call('/read');
  return client;
}

const keyed = (key: string) => ({ 'idempotency-key': key });

describe('a write with an idempotency key', () => {
  it('returns the same answer again and runs once', async () => {
    const client = await member();
    const before = done;
    const first = await client.call('/join', { body: { event: 1 }, headers: keyed('key-00000001') });
    const again = await client.call('/join', { body: { event: 1 }, headers: keyed('key-00000001') });
    expect(again.json()).toEqual(first.json());
    expect(done).toBe(before + 1);
  });

  it('runs once when its repeats are simultaneous', async () => {
    const client = await member();
    const before = done;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => client.call('/join', { body: { event: 2 }, headers: keyed('key-00000002') })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(done).toBe(before + 1);
  });

  it('is refused with 409 when the body differs', async () => {
    const client = await member();
    await client.call('/join', { body: { event: 3 }, headers: keyed('key-00000003') });
    const other = await client.call('/join', { body: { event: 4 }, headers: keyed('key-00000003') });
    expect(other.json()).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is another write for another member, and without a key each time', async () => {
    const [one, other] = [await member(), await member()];
    const before = done;
    for (const client of [one, other])
      await client.call('/join', { body: {}, headers: keyed('key-00000005') });
    for (let turn = 0; turn < 2; turn += 1) await one.call('/join', { body: {} });
    expect(done).toBe(before + 4);
  });

  it('leaves nothing behind when it fails, and may be retried', async () => {
    const client = await member();
    failing = true;
    expect((await client.call('/join', { body: {}, headers: keyed('key-00000006') })).statusCode).toBe(400);
    const written = `joined-${done}`;
    expect(await rows(server.deps.db, sql`select 1 from system_settings where key = ${written}`)).toEqual([]);
    failing = false;
    expect((await client.call('/join', { body: {}, headers: keyed('key-00000006') })).statusCode).toBe(200);
  });

  it('returns the same answer for 48 hours, and may be reused afterwards', async () => {
    const client = await member();
    const before = done;
    const first = await client.call('/join', { body: { a: 1 }, headers: keyed('key-00000007') });
    server.clock.advance(48 * 3_600_000);
    await dropExpiredKeys(server.deps.db, server.clock.now());
    const repeated = await client.call('/join', { body: { a: 1 }, headers: keyed('key-00000007') });
    expect(repeated.json()).toEqual(first.json());
    server.clock.advance(1);
    await client.call('/join', { body: { a: 2 }, headers: keyed('key-00000007') });
    expect(done).toBe(before + 2);
    server.clock.advance(49 * 3_600_000);
    await dropExpiredKeys(server.deps.db, server.clock.now());
    expect(await rows(server.deps.db, sql`select 1 from idempotency_keys`)).toEqual([]);
  });
});
