import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resealSubject } from '../../src/server/app/resealSubject.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import { runCommand } from '../../src/server/platform/operator/command.ts';
import { loadSecrets } from '../../src/server/platform/secretStore.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const NEW = 'cd'.repeat(32);
const DURING = [NEW, 'kept'];
let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

const columns = () => subjects(server.core).flatMap(({ sealed }) => sealed ?? []);

/** `npm run reseal` with these keys. */
async function run(secretKeys: readonly string[], signal = new AbortController().signal) {
  const { deps } = server.core;
  const lines: string[] = [];
  const code = await runCommand(resealSubject(columns()).commands ?? [], {
    name: 'reseal',
    args: [],
    deps: {
      ...deps,
      secrets: await loadSecrets(deps.db, secretKeys, deps.clock.now()),
      config: { ...deps.config, secretKeys },
    },
    settle: async () => undefined,
    signal,
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
    openFile: () => {
      throw new Error('It reads no file.');
    },
  });
  return { code, lines };
}

/** Staff with an authenticator app, whose secret is sealed for the member. */
async function addSecret(text: string): Promise<string> {
  const { secrets, clock } = server.core.deps;
  const memberId = await server.addMember({ isAdmin: true });
  await server.database.execute(
    'insert into authenticators (member_id, secret, created_at) values ($1, $2, $3)',
    [memberId, secrets.seal('authenticator', memberId, text), clock.now().toISOString()],
  );
  return memberId;
}
const readSecret = async (memberId: string): Promise<string> =>
  (
    (await server.database.execute('select secret from authenticators where member_id = $1', [memberId]))
      .rows as { secret: string }[]
  )[0]?.secret ?? '';

it('seals everything with the new key, can be stopped and run again, and does not end while something can’t be opened', async () => {
  const { deps } = server.core;
  const [done, left, lost] = [await addSecret('one'), await addSecret('two'), await addSecret('three')];
  const both = await loadSecrets(deps.db, DURING, deps.clock.now());
  // Where a run that was stopped left off.
  const before = both.reseal('authenticator', done, await readSecret(done)) ?? '';
  await server.database.execute('update authenticators set secret = $2 where member_id = $1', [done, before]);
  await server.database.execute("update authenticators set secret = 'torn' where member_id = $1", [lost]);

  expect(await run(DURING, AbortSignal.abort())).toMatchObject({ code: 130 });
  const first = await run(DURING);
  expect(first.code).toBe(1);
  expect(first.lines).toContain('authenticators.secret: 1 sealed again');
  expect(first.lines).toContain(`authenticators.secret: ${lost} can’t be opened with any key`);
  await expect(loadSecrets(deps.db, [NEW], deps.clock.now())).rejects.toThrow('isn’t the key');

  await server.database.execute('delete from authenticators where member_id = $1', [lost]);
  expect((await run(DURING)).lines.at(-1)).toContain('Leave only the first key in SECRET_KEY now');
  const fresh = await loadSecrets(deps.db, [NEW], deps.clock.now());
  expect(await readSecret(done)).toBe(before);
  expect(fresh.open('authenticator', done, before)).toBe('one');
  expect(fresh.open('authenticator', left, await readSecret(left))).toBe('two');
  expect((await run([NEW])).lines).toEqual(['Everything can be opened with SECRET_KEY.']);
});

it('knows every column that is sealed: each purpose of a seal in the sources is one of them', () => {
  const folder = join(projectRoot(), 'src', 'server');
  const sealed = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('platform'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [...text.matchAll(/secrets\.seal\(\s*(?:'([^']+)'|(\w+))/g)].map(
        ([, purpose, constant]) =>
          purpose ?? new RegExp(`const ${constant} = '([^']+)'`).exec(text)?.[1] ?? `${constant} of ${name}`,
      );
    });
  expect([...new Set(sealed)].sort()).toEqual([...new Set(columns().map(({ purpose }) => purpose))].sort());
  expect(
    columns()
      .map(({ table, column }) => `${getTableName(table)}.${column.name}`)
      .sort(),
  ).toEqual([
    'authenticators.secret',
    'device_auth_requests.verifier',
    'device_connections.access_token',
    'device_connections.refresh_token',
    'kept_tax_records.tin',
    'orders.secret',
    'push_devices.sealed',
    'push_keys.sealed',
    'sent_messages.kept',
    'sent_messages.sealed',
    'sso_attempts.sealed',
    'utility_auth_requests.code',
    'utility_auth_requests.verifier',
    'utility_authorizations.access_token',
    'utility_authorizations.account_number',
    'utility_authorizations.nmi',
    'utility_authorizations.refresh_token',
    'w9_forms.tin',
    'webhook_endpoints.secret',
    'wheel_draws.sealed',
    'wheel_seeds.sealed',
  ]);
});
