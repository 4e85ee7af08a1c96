import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDemonstration } from './support/browserServer.ts';
import { setup as bundlePrograms, teardown as removePrograms } from './support/bundlePrograms.ts';
import { haveChromium } from './support/chromium.ts';
import { clusterUrl } from './support/cluster.ts';
import { BROWSER_STEP, COST_VARIABLE, describeCosts, noteCost } from './support/costReport.ts';
import { databaseTests, embeddedTests } from './support/databaseTests.ts';
import { otherEngines } from './support/engines.ts';
import { findPostgres, startPostgres } from './support/postgresServer.ts';
import {
  describeFlaky,
  describeGenerated,
  REPORT_VARIABLE,
  sum,
  tallyPlaywright,
  tallyProgram,
  tallyVitest,
  type Ending,
  type Tally,
} from './support/tally.ts';

// `npm test`: every test there is. All but the browser tests run on PostgreSQL, then those that are about the embedded
// database, or stand for its stores, on that one; where there is no PostgreSQL, all run on the embedded one. The browser
// tests are last. The last line says how many passed.
// `npm run test:deep` is the same with the full numbers of the heavy tests: `npm test` kills programs and databases once
// or twice in each stretch, tries the slow partner faults once and each property a few hundred times; and whatever uses
// the test database runs on both databases; and a short journey runs in Firefox and WebKit, where they are installed. At the
// end it tries the faults of tests/mutants.
// With TEST_CITUS_URL, the address of a database on the coordinator of a Citus cluster that knows its workers, the server's tests
// that use a database run there, too.
// `npm run test:cost` is `npm test` that also prints what it took of the processor, by layer and for the dearest files.
type Environment = Readonly<Record<string, string | undefined>>;

const root = fileURLToPath(new URL('..', import.meta.url));
if (process.argv.includes('--deep')) process.env['EBBWATT_DEEP'] = '1';
const reports = mkdtempSync(join(tmpdir(), 'ebbwatt-tests-'));
if (process.argv.includes('--cost')) process.env[COST_VARIABLE] = join(reports, 'cost');
const givenUrl = process.env['TEST_DATABASE_URL'] === '' ? undefined : process.env['TEST_DATABASE_URL'];

let current: ChildProcess | null = null;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true;
    current?.kill(signal);
  });
}

function run(title: string, program: string, args: readonly string[], env: Environment): Promise<Ending> {
  if (interrupted) return Promise.resolve({ code: 1, lastErrors: 'interrupted' });
  console.log(`\n── ${title}`);
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    env: { ...process.env, ...env },
  });
  current = child;
  let lastErrors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk);
    lastErrors = `${lastErrors}${chunk.toString()}`.slice(-2_000);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, lastErrors })));
}

async function vitest(
  title: string,
  which: readonly string[],
  databaseUrl: string | undefined,
  workers: Environment = {},
): Promise<Tally> {
  const report = join(reports, title);
  const env = {
    TEST_CITUS_URL: undefined,
    ...workers,
    TEST_DATABASE_URL: databaseUrl,
    [REPORT_VARIABLE]: report,
  };
  const ending = await run(title, 'node_modules/vitest/vitest.mjs', which, env);
  return tallyVitest(title, report, ending);
}

async function playwright(
  title: string,
  chromium: string,
  prepared: { readonly dataDir: string | undefined; readonly template: string | undefined },
): Promise<Tally> {
  const report = join(reports, `${title}.json`);
  const env = {
    CHROMIUM_PATH: chromium,
    EBBWATT_TEST_DATA: prepared.dataDir,
    EBBWATT_TEST_TEMPLATE: prepared.template,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_DATABASE_URL: undefined,
  };
  return tallyPlaywright(
    title,
    report,
    await run(title, 'node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], env),
  );
}

/** The tests that need no browser, each once, on PostgreSQL where there is one; `onServer` says whether there was. */
async function withoutBrowser(): Promise<{ readonly tally: Tally; readonly onServer: boolean }> {
  const programs = givenUrl === undefined ? findPostgres() : null;
  if (givenUrl === undefined && programs === null) {
    console.log(
      '\nPostgreSQL is not installed and TEST_DATABASE_URL is not set, so the tests run on the embedded database only.',
    );
    return { tally: await vitest('Tests on the embedded database', ['run'], undefined), onServer: false };
  }
  const title = 'Tests on PostgreSQL';
  if (programs === null) return { tally: await vitest(title, ['run'], givenUrl), onServer: true };
  const server = await startPostgres(programs);
  try {
    return { tally: await vitest(title, ['run'], server.url), onServer: true };
  } finally {
    await server.stop();
  }
}

function onEmbedded(): Promise<Tally> {
  const files = process.env['EBBWATT_DEEP'] === '1' ? databaseTests(root) : embeddedTests(root);
  // Fewer workers than usual: each takes seconds to load the server.
  const workers = { VITEST_MAX_WORKERS: '2' };
  return vitest('Tests on the embedded database', ['run', '--project=server', ...files], undefined, workers);
}

/** The server's tests on a cluster, where one is given. */
async function onCluster(): Promise<readonly Tally[]> {
  const url = clusterUrl();
  if (url === undefined) return [];
  const which = ['run', '--project=server', ...databaseTests(root)];
  return [await vitest('Tests on Citus', which, undefined, { TEST_CITUS_URL: url })];
}

/** Whether the tests still catch the faults that they caught: one more test. */
async function mutants(): Promise<Tally> {
  const title = 'Faults of the sample';
  const { code } = await run(title, 'node_modules/tsx/dist/cli.mjs', ['tests/mutants/run.ts'], {
    EBBWATT_DEEP: undefined,
  });
  return tallyProgram(title, code, 'a fault that was caught is caught no more (see above)');
}

try {
  const chromium = haveChromium();
  // Once for both databases.
  await bundlePrograms();
  const { tally: most, onServer } = await withoutBrowser();
  noteCost('step', 'All tests without a browser');
  const dataDir = join(reports, 'demonstration');
  // If this fails, the browser tests create it themselves, or report why they can't.
  const made = makeDemonstration(dataDir).then(
    () => dataDir,
    () => undefined,
  );
  const again = [...(onServer ? [await onEmbedded()] : []), ...(await onCluster())];
  // The tests above have made it. Without it, each file of browser tests that needs it asks for it.
  const template = await import('./support/databaseTemplate.ts')
    .then(({ templateFile }) => templateFile())
    .catch(() => undefined);
  const demonstration = await made;
  if (process.env['EBBWATT_DEEP'] === '1')
    for (const { name, missing } of otherEngines)
      if (missing !== null) console.log(`\n${missing}, so the journey in ${name} is left out.`);
  noteCost('step', 'Tests on the embedded database, and the demonstration for the browser tests');
  const browser = await playwright(BROWSER_STEP, chromium, { dataDir: demonstration, template });
  noteCost('step', BROWSER_STEP);
  const deep = process.env['EBBWATT_DEEP'] === '1' ? [await mutants()] : [];
  const { passed, failed, generated, failures, flaky } = sum([most, ...again, browser, ...deep]);
  // A long log is often read from its end.
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `- ${line}`).join('\n')}`);
  if (process.argv.includes('--cost')) console.log(`\n${describeCosts(root)}`);
  console.log(`\n${describeGenerated(generated)}`);
  console.log(`\n${describeFlaky(flaky)}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  removePrograms();
  rmSync(reports, { recursive: true, force: true });
}
