import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../tests/support/testServer.ts';
import { projectRoot } from '../platform/root.ts';
import { commandUsages } from './commandUsages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

const toUsage = ({ name, usage, summary }: { name: string; usage: string; summary: string }) => ({
  name,
  usage,
  summary,
});
const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);

describe('npm run commands', () => {
  it('lists every server command, each with a script of its name', () => {
    // A restore needs a database that no server has open.
    const ofServer = commandUsages.filter(({ name }) => name !== 'restore');
    expect(ofServer.sort(byName)).toEqual(server.subjects.commands.map(toUsage).sort(byName));
    const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const { name } of commandUsages)
      expect(scripts[name]).toBe(`node codegen/build/command.mjs ${name}`);
  });

  it('needs no database', { timeout: 120_000 }, async () => {
    const env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      DATA_DIR: '/nowhere',
    };
    const { stdout } = await promisify(execFile)(process.execPath, ['codegen/build/command.mjs', 'help'], {
      cwd: projectRoot(),
      env,
    });
    for (const { name, usage, summary } of commandUsages)
      expect(stdout).toContain(`npm run ${name}${usage === '' ? '' : ` -- ${usage}`}\n    ${summary}\n`);
  });
});
