import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests of what has nothing to do with a PostgreSQL server. */
const OF_NO_SERVER = [
  // The disk under the embedded database.
  'tests/server/diskFull.test.ts',
  // A list of commands that needs no database.
  'src/server/app/commandUsages.test.ts',
];

/** The folders of the server's tests. */
const FOLDERS = ['src/server', 'src/sandbox', 'tests/server'];
/** A test, or what tests share: the product imports neither, so no way to the test database leads through it. */
const OF_TESTS = /^tests\/|\.test\.tsx?$/;
/** An import at run time, of a file of ours. */
const IMPORT = /^(?:import|export) (?!type )[^;(=']*'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/**
 * The server's test files that could give another result on a PostgreSQL server, as paths from the root: those that use
 * the test database. `vitest related` finds those, too, but compiles the whole server for it.
 */
export function databaseTests(root: string): readonly string[] {
  const known = new Map<string, boolean>();
  const usesDatabase = (file: string): boolean => {
    const answer = known.get(file);
    if (answer !== undefined) return answer;
    known.set(file, file === 'tests/support/testDb.ts');
    if (known.get(file) === false)
      known.set(
        file,
        importsOf(root, file)
          .filter((each) => OF_TESTS.test(each))
          .some(usesDatabase),
      );
    return known.get(file) ?? false;
  };
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  ).filter((file) => usesDatabase(file) && !OF_NO_SERVER.includes(file));
}

function importsOf(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, fixed, dynamic]) => join(dirname(file), fixed ?? dynamic ?? ''));
}
