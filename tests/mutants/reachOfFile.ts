import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { MUTANTS_VARIABLE } from './mutantPlugin.ts';

// A setup file: notes which mutants a file of tests reaches, and how long the file takes. What is reached while modules
// load is noted for no file, because only the first file of a worker loads them.
interface Stryker {
  mutantCoverage?: { readonly perTest: Record<string, Readonly<Record<string, number>>> };
  currentTestId?: string | undefined;
}

const stryker = ((globalThis as { __stryker__?: Stryker }).__stryker__ ??= {});
stryker.currentTestId = undefined;
let began = 0;

beforeAll(() => {
  stryker.currentTestId = expect.getState().testPath ?? 'unknown';
  began = performance.now();
});

afterAll(() => {
  const file = stryker.currentTestId ?? 'unknown';
  stryker.currentTestId = undefined;
  const reached = Object.keys(stryker.mutantCoverage?.perTest[file] ?? {});
  appendFileSync(
    join(process.env[MUTANTS_VARIABLE] ?? '', 'reach.jsonl'),
    `${JSON.stringify({ file, milliseconds: Math.round(performance.now() - began), reached })}\n`,
  );
});
