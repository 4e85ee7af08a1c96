import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { SealFault } from './secrets.ts';
import { endRotation, loadSecrets, SecretKeyFault } from './secretStore.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await testDb()));
afterAll(() => database.close());
beforeEach(() => database.execute('delete from server_secrets'));

const now = new Date('2026-06-15T20:00:00Z');
const [KEY, NEW, WRONG] = ['ab'.repeat(32), 'cd'.repeat(32), 'ef'.repeat(32)] as const;
const start = (...keys: readonly string[]) => loadSecrets(database.db, keys, now);
const refused = async (...keys: readonly string[]): Promise<string> => {
  const error: unknown = await start(...keys).catch((thrown: unknown) => thrown);
  if (!(error instanceof SecretKeyFault)) throw new Error('It was not refused.');
  return error.message;
};

describe('the key of a database', () => {
  it('is made once, however many processes start first, and kept', async () => {
    const started = await Promise.all([start(), start(), start()]);
    const hashes = [...started, await start()].map((each) => each.keyedHash('a', 'x'));
    expect(new Set(hashes).size).toBe(1);
  });

  it('is the one of SECRET_KEY from the first start on; another one stops the start with a sentence', async () => {
    await start(KEY);
    await start(KEY);
    expect(await refused(WRONG)).toContain('SECRET_KEY isn’t the key that this database was sealed with');
    expect(await refused()).toContain('Set SECRET_KEY to that key');
    expect(await refused('kept')).toContain('Set SECRET_KEY to that key');
    await start(KEY);
  });

  it('that is kept in it is not replaced in silence', async () => {
    await start();
    expect(await refused(NEW)).toContain('SECRET_KEY isn’t the key');
    await start();
  });

  it('of a database from before there were fingerprints is the oldest that is given', async () => {
    const hash = (await start()).keyedHash('a', 'x');
    await database.execute("delete from server_secrets where name = 'fingerprint'");
    expect((await start(NEW, 'kept')).keyedHash('a', 'x')).toBe(hash);
    expect(await refused(NEW)).toContain('SECRET_KEY isn’t the key');
  });
});

describe.each([
  ['from one key to another', [KEY], [NEW, KEY]],
  ['from the kept key to one’s own', [], [NEW, 'kept']],
])('a rotation %s', (_name, before, during) => {
  it('opens what either key sealed, and keeps hashes and links; afterwards the old key is of no use', async () => {
    const old = await start(...before);
    const [sealed, link] = [old.seal('token', 'row', 'hush'), old.sealLasting('link', 'mail', 'dana')];

    const both = await start(...during);
    expect(both.open('token', 'row', sealed)).toBe('hush');
    const again = both.reseal('token', 'row', sealed) ?? '';
    expect(both.reseal('token', 'row', again)).toBeNull();
    expect(await refused(NEW)).toContain('SECRET_KEY isn’t the key');

    await endRotation(database.db, during, now);
    const fresh = await start(NEW);
    expect(fresh.open('token', 'row', again)).toBe('hush');
    expect(() => fresh.open('token', 'row', sealed)).toThrow(SealFault);
    expect(fresh.keyedHash('a', 'x')).toBe(old.keyedHash('a', 'x'));
    expect(fresh.openLasting('link', 'mail', link)).toBe('dana');
    await refused(...before);

    await endRotation(database.db, [WRONG, NEW], now);
    expect((await start(WRONG)).keyedHash('a', 'x')).toBe(old.keyedHash('a', 'x'));
  });
});

it('what another key sealed, or was altered or moved, is never read as if it were not there', async () => {
  const secrets = await start(KEY);
  const sealed = secrets.seal('token', 'row', 'hush');
  expect(() => secrets.open('token', 'other row', sealed)).toThrow(SealFault);
  expect(() => secrets.open('other', 'row', sealed)).toThrow(SealFault);
  expect(() =>
    secrets.open('token', 'row', `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`),
  ).toThrow(SealFault);
  expect(() => secrets.open('token', 'row', '')).toThrow(SealFault);
});
