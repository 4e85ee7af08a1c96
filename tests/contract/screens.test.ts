import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOT_SWEPT, sweptRoutes } from '../support/screens.ts';

/** The paths of a table, read as text: its modules would load the client. */
function pathsIn(table: string): readonly string[] {
  const source = readFileSync(new URL(`../../src/client/app/${table}`, import.meta.url), 'utf8');
  return [...source.matchAll(/(?:^\s+|\{ )path: '([^']+)',/gm)].map(([, path = '']) => path);
}

const rows = [
  'routes.ts',
  'laterRoutes.ts',
  'staffRoutes.ts',
  'memberPageRows.ts',
  'moneyRows.ts',
  'queueRows.ts',
  'systemPageRows.ts',
]
  .flatMap(pathsIn)
  // The staff area, and no screen.
  .filter((path) => path !== '/internal/*');

it('every screen of the route table is opened by the browser’s sweep, or is left out for a reason', () => {
  expect(rows.length).toBeGreaterThan(100);
  const swept = sweptRoutes();
  expect(rows.filter((path) => !swept.has(path) && !Object.hasOwn(NOT_SWEPT, path))).toEqual([]);
});

it('what is left out exists and isn’t swept, and the sweep opens no screen that the table lacks', () => {
  const swept = sweptRoutes();
  expect(Object.keys(NOT_SWEPT).filter((path) => swept.has(path) || !rows.includes(path))).toEqual([]);
  // The last shell has a page for every other address.
  expect([...swept].filter((path) => path !== '*' && !rows.includes(path))).toEqual([]);
});
