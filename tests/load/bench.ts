import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '../support/postgresServer.ts';
import { baselineBench } from './baseline.ts';
import { commitBench } from './commits.ts';
import { dispatchBench } from './dispatch.ts';
import { eventPageBench } from './eventPage.ts';
import { firstLoadBench } from './firstLoad.ts';
import { homeBench } from './home.ts';
import { importBench } from './imports.ts';
import { loginBench } from './login.ts';
import { root } from './processes.ts';
import { printed, type Line } from './report.ts';
import { settlementBench } from './settlement.ts';

/**
 * `npm run bench [home|login|event-page|dispatch|settlement|baseline|imports|commits|first-load …]`: each figure beside its floor
 * from the same run. BENCH_MEMBERS sets how many members are settled, BENCH_DEVICES how many devices are commanded. Nothing
 * here is asserted: a table is printed.
 */
const wanted = process.argv.slice(2);
const isWanted = (part: string): boolean => wanted.length === 0 || wanted.includes(part);
const HOMES = 20_000;
const members = Number(process.env['BENCH_MEMBERS'] ?? 100_000);
const devices = Number(process.env['BENCH_DEVICES'] ?? 100_000);
/** As many as open the event page in its minute, each once. */
const visitors = Math.min(members, 60_000);

execFileSync(process.execPath, ['codegen/build/build.mjs'], { cwd: root, stdio: 'inherit' });
const lines: Line[] = [];
const programs = findPostgres();
const say = (text: string): void => void process.stderr.write(`${text}\n`);

if (['home', 'login', 'event-page', 'dispatch', 'settlement'].some(isWanted)) {
  if (programs === null)
    say(
      'There is no PostgreSQL on this machine (initdb, postgres): Home, log-in, the event page, dispatch and settlement are left out.',
    );
  else {
    const postgres = await startPostgres(programs);
    try {
      if (isWanted('home')) {
        say('Home …');
        lines.push(...(await homeBench(postgres.url)));
      }
      if (isWanted('login')) {
        say('logging in …');
        lines.push(...(await loginBench(postgres.url)));
      }
      if (isWanted('event-page')) {
        say(`the event page, ${visitors} members …`);
        lines.push(...(await eventPageBench(postgres.url, visitors)));
      }
      if (isWanted('dispatch')) {
        say(`dispatch to ${devices} devices …`);
        lines.push(...(await dispatchBench(postgres.url, devices)));
      }
      if (isWanted('settlement')) {
        say(`settling ${members} members …`);
        lines.push(...(await settlementBench(postgres.url, members)));
      }
    } finally {
      await postgres.stop();
    }
  }
}
if (isWanted('baseline')) {
  say('baselines …');
  lines.push(...(await baselineBench(HOMES)));
}
if (isWanted('imports')) {
  say('imports …');
  lines.push(...(await importBench()));
}
if (isWanted('commits')) {
  say('commits …');
  lines.push(...(await commitBench()));
}
if (isWanted('first-load')) {
  say('first load …');
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-bench-'));
  try {
    lines.push(...(await firstLoadBench(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.stdout.write(`${printed(lines)}\n`);
