import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { production, unusedRelay } from './leanPackages.ts';

const inPackages = (path: string): string =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

it.each(unusedRelay)('%s is a file of Relay as it is installed', (module) => {
  expect(existsSync(inPackages(`${module}.js`))).toBe(true);
});

it.each(Object.values(production))('%s is a file of React Router as it is installed', (file) => {
  expect(existsSync(inPackages(file))).toBe(true);
});
