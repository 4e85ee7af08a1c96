import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { readImports } from '../support/importGraph.ts';
import { findPostgres, startPostgres } from '../support/postgresServer.ts';
import { costOf, isUnitTest } from '../support/quickPlan.ts';
import { instrumentedFile, MUTANTS_VARIABLE, REACH_VARIABLE } from './mutantPlugin.ts';
import { drawMutants, keyOf, placeMutants, type Mutant, type PlacedMutant } from './sample.ts';

// `npm run test:mutants`: switches faults of a sample on, one after the other, and runs tests that should catch each. The
// sample and the file of tests that caught each fault are in sample.json; a fault that was caught must still be caught.
// `-- --update` tries every fault with every file of tests that reaches it, and writes a new sample.json.
const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    /** With `--update`: only faults that no test caught so far. */
    survivors: { type: 'boolean', default: false },
    /** Draws a new sample. */
    draw: { type: 'boolean', default: false },
    /** Only faults in files whose path holds this. */
    only: { type: 'string', default: '' },
    /** How many faults are tried at a time. */
    jobs: { type: 'string', default: String(availableParallelism()) },
    /** Keeps which tests reach what in this folder, or takes it from there. */
    reach: { type: 'string' },
  },
});

/** Any number: it decides which lines are drawn. */
const SEED = 34;
/** By floor: how many faults are drawn. */
const COUNTS = { domain: 40, server: 65, client: 65 } as const;
/** Files of tests that are tried for a fault, the quickest first. */
const MOST_FILES = 60;
/** A fault that makes a program wait forever counts as caught. Each file of tests adds to the wait. */
const LONGEST_MS = 120_000;
const LONGEST_MS_PER_FILE = 30_000;

/** A fault of the sample, and what became of it. */
interface TriedMutant extends Mutant {
  /** The file of tests that caught it; null: it survived, or was never tried. */
  readonly caughtBy: string | null;
  /** Why no one can see it. */
  readonly equivalent?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const sampleFile = join(root, 'tests/mutants/sample.json');
const graph = readImports(root);
const folder = options.reach ?? mkdtempSync(join(tmpdir(), 'ebbwatt-mutants-'));
mkdirSync(folder, { recursive: true });

const readSample = (): readonly TriedMutant[] =>
  existsSync(sampleFile) ? (JSON.parse(readFileSync(sampleFile, 'utf8')) as readonly TriedMutant[]) : [];

function writeSample(sample: readonly TriedMutant[]): void {
  writeFileSync(sampleFile, `${JSON.stringify(sample, null, 2)}\n`);
}

/** What runs in the product: no tests, no generated code, no tables, which are made by migrations anyway. */
const isDrawn = (file: string): boolean =>
  /^src\/(?:domain|server|client)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/tables\.ts$|\/demo\/|\.d\.ts$/.test(file);

async function draw(): Promise<void> {
  const files = [...graph.files].filter(isDrawn).sort();
  const drawn: Mutant[] = [];
  for (const [floor, count] of Object.entries(COUNTS))
    drawn.push(
      ...(await drawMutants(
        root,
        files.filter((file) => file.startsWith(`src/${floor}/`)),
        count,
        SEED,
      )),
    );
  writeSample(drawn.map((mutant) => ({ ...mutant, caughtBy: null })));
  console.log(`${drawn.length} faults drawn.`);
}

interface Reach {
  readonly file: string;
  readonly milliseconds: number;
  readonly reached: readonly string[];
}

/** Runs files of tests; whether one fails. All files without any given. */
function fails(
  files: readonly string[],
  { url, mutant, workers }: { url: string | undefined; mutant?: string; workers: number },
): Promise<boolean> {
  const args = ['run', '--reporter=dot', ...(mutant === undefined ? [] : ['--bail=1'])];
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...files], {
    cwd: root,
    stdio: mutant === undefined ? ['ignore', 'inherit', 'inherit'] : 'ignore',
    detached: true,
    env: {
      ...process.env,
      [MUTANTS_VARIABLE]: folder,
      TEST_DATABASE_URL: url,
      VITEST_MAX_WORKERS: String(workers),
      [REACH_VARIABLE]: mutant === undefined ? '1' : undefined,
      __STRYKER_ACTIVE_MUTANT__: mutant,
    },
  });
  const late =
    mutant === undefined
      ? undefined
      : setTimeout(
          () => process.kill(-(child.pid ?? 0), 'SIGKILL'),
          LONGEST_MS + LONGEST_MS_PER_FILE * files.length,
        );
  return new Promise((resolve) =>
    child.once('close', (code) => {
      clearTimeout(late);
      resolve(code !== 0);
    }),
  );
}

/** Which files of tests reach a fault, the quickest first. */
async function readReach(url: string | undefined): Promise<(mutant: PlacedMutant) => readonly string[]> {
  const file = join(folder, 'reach.jsonl');
  if (!existsSync(file)) await fails([], { url, workers: availableParallelism() });
  const reaches = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Reach)
    .sort((one, other) => one.milliseconds - other.milliseconds);
  return ({ id, file: source }) => {
    const reaching = reaches
      .filter(({ reached }) => reached.includes(id))
      .map((reach) => relative(root, reach.file));
    // What runs while a module loads is noted for the file that loaded it first, though others depend on it.
    return [...new Set([...reaching.slice(0, MOST_FILES), ...nearest(source)])].slice(0, MOST_FILES);
  };
}

