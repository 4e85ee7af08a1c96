import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataFolder, DataFolderFault } from '../../src/server/platform/dataFolder.ts';
import { program } from '../support/program.ts';

let folder: string;
/** The most permissive umask, so that files made without a mode are open to everyone. */
let umask: number;

beforeEach(() => {
  umask = process.umask(0);
  folder = join(mkdtempSync(join(tmpdir(), 'ebbwatt-folder-')), 'data');
});
afterEach(() => {
  process.umask(umask);
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** Everything in a folder that others than its owner may read, write or enter. */
function openToOthers(path: string): string[] {
  const found = lstatSync(path);
  const inside = found.isDirectory()
    ? readdirSync(path).flatMap((name) => openToOthers(join(path, name)))
    : [];
  return (found.mode & 0o077) === 0 ? inside : [path, ...inside];
}

const fileMode = (path: string): number => statSync(path).mode & 0o777;

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it(
    'that others could read is closed to them, with everything that is in it and comes into it',
    { timeout: 240_000 },
    async () => {
      mkdirSync(join(folder, 'outbox'), { recursive: true, mode: 0o755 });
      writeFileSync(join(folder, 'outbox', 'earlier.eml'), 'To: ida@example.org', { mode: 0o666 });
      const running = program({ DATA_DIR: folder });
      try {
        await running.says(/listening (\d+)/);
        expect(fileMode(folder)).toBe(0o700);
        expect(fileMode(join(folder, 'outbox', 'earlier.eml'))).toBe(0o600);
        expect(readdirSync(join(folder, 'db', 'pg_wal')).length).toBeGreaterThan(0);
        expect(statSync(join(folder, 'operator.sock')).isSocket()).toBe(true);
        expect(openToOthers(folder)).toEqual([]);
      } finally {
        running.child.kill('SIGKILL');
        await running.ended;
      }
    },
  );

  it('is closed again when a restored backup opened its files', () => {
    claimDataFolder(folder);
    mkdirSync(join(folder, 'db', 'pg_wal'), { recursive: true });
    writeFileSync(join(folder, 'db', 'pg_wal', '000000010000000000000001'), '');
    for (const path of ['db', 'db/pg_wal']) chmodSync(join(folder, path), 0o755);
    chmodSync(join(folder, 'db', 'pg_wal', '000000010000000000000001'), 0o666);
    claimDataFolder(folder);
    expect(openToOthers(folder)).toEqual([]);
  });

  it(
    'that is open and holds other things than ours stops the start, and nothing is changed',
    { timeout: 60_000 },
    async () => {
      mkdirSync(folder, { mode: 0o755 });
      writeFileSync(join(folder, 'holiday.jpg'), '');
      const refused = program({ DATA_DIR: folder });
      expect(await refused.ended).toBe(1);
      expect(refused.errors().trim()).toBe(
        `${folder} is open to other users of this machine (mode 0755) and holds other things than Ebbwatt's data, such as holiday.jpg. Set DATA_DIR to a folder of its own, or close this one: chmod 700 ${folder}`,
      );
      expect(readdirSync(folder)).toEqual(['holiday.jpg']);
      expect(fileMode(folder)).toBe(0o755);
    },
  );

  it('of another user that is open to others is refused', () => {
    mkdirSync(folder, { mode: 0o755 });
    expect(() => claimDataFolder(folder, statSync(folder).uid + 1)).toThrow(DataFolderFault);
  });
});
