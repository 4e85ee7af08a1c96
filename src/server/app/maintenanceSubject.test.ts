import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../tests/support/testServer.ts';
import { auditLog } from '../audit/tables.ts';
import { runCommand } from '../platform/operator/command.ts';
import { maintenanceSubject } from './maintenanceSubject.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function run(...args: string[]): Promise<{ readonly code: number; readonly said: readonly string[] }> {
  const said: string[] = [];
  const print = (line: string) => void said.push(line);
  const code = await runCommand(maintenanceSubject.commands ?? [], {
    name: 'maintenance',
    args,
    deps: server.core.deps,
    signal: new AbortController().signal,
    print,
    printError: print,
    openFile: () => {
      throw new Error('It takes no files.');
    },
    settle: async () => undefined,
  });
  return { code, said };
}

const statusOf = async (brand: string) =>
  (await (await server.client(`${brand}.localhost:3000`)).call('/user_status')).statusCode;

describe('npm run maintenance', () => {
  it('SYS-08: turns the API of one brand off and on again, and the audit log has why', async () => {
    expect(await run('on', '--brand', 'au-retailer', '--reason', 'Moving to a new server')).toEqual({
      code: 0,
      said: ['Maintenance is on for au-retailer.'],
    });
    expect([await statusOf('au-retailer'), await statusOf('us-mobile')]).toEqual([503, 200]);
    expect(await run('off', '--brand', 'au-retailer', '--reason', 'We have moved')).toEqual({
      code: 0,
      said: ['Maintenance is off for au-retailer.'],
    });
    expect(await statusOf('au-retailer')).toBe(200);
    const entries = await server.database.db.select().from(auditLog);
    expect(entries.map(({ action, subject, reason }) => [action, subject, reason])).toEqual([
      ['maintenance.on', 'brand:au-retailer', 'Moving to a new server'],
      ['maintenance.off', 'brand:au-retailer', 'We have moved'],
    ]);
  });

  it.each([
    [['later', '--brand', 'au-retailer', '--reason', 'Moving to a new server'], 'Enter "on" or "off".'],
    [['on', '--brand', 'nobody', '--reason', 'Moving to a new server'], 'There’s no brand "nobody".'],
    [['on', '--brand', 'au-retailer'], '--reason "…"'],
  ])('refuses %j', async (args, words) => {
    const { code, said } = await run(...args);
    expect(code).toBe(1);
    expect(said.join('\n')).toContain(words);
    expect(await statusOf('au-retailer')).toBe(200);
  });
});
