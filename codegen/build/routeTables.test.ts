import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeTables } from './routeTables.ts';

it('every file of the app that names screens is a known route table, or its screens would have no texts', () => {
  const app = 'src/client/app';
  const sources = readdirSync(app).filter((file) => /\.tsx?$/.test(file));
  const naming = sources.filter((file) =>
    readFileSync(`${app}/${file}`, 'utf8').includes("screen: () => import('"),
  );
  expect(naming.toSorted()).toEqual(routeTables.toSorted());
});
