import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../support/postgresServer.ts';
import { backtestBench } from './backtest.ts';
import { baselineBench } from './baseline.ts';
import { commitBench } from './commits.ts';
import { energyBench } from './energy.ts';
import { dispatchBench } from './dispatch.ts';
import { eventPageBench } from './eventPage.ts';
import { firstLoadBench } from './firstLoad.ts';
import { homeBench } from './home.ts';
import { importBench } from './imports.ts';
import { loginBench } from './login.ts';
import { payBench } from './pay.ts';
import { root } from './processes.ts';
import { count, printed, type Line } from './report.ts';
import { redeemBench } from './redeem.ts';
import { booksBench } from './books.ts';
import { scaleBench } from './scale.ts';
import { searchBench } from './search.ts';
import { staffListsBench } from './staffLists.ts';
import { settlementBench } from './settlement.ts';
import { targetingBench } from './targeting.ts';

/**
 * `npm run bench [home|energy|login|event-page|redeem|dispatch|settlement|backtest|targeting|search|staff-lists|books|scale|baseline|pay|imports|commits|first-load …]`: each figure beside its floor
 * from the same run. BENCH_MEMBERS sets how many members are settled, targeted and searched and how many homes a backtest has, BENCH_DEVICES how many devices are commanded. Nothing
 * here is asserted: a table is printed for each part. `pay` also measures the homes whose meter files are in folders named after it.
 */
const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const HOMES = 20_000;
const members = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
const devices = Number(process.env['BENCH_DEVICES'] ?? 100_000);
const backtested = Number(process.env['BENCH_MEMBERS'] ?? 10_000);
const targeted = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
/** Visitors of the event page in its minute, each once. */
const visitors = Math.min(members, 60_000);

execFileSync(process.execPath, ['codegen/build/build.mjs'], { cwd: root, stdio: 'inherit' });
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Prints a part's figures as soon as they are there, so that a later part that fails loses none. */
async function measure(part: string, what: string, bench: () => Promise<readonly Line[]>): Promise<void> {
  if (!isWanted(part)) return;
  say(`${what} …`);
  process.stdout.write(`${printed(await bench())}\n`);
}

if (
  [
    'home',
    'energy',
    'login',
    'event-page',
    'redeem',
    'dispatch',
    'settlement',
    'backtest',
    'targeting',
    'search',
    'staff-lists',
    'books',
    'scale',
  ].some(isWanted)
) {
  const programs = findPostgres();
  if (programs === null)
    say(
      'There is no PostgreSQL on this machine (initdb, postgres): Home, log-in, the event page, redeeming, dispatch, settlement, backtests, segments in SQL, the search, lists of the staff area, the books and the growth are left out.',
    );
  else {
    const postgres = await startPostgres(programs);
    const { url } = postgres;
    try {
      await measure('home', 'Home', () => homeBench(url));
      await measure('energy', 'a year of energy', () => energyBench(url));
      await measure('login', 'logging in', () => loginBench(url));
      await measure('event-page', `the event page, ${visitors} members`, () => eventPageBench(url, visitors));
      await measure('redeem', 'redeeming', () => redeemBench(url));
      await measure('dispatch', `dispatch to ${devices} devices`, () => dispatchBench(url, devices));
      await measure('settlement', `settling ${members} members`, () => settlementBench(url, members));
      await measure('backtest', `a backtest of ${backtested} homes`, () =>
        backtestBench(url, backtested, say),
      );
      await measure('targeting', `targeting ${targeted} members`, () => targetingBench(url, targeted));
      await measure('search', `searching ${targeted} members`, () => searchBench(url, targeted));
      await measure('staff-lists', `lists of the staff area, ${members} members`, () =>
        staffListsBench(url, members),
      );
      await measure('books', `the books of ${targeted} members`, () => booksBench(url, targeted));
      // A million homes take hours and 30 GB: only when it is asked for.
      if (wanted.includes('scale')) {
        say(`a programme of up to ${count(targeted)} homes …`);
        process.stdout.write(`${await scaleBench(url, targeted, say)}\n`);
      }
    } finally {
      await postgres.stop();
    }
  }
}
await measure('baseline', 'baselines', () => baselineBench(HOMES));
if (isWanted('pay')) {
  say('what baselines pay for nothing …');
  process.stdout.write(
    `${payBench(
      wanted.filter((name) => existsSync(name)),
      say,
    )}\n`,
  );
}
await measure('imports', 'imports', importBench);
await measure('commits', 'commits', commitBench);
await measure('first-load', 'first load', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-bench-'));
  try {
    return await firstLoadBench(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
