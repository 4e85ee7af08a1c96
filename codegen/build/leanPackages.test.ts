import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cuts, production, unusedRelay } from './leanPackages.ts';

const inPackages = (path: string): string =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

it.each(unusedRelay)('%s is a file of the installed Relay', (module) => {
  expect(existsSync(inPackages(`${module}.js`))).toBe(true);
});

it.each(Object.values(production))('%s is a file of the installed React Router', (file) => {
  expect(existsSync(inPackages(file))).toBe(true);
});

it.each(cuts)('the installed $file contains the code that $from removes', ({ file, from }) => {
  expect(readFileSync(inPackages(file), 'utf8')).toMatch(new RegExp(from, 'm'));
});

it('the client uses no formatter that the build removes', () => {
  const client = fileURLToPath(new URL('../../src/client/', import.meta.url));
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const leftOut =
    /\bintl\.format(?!Message\b|Number\b|Date\b|List\b)|<Formatted(?!Message\b|Number\b|Date\b|List\b)/;
  expect(sources.filter((file) => leftOut.test(readFileSync(client + file, 'utf8')))).toEqual([]);
});

it('no query names a kind of field whose reading the build removes', () => {
  const artifacts = fileURLToPath(new URL('../relay/', import.meta.url));
  const leftOut = /"kind": "(?:\w*Resolver|ClientEdge\w*|ActorChange|ModuleImport)"/;
  expect(
    readdirSync(artifacts).filter((file) => leftOut.test(readFileSync(artifacts + file, 'utf8'))),
  ).toEqual([]);
});

it('the client uses no part of the router or of REST calls that the build removes', () => {
  const client = fileURLToPath(new URL('../../src/client/', import.meta.url));
  const sources = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const leftOut =
    /\b(?:useFetchers?|useSubmit|useActionData|viewTransition|useViewTransitionState)\b|^\s*action:.*LoaderFunctionArgs|createClient.*middleware/m;
  expect(sources.filter((file) => leftOut.test(readFileSync(client + file, 'utf8')))).toEqual([]);
});
