import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Vite } from 'vitest/node';

/** The folder with the instrumented files of a run with mutants; unset in every other run. */
export const MUTANTS_VARIABLE = 'EBBWATT_MUTANTS';

/** Set in the one run that notes which tests reach which mutants. */
export const REACH_VARIABLE = 'EBBWATT_MUTANTS_REACH';

/** What the driver writes there: instrumented texts by path from the root. */
export const instrumentedFile = (folder: string): string => join(folder, 'files.json');

/** Serves the instrumented files of a run with mutants in place of the source's. */
export function mutantPlugin(root: string, folder: string): Vite.Plugin {
  const file = instrumentedFile(folder);
  const texts = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)
    : {};
  return {
    name: 'ebbwatt:mutants',
    enforce: 'pre',
    load: (id) => texts[relative(root, id.split('?', 1)[0] ?? id)],
  };
}
