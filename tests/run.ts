import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { haveChromium } from './support/chromium.ts';
import { findPostgres, startPostgres } from './support/postgresServer.ts';
import { sum, tallyPlaywright, tallyVitest, type Tally } from './support/tally.ts';

// `npm test`: every test there is. Unit and server tests run on the embedded database, then those that may touch a
// database again on PostgreSQL where there is one, then the browser tests. The last line says how many passed.
const root = fileURLToPath(new URL('..', import.meta.url));
if (process.argv.includes('--deep')) process.env['EBBWATT_DEEP'] = '1';
const reports = mkdtempSync(join(tmpdir(), 'ebbwatt-tests-'));

function run(title: string, program: string, args: readonly string[], env: Readonly<Record<string, string>>): number {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status ?? 1;
}

function vitest(title: string, filters: readonly string[], env: Readonly<Record<string, string>>): Tally {
  const report = join(reports, `${title}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters];
  return tallyVitest(report, run(title, 'node_modules/vitest/vitest.mjs', args, env));
}

function playwright(title: string, env: Readonly<Record<string, string>>): Tally {
  const report = join(reports, `${title}.json`);
  const args = ['test', '--reporter=list,json'];
  return tallyPlaywright(report, run(title, 'node_modules/@playwright/test/cli.js', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }));
}

async function onPostgres(): Promise<Tally> {
  const title = 'Server tests on PostgreSQL';
  const filters = ['src/server', 'tests'];
  const { TEST_DATABASE_URL: given } = process.env;
  if (given !== undefined && given !== '') return vitest(title, filters, {});
  const programs = findPostgres();
  if (programs === null) {
    console.log('\nPostgreSQL is not installed and TEST_DATABASE_URL is not set, so the server tests ran on the embedded database only.');
    return { passed: 0, failed: 0 };
  }
  const server = await startPostgres(programs);
  try {
    return vitest(title, filters, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

try {
  const chromium = haveChromium();
  const tallies = [
    vitest('Unit and server tests on the embedded database', [], { TEST_DATABASE_URL: '' }),
    await onPostgres(),
    playwright('Browser tests', { CHROMIUM_PATH: chromium }),
  ];
  const { passed, failed } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