/** Tests that import a file, the nearest first. */
function nearest(source: string): readonly string[] {
  return [...graph.importersOf(source)]
    .filter(([importer]) => isUnitTest(importer))
    .sort(([one, steps], [other, more]) => steps - more || costOf(one, {}) - costOf(other, {}))
    .slice(0, MOST_FILES / 3)
    .map(([importer]) => importer);
}

/** Tries few quick files first: most faults need no more. */
async function findCatcher(
  mutant: PlacedMutant,
  files: readonly string[],
  url: string | undefined,
): Promise<string | null> {
  const rest = [...files];
  for (const size of [1, 3, 8, MOST_FILES]) {
    const some = rest.splice(0, size);
    if (some.length === 0) break;
    if (!(await fails(some, { url, mutant: mutant.id, workers: 1 }))) continue;
    if (some.length === 1) return some[0] ?? null;
    for (const file of some) if (await fails([file], { url, mutant: mutant.id, workers: 1 })) return file;
    return some.join(' ');
  }
  return null;
}

const describe = ({ file, line, mutator, original, replacement }: Mutant): string =>
  `${file}:${line} ${mutator}: ${original.slice(0, 80)} → ${replacement.slice(0, 80)}`;

async function tryAll(url: string | undefined): Promise<number> {
  const sample = readSample();
  const { placed, lost, texts } = await placeMutants(root, sample, (file) => existsSync(join(root, file)));
  writeFileSync(instrumentedFile(folder), JSON.stringify(Object.fromEntries(texts)));
  const tests = options.update ? await readReach(url) : ({ file }: PlacedMutant) => nearest(file);
  const outcomes = new Map<string, TriedMutant>();
  const limit = pLimit(Number(options.jobs));
  const isTried = (mutant: TriedMutant): boolean =>
    mutant.equivalent === undefined &&
    mutant.file.includes(options.only) &&
    (options.update ? !options.survivors || mutant.caughtBy === null : mutant.caughtBy !== null);
  const known = new Map(sample.map((mutant) => [keyOf(mutant), mutant]));
  let lastWritten = 0;
  await Promise.all(
    placed.map((mutant) =>
      limit(async () => {
        const before = known.get(keyOf(mutant));
        if (before === undefined || !isTried(before)) return;
        const first = before.caughtBy?.split(' ').filter((file) => existsSync(join(root, file))) ?? [];
        const files = [...new Set([...first, ...tests(mutant)])];
        const caughtBy = await findCatcher(mutant, files, url);
        const { id: _, ...kept } = mutant;
        outcomes.set(keyOf(mutant), { ...kept, caughtBy });
        console.log(
          `${caughtBy === null ? 'SURVIVED' : 'caught  '} ${describe(mutant)} (${files.length} files)`,
        );
        if (options.update && Date.now() - lastWritten > 20_000) {
          lastWritten = Date.now();
          writeSample(sample.map((each) => outcomes.get(keyOf(each)) ?? each));
        }
      }),
    ),
  );
  const after = sample.map((each) => outcomes.get(keyOf(each)) ?? each);
  if (options.update) writeSample(after);
  return report(after, lost, outcomes, known);
}

/** Prints the sum; 1 if a fault that was caught isn't any more. */
function report(
  sample: readonly TriedMutant[],
  lost: readonly Mutant[],
  outcomes: ReadonlyMap<string, TriedMutant>,
  known: ReadonlyMap<string, TriedMutant>,
): number {
  const gone = new Set(lost.map(keyOf));
  const there = sample.filter((each) => !gone.has(keyOf(each)));
  const real = there.filter(({ equivalent }) => equivalent === undefined);
  const caught = real.filter(({ caughtBy }) => caughtBy !== null);
  const share = Math.round((1000 * caught.length) / Math.max(1, real.length)) / 10;
  for (const mutant of lost) console.log(`Its line is no more: ${describe(mutant)}`);
  console.log(
    `\n${caught.length} of ${real.length} faults caught (${share} %), ${there.length - real.length} that no one could see left out.`,
  );
  const missed = [...outcomes].filter(
    ([name, { caughtBy }]) => caughtBy === null && known.get(name)?.caughtBy != null,
  );
  for (const [, mutant] of missed) console.log(`No longer caught: ${describe(mutant)}`);
  return missed.length > 0 ? 1 : 0;
}

if (options.draw) {
  await draw();
} else {
  const given = process.env['TEST_DATABASE_URL'] === '' ? undefined : process.env['TEST_DATABASE_URL'];
  const programs = given === undefined ? findPostgres() : null;
  const server = programs === null ? null : await startPostgres(programs);
  try {
    process.exitCode = await tryAll(given ?? server?.url);
  } finally {
    await server?.stop();
    if (options.reach === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
