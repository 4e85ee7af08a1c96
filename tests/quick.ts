import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { COST_VARIABLE } from './support/costReport.ts';
import { readImports } from './support/importGraph.ts';
import { processorSeconds } from './support/processorTime.ts';
import { chooseTests, costOf, isUnitTest, secondsOf } from './support/quickPlan.ts';

// `npm run test:quick`: while working, before each commit. Types, and for what differs from the last commit: format, lint,
// the domain's tests if the domain changed, and the tests that are nearest. No browser.
const { values: options } = parseArgs({
  options: {
    /** Takes what differs from this commit. */
    since: { type: 'string', default: 'HEAD' },
    /** Takes what this commit changed. */
    of: { type: 'string' },
    /** Says what it would run, and runs nothing. */
    list: { type: 'boolean', default: false },
    /** Says for each of the last commits what it would have cost. */
    last: { type: 'string' },
  },
});

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const cache = join(root, 'node_modules/.cache');
const costsFile = join(cache, 'ebbwatt-test-costs.json');
/** Processor seconds for tests beyond the domain's, of a machine that takes 1,100 for all tests: 5 % with types and lint. */
const BUDGET = 25;
/** What types and lint take, format included. */
const TYPES = 15;
const LINT = 13;

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '');

const changedBy = (commit: string): readonly string[] =>
  git('diff', '--name-only', '--no-renames', `${commit}~1`, commit);

function readCosts(): Readonly<Record<string, number>> {
  return existsSync(costsFile)
    ? (JSON.parse(readFileSync(costsFile, 'utf8')) as Readonly<Record<string, number>>)
    : {};
}

/** Keeps what each file took; the least, because the first file of a worker also loads its modules. */
function learnCosts(folder: string): void {
  const file = join(folder, 'file.jsonl');
  if (!existsSync(file)) return;
  const costs = { ...readCosts() };
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { name, seconds } = JSON.parse(line) as { readonly name: string; readonly seconds: number };
    const test = relative(root, name);
    costs[test] = Math.min(costs[test] ?? Infinity, Math.round(seconds * 100) / 100);
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(costsFile, JSON.stringify(costs));
}

const graph = readImports(root);

function plan(changed: readonly string[]) {
  const costs = readCosts();
  const nearest = chooseTests(changed, graph, costs, BUDGET).map(({ test }) => test);
  const domain = changed.some((file) => /^src\/domain\/.*\.tsx?$/.test(file))
    ? [...graph.files].filter((file) => isUnitTest(file) && file.startsWith('src/domain/'))
    : [];
  const linted = changed.filter(
    (file) =>
      /\.(?:[cm]?js|tsx?)$/.test(file) &&
      existsSync(join(root, file)) &&
      !/^codegen\/(?:relay|graphql|rest)\//.test(file),
  );
  return { tests: [...new Set([...domain, ...nearest])], linted, costs };
}

function run(title: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The compiler and the linter are Go programs that take half as much on one core with rare garbage collection.
    env: { ...process.env, GOMAXPROCS: '1', GOGC: '400', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise<boolean>((resolve) =>
    child.once('close', (code) => {
      if (code !== 0) {
        console.log(`\n── ${title}\n${output}`);
        process.exitCode = 1;
      }
      resolve(code === 0);
    }),
  );
}

/** One after the other, because each needs a gigabyte. */
async function check(linted: readonly string[]): Promise<void> {
  if (linted.length > 0) {
    await run('Formatting (npm run format mends it)', 'oxfmt/bin/oxfmt', ['--check', ...linted]);
    await run('Lint', 'oxlint/bin/oxlint', ['--type-aware', ...linted]);
    await run('Lint', 'eslint/bin/eslint.js', ['--no-warn-ignored', ...linted]);
  }
  await run('Types', 'typescript-native/bin/tsc', [
    '--noEmit',
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    join(cache, 'tsbuildinfo'),
  ]);
}

async function test(tests: readonly string[]): Promise<void> {
  if (tests.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-quick-'));
  try {
    // One worker, because each loads the server and the app anew.
    const env = { [COST_VARIABLE]: folder, VITEST_MAX_WORKERS: '1' };
    await run('Tests', 'vitest/vitest.mjs', ['run', '--reporter=dot', ...tests], env);
    learnCosts(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What `npm run test:quick` would have taken for each of the last commits, on today's tests. */
function describeLast(count: number): string {
  const rows = git('log', `-${count}`, '--no-merges', '--format=%h %s').map((line) => {
    const [commit = ''] = line.split(' ');
    const { tests, linted, costs } = plan(changedBy(commit));
    const seconds =
      TYPES +
      (linted.length > 0 ? LINT : 0) +
      secondsOf(tests.map((file) => ({ test: file, seconds: costOf(file, costs) })));
    return {
      seconds,
      text: `${seconds.toFixed(0).padStart(5)} s ${String(tests.length).padStart(4)} files  ${line.slice(0, 80)}`,
    };
  });
  const sorted = rows.map(({ seconds }) => seconds).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return [...rows.map(({ text }) => text), `${median.toFixed(0).padStart(5)} s median`].join('\n');
}

if (options.last === undefined) {
  const changed =
    options.of === undefined
      ? [
          ...git('diff', '--name-only', '--no-renames', options.since),
          ...git('ls-files', '--others', '--exclude-standard'),
        ]
      : changedBy(options.of);
  const { tests, linted } = plan(changed);
  console.log(`${changed.length} changed files, ${tests.length} files of tests`);
  if (options.list) console.log(tests.join('\n'));
  else {
    await Promise.all([check(linted), test(tests)]);
    console.log(
      `${process.exitCode === 1 ? 'Failed' : 'Passed'}, ${processorSeconds().toFixed(0)} processor seconds`,
    );
  }
} else console.log(describeLast(Number(options.last)));
