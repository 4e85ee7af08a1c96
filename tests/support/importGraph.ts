import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An import of a file of ours, at run time or of types only. */
const IMPORT = /^(?:import|export) [^;(=']*'(\.[^']+)'|\bimport\('(\.[^']+)'\)|^import '(\.[^']+)'/gm;

/** Which files import which, read from their text: a compiler's graph takes a minute. */
export interface ImportGraph {
  readonly files: ReadonlySet<string>;
  /** The files that import a file, and how many steps away each is; the file itself has 0. */
  importersOf(file: string): ReadonlyMap<string, number>;
}

export function readImports(root: string): ImportGraph {
  const files = new Set(
    execFileSync(
      'git',
      ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tests', 'codegen'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    )
      .split('\n')
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name)),
  );
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, fixed, dynamic, bare] of textOf(root, file).matchAll(IMPORT)) {
      const target = join(file, '..', fixed ?? dynamic ?? bare ?? '');
      const known = importers.get(target);
      if (known === undefined) importers.set(target, [file]);
      else known.push(file);
    }
  }
  return { files, importersOf: (file) => reach(file, importers) };
}

function reach(from: string, importers: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const steps = new Map([[from, 0]]);
  // A map can be extended while it is walked through.
  for (const [file, distance] of steps)
    for (const importer of importers.get(file) ?? [])
      if (!steps.has(importer)) steps.set(importer, distance + 1);
  return steps;
}

function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    // Deleted, but not from the index.
    return '';
  }
}
