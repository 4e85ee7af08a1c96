import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Tests that use the test database without caring which one it is. */
const OF_NO_DATABASE = [
  // The disk under the embedded database, which it opens itself.
  'tests/server/diskFull.test.ts',
  // A list of commands that needs no database.
  'src/server/app/commandUsages.test.ts',
];

/**
 * What also runs on the embedded database where PostgreSQL is the judge. Only what can differ on it: its one connection,
 * the values that its driver passes, the folder that a killed process leaves behind. Tests that open it themselves
 * (folder, lock, durability, full disk) run once, like all that uses no test database.
 */
const EMBEDDED = [
  // Statements, transactions, short reads, migrations, the queue of jobs.
  'src/server/platform/db/database.test.ts',
  'src/server/platform/db/pipeline.test.ts',
  'src/server/platform/allowances.test.ts',
  'tests/server/migrations.test.ts',
  'tests/server/jobs.test.ts',
  'tests/server/idempotency.test.ts',
  // Whether reads write anything can be seen only where nobody else writes.
  'tests/server/preview.test.ts',
  // Killed with its database.
  'tests/server/program.kill.test.ts',
  'tests/server/orders.kill.test.ts',
  'tests/server/devicesInEvents.kill.test.ts',
  'tests/server/product/process.kill.test.ts',
  // The demonstration writes to nearly every store, and its removal deletes from them.
  'src/server/demo/world.test.ts',
  'src/server/demo/remove.test.ts',
  // One file for each store: sessions, ledger, meters, settlement, events, and so on.
  'src/server/session/store/sessions.test.ts',
  'src/server/ledger/triggers.test.ts',
  'src/server/meter/commands/importReadings.test.ts',
  'src/server/settlement/life.test.ts',
  'src/server/events/store/accuracy.test.ts',
  'src/server/events/schedule/scheduling.test.ts',
  'src/server/orders/titles.test.ts',
  'src/server/readmodels/home.test.ts',
  'tests/server/offersConnected.test.ts',
  'tests/server/wheelDraws.test.ts',
  'tests/server/notificationSwitches.test.ts',
  'tests/server/experiments.test.ts',
  'tests/server/utilityByAccount.test.ts',
  'tests/server/product/ownAccount.test.ts',
  'tests/server/product/postalCodes.test.ts',
  'tests/server/product/staffMembers.test.ts',
];

/** The folders of the server's tests. */
const FOLDERS = ['src/server', 'src/sandbox', 'tests/server'];
/** A test, or what tests share: the product imports neither, so no way to the test database leads through it. */
const OF_TESTS = /^tests\/|\.test\.tsx?$/;
/** An import at run time, of a file of ours. */
const IMPORT = /^(?:import|export) (?!type )[^;(=']*'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/**
 * The server's test files that could give another result on another database, as paths from the root: those that use the
 * test database. So could neither contracts nor access: who may call what doesn't depend on the database. `vitest related` finds those, too, but compiles the whole server for it.
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
  ).filter((file) => usesDatabase(file) && !OF_NO_DATABASE.includes(file));
}

/** The part of them that always runs on the embedded database. */
export function embeddedTests(root: string): readonly string[] {
  const using = new Set(databaseTests(root));
  const lost = EMBEDDED.filter((file) => !using.has(file));
  if (lost.length > 0) throw new Error(`No test that uses the database: ${lost.join(', ')}`);
  return EMBEDDED;
}

function importsOf(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, fixed, dynamic]) => join(dirname(file), fixed ?? dynamic ?? ''));
}
