import { afterAll, beforeAll, expect, it } from 'vitest';
import { shelve } from '../../../tests/support/rewardShelf.ts';
import { testDb, type TestDatabase } from '../../../tests/support/testDb.ts';
import { createIds } from '../platform/ids.ts';
import { systemClock } from '../platform/clock.ts';
import type { RequestContext } from '../platform/context.ts';
import { titleFor } from './titles.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDb();
  const words = (title: string) => ({ title, text: '', terms: '' });
  await shelve(
    { db: database.db, newId: createIds(systemClock) },
    { brand: 'ca-telecom', texts: { 'en-CA': words('Plant trees'), 'fr-CA': words('Planter des arbres') } },
  );
});
afterAll(() => database.close());

const reader = (locale: string, brandId = 'ca-telecom', locales: readonly string[] = ['en-CA', 'fr-CA']) =>
  ({ db: database.db, locale, brand: { id: brandId, config: { locales } } }) as unknown as RequestContext;

it('calls an order what its reward is called in the reader’s language', async () => {
  const french = reader('fr-CA');
  expect(
    await Promise.all(['Plant trees', 'Planter des arbres'].map((title) => titleFor(french, title))),
  ).toEqual(['Planter des arbres', 'Planter des arbres']);
  expect(await titleFor(reader('en-CA'), 'Planter des arbres')).toBe('Plant trees');
});

it('leaves a title as it was when nothing of the brand has that name', async () => {
  expect(await titleFor(reader('fr-CA'), 'Plant a tree')).toBe('Plant a tree');
  expect(await titleFor(reader('fr-CA', 'org'), 'Plant trees')).toBe('Plant trees');
  expect(await titleFor(reader('fr-CA'), null)).toBe(null);
});
