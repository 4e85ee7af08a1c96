import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBackend } from '../../src/server/app/backend.ts';
import { contracts } from '../../src/server/app/contracts.ts';
import type { Resolvers } from '../../codegen/graphql/resolvers.ts';
import type { Core } from '../../src/server/app/modules.ts';
import { run } from '../../src/server/app/run.ts';
import { startFault } from '../../src/server/app/startFault.ts';
import { subjects } from '../../src/server/app/subjects.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { createLog } from '../../src/server/platform/log.ts';
import type { SubjectModule } from '../../src/server/platform/subject.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { freePort } from '../support/postgresServer.ts';
import { migratedFolder } from '../support/migratedFolder.ts';
import { program, testProgram } from '../support/program.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'ebbwatt-bad-start-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startedWith(
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | null; errors: string }> {
  const one = program({ DATA_DIR: join(folder, 'data'), ...settings }, [], testProgram('shipped'));
  const code = await one.ended;
  return { code, errors: one.errors().trim() };
}

describe('the shipped program does not start, and says why in a sentence,', { timeout: 60_000 }, () => {
  it('with a brand that does not exist', async () => {
    const { code, errors } = await startedWith({ EBBWATT_BRAND: 'nobody' });
    expect(code).toBe(1);
    expect(errors).toContain('nobody');
    expect(errors).not.toMatch(/^\s+at /m);
  });

  it('with a database that is not there', async () => {
    const { code, errors } = await startedWith({
      DATABASE_URL: `postgres://ebbwatt:hush@127.0.0.1:${await freePort()}/ebbwatt`,
    });
    expect([code, errors]).toEqual([
      1,
      'We can’t reach the database in DATABASE_URL. Is it running, and is the address right?',
    ]);
  });
});

const withoutPlacements = ({ Viewer }: Resolvers): Pick<Resolvers, 'Viewer'> =>
  Viewer === undefined
    ? {}
    : { Viewer: Object.fromEntries(Object.entries(Viewer).filter(([field]) => field !== 'placements')) };

describe('a program that lacks a handler', { timeout: 60_000 }, () => {
  it.each([
    [
      'REST',
      'There is no handler for getMeterData of the REST contract.',
      ({ rest, ...others }: SubjectModule) => ({
        ...others,
        ...(rest && {
          rest: Object.fromEntries(Object.entries(rest).filter(([id]) => id !== 'getMeterData')),
        }),
      }),
    ],
    [
      'GraphQL',
      'There is no resolver for Viewer.placements of the GraphQL contract.',
      ({ resolvers, ...others }: SubjectModule) => ({
        ...others,
        ...(resolvers && { resolvers: { ...resolvers, ...withoutPlacements(resolvers) } }),
      }),
    ],
  ])('does not start, and says so before the demonstration is made: %s', async (kind, message, without) => {
    const dataDir = join(folder, `lacking-${kind}`);
    await migratedFolder(join(dataDir, 'db'));
    const config = readConfig(
      { EBBWATT_ENV: 'test', DEMO: 'on', PAGES: 'off', PORT: '0', SANDBOX_PORT: 'off', DATA_DIR: dataDir },
      [],
      projectRoot(),
    );
    let made = false;
    const demonstration = async (): Promise<readonly string[]> => {
      made = true;
      return [];
    };
    const parts = {
      contracts,
      subjects: (core: Core) => subjects(core).map((subject): SubjectModule => without(subject)),
      demonstration,
    };
    await expect(run(projectRoot(), config, createLog('silent'), parts)).rejects.toThrow(message);
    expect(made).toBe(false);
  });
});

describe('a brand folder with an error', () => {
  it('stops the start before anything is made, with every file, field and reason', async () => {
    cpSync(join(projectRoot(), 'brands'), join(folder, 'brands'), { recursive: true });
    const file = join(folder, 'brands', 'au-retailer', 'brand.json');
    const brand = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...brand, currency: 'dollars' }));
    writeFileSync(join(folder, 'brands', 'org', 'words.json'), '{ "en-US": ');
    const config = readConfig(
      { EBBWATT_ENV: 'test', DEMO: 'off', DATA_DIR: join(folder, 'never') },
      [],
      folder,
    );
    const refused = await openBackend(folder, config, createLog('silent'), { subjects: () => [] }).then(
      () => null,
      (error: unknown) => startFault(error),
    );
    expect(refused).toMatch(/au-retailer\/brand\.json.*currency/);
    expect(refused).toMatch(/org\/words\.json/);
    expect(existsSync(join(folder, 'never'))).toBe(false);
  });
});
