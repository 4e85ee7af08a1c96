import { basename } from 'node:path';
import type { ImportGraph } from './importGraph.ts';

/** A file of tests that a change may concern. */
interface Choice {
  readonly test: string;
  /** Smaller is nearer. */
  readonly distance: number;
  readonly seconds: number;
}

/** Folders that hold rooms of many subjects, and so name none. */
const NO_SUBJECT = new Set(
  'src,tests,codegen,domain,server,client,sandbox,member,internal,shared,platform,app,ui,readmodels,demo,brands,support,store,queries,i18n,messages,relay,graphql,rest'.split(
    ',',
  ),
);

/** Further away than this, an importer is only chosen for its subject. */
const NEAR = 2;

/** Which files, and processor seconds. */
type Floor = readonly [RegExp, number];

/** Processor seconds of a file whose cost isn't known, by floor. */
const USUAL_SECONDS: readonly Floor[] = [
  [/^(?:src\/domain|codegen)\//, 0.3],
  [/^src\/client\//, 0.8],
  [/^tests\/app\//, 4],
  [/./, 3],
];

/** What one more floor takes: a worker of its own that loads the app's or the server's modules. */
const START_SECONDS: readonly Floor[] = [
  [/^(?:src\/domain|codegen)\//, 1.5],
  [/^src\/client\//, 4],
  [/^tests\/app\//, 15],
  [/./, 15],
];

const floorOf = (test: string): Floor | undefined => START_SECONDS.find(([floor]) => floor.test(test));

export const isUnitTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && !file.startsWith('tests/browser/');

/**
 * The files of tests for changed files, nearest first: the changed tests, those beside a changed file, those that import
 * it, and those of its subject, which has the same name on every floor. A test that doesn't import what changed, however
 * indirectly, can't fail and isn't chosen. Stops at `budget` processor seconds, after the changed tests and the nearest one.
 */
export function chooseTests(
  changed: readonly string[],
  graph: ImportGraph,
  costs: Readonly<Record<string, number>>,
  budget: number,
): readonly Choice[] {
  const tests = [...graph.files].filter(isUnitTest);
  const distances = new Map<string, number>();
  const offer = (test: string, distance: number): void => {
    if (distance < (distances.get(test) ?? Infinity)) distances.set(test, distance);
  };
  for (const file of changed) {
    if (isUnitTest(file) && graph.files.has(file)) offer(file, 0);
    for (const test of besides(file, tests)) offer(test, 1);
    const importers = graph.importersOf(file);
    for (const [importer, steps] of importers) {
      if (!isUnitTest(importer) || steps === 0) continue;
      if (isOfSubject(file, importer)) offer(importer, 1 + steps / 10);
      else if (steps <= NEAR) offer(importer, 1 + steps);
    }
    if (/^(?:openapi|schema)\./.test(file))
      for (const test of tests) if (test.startsWith('tests/contract/')) offer(test, 1);
    // Texts and data are read without an import.
    if (!/\.(?:tsx?|css|md)$/.test(file))
      for (const test of tests) if (isOfSubject(file, test)) offer(test, 2);
  }
  const ordered = [...distances]
    .map(([test, distance]) => ({ test, distance, seconds: costOf(test, costs) }))
    .sort((one, other) => one.distance - other.distance || one.seconds - other.seconds);
  let left = budget;
  const floors = new Set<unknown>();
  return ordered.filter(({ test, distance, seconds }, place) => {
    const floor = floorOf(test);
    const price = seconds + (floors.has(floor) ? 0 : (floor?.[1] ?? 0));
    if (distance > 0 && place > 0 && price > left) return false;
    left -= price;
    floors.add(floor);
    return true;
  });
}

/** What these tests take, with the starts of their floors. */
export function secondsOf(choices: readonly Pick<Choice, 'test' | 'seconds'>[]): number {
  const starts = new Set(choices.map(({ test }) => floorOf(test)));
  return (
    choices.reduce((sum, { seconds }) => sum + seconds, 0) +
    [...starts].reduce((sum, floor) => sum + (floor?.[1] ?? 0), 0)
  );
}

export const costOf = (test: string, costs: Readonly<Record<string, number>>): number =>
  costs[test] ?? USUAL_SECONDS.find(([floor]) => floor.test(test))?.[1] ?? 0;

/** The tests in the folder of a file, or in the nearest folder above that has any. */
function besides(file: string, tests: readonly string[]): readonly string[] {
  const rooms = file.split('/').slice(0, -1);
  // `src/client` alone is no room.
  for (; rooms.length > 2; rooms.pop()) {
    const folder = `${rooms.join('/')}/`;
    const inside = tests.filter(
      (test) => test.startsWith(folder) && !test.slice(folder.length).includes('/'),
    );
    if (inside.length > 0) return inside;
  }
  return [];
}

function isOfSubject(file: string, test: string): boolean {
  const words = new Set(wordsOf(test));
  return subjectsOf(file).some((subject) => subject.every((word) => words.has(word)));
}

/** The rooms that a file is in, as words: `gridSignals` is grid and signal. */
function subjectsOf(file: string): readonly (readonly string[])[] {
  const rooms = file.split('/').slice(0, -1);
  const texts = file.endsWith('.json') && rooms.length > 0 ? [basename(file, '.json')] : [];
  return [...rooms, ...texts]
    .filter((room) => !NO_SUBJECT.has(room))
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[^a-zA-Z]+|(?=[A-Z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase().replace(/s$/, ''));
