import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { projectRoot } from '../../src/server/platform/root.ts';
import { mutantPlugin, MUTANTS_VARIABLE } from '../mutants/mutantPlugin.ts';
import { FOLDER_VARIABLE, type ProgramName } from './program.ts';

const PROGRAMS: Record<ProgramName, string> = {
  shipped: 'src/server/app/main.ts',
  serve: 'tests/server/helpers/serveTest.ts',
  settle: 'tests/server/helpers/workUntilKilled.ts',
  dispatch: 'tests/server/helpers/dispatchUntilKilled.ts',
  fulfil: 'tests/server/helpers/fulfilUntilKilled.ts',
  fill: 'tests/server/helpers/writeUntilFull.ts',
  hold: 'tests/server/helpers/holdFolder.ts',
};

let folder: string | undefined;

/** Bundles the programs once for a run of the tests: compiling their sources takes longer than all else at a start. */
export async function setup(): Promise<void> {
  // `npm test` has bundled them.
  if (process.env[FOLDER_VARIABLE]) return;
  const root = projectRoot();
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'ebbwatt-test-programs-'));
  const mutants = process.env[MUTANTS_VARIABLE];
  const bundle = await rolldown({
    cwd: root,
    input: PROGRAMS,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    plugins: mutants === undefined ? [] : [mutantPlugin(root, mutants)],
    // None of these tests renders a page.
    moduleTypes: { '.css': 'empty' },
    logLevel: 'silent',
  });
  await bundle.write({ dir: folder, format: 'esm' });
  await bundle.close();
  process.env[FOLDER_VARIABLE] = folder;
}

export function teardown(): void {
  if (folder === undefined) return;
  rmSync(folder, { recursive: true, force: true });
  process.env[FOLDER_VARIABLE] = '';
}
