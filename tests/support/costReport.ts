import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { processorSeconds } from './processorTime.ts';

/** The folder in which a run notes what it costs; unset in a run that doesn't measure. */
export const COST_VARIABLE = 'EBBWATT_TEST_COST';

/** What one file, or one step of the whole run, took. */
export interface Cost {
  readonly name: string;
  /** Processor seconds (user and system), descendants included. */
  readonly seconds: number;
}

const costFolder = (): string | undefined => process.env[COST_VARIABLE];

/** What this process and its descendants had taken when the last cost was noted. */
let noted = 0;

/** Notes what was taken since the last note in this process: by a file of tests, or by a step of the run. */
export function noteCost(kind: 'file' | 'step', name: string): void {
  const folder = costFolder();
  if (folder === undefined) return;
  const now = processorSeconds();
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${kind}.jsonl`), `${JSON.stringify({ name, seconds: now - noted })}\n`);
  noted = now;
}

function readCosts(kind: 'file' | 'step'): readonly Cost[] {
  const path = join(costFolder() ?? '', `${kind}.jsonl`);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Cost);
}

interface Layer {
  readonly name: string;
  readonly holds: (file: string) => boolean;
}

const within =
  (...folders: readonly string[]) =>
  (file: string): boolean =>
    folders.some((each) => file.startsWith(`${each}/`));

const inBrowser = within('tests/browser', 'tests/engines');

/** The step that runs the browser tests. */
export const BROWSER_STEP = 'Browser tests';

/** In the order of the floors, from the rules to the browser. */
const LAYERS: readonly Layer[] = [
  { name: 'domain', holds: within('src/domain', 'codegen') },
  { name: 'component', holds: within('src/client') },
  { name: 'whole app', holds: within('tests/app') },
  { name: 'server', holds: within('src/server', 'src/sandbox', 'tests/server') },
  { name: 'contract, access', holds: within('tests/contract', 'tests/access') },
  { name: 'browser', holds: inBrowser },
];

/** How many files are listed one by one. */
const DEAREST = 30;

/**
 * The costs of a run as text: by layer, by step of the run, and the dearest files. What a step took beyond its files is
 * the start of its programs and of the products that files share.
 */
export function describeCosts(root: string): string {
  const files = sumByName(
    readCosts('file').map(({ name, seconds }) => ({ name: relative(root, name), seconds })),
  );
  const steps = readCosts('step');
  const inFiles = sumOf(files);
  // A step can't see what a browser's pages took that have ended; their files have noted it.
  const inPages = sumOf(files.filter(({ name }) => inBrowser(name)));
  const total = steps.reduce(
    (sum, { name, seconds }) => sum + (name === BROWSER_STEP ? Math.max(seconds, inPages) : seconds),
    0,
  );
  const layers = LAYERS.map(({ name, holds }) => {
    const held = files.filter((file) => holds(file.name));
    return row(`${name} (${held.length} files)`, sumOf(held));
  });
  const dearest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, DEAREST);
  return [
    'Processor seconds by layer',
    ...layers,
    row('starts, and products that files share', total - inFiles),
    row('all', total),
    '',
    'By step of the run',
    ...steps.map(({ name, seconds }) => row(name, seconds)),
    '',
    `The ${dearest.length} dearest files`,
    ...dearest.map(({ name, seconds }) => row(name, seconds)),
  ].join('\n');
}

function sumOf(costs: readonly Cost[]): number {
  return costs.reduce((sum, { seconds }) => sum + seconds, 0);
}

function row(name: string, seconds: number): string {
  return `${seconds.toFixed(1).padStart(9)}  ${name}`;
}

/** A file that runs on two databases is noted twice. */
function sumByName(costs: readonly Cost[]): readonly Cost[] {
  const sums = new Map<string, number>();
  for (const { name, seconds } of costs) sums.set(name, (sums.get(name) ?? 0) + seconds);
  return [...sums].map(([name, seconds]) => ({ name, seconds }));
}
