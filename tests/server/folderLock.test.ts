import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from '../../src/server/platform/db/folderLock.ts';
import { thisProcess } from '../../src/server/platform/db/processIdentity.ts';
import { testProgram } from '../support/program.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ebbwatt-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that locks the folder; returns its output. */
async function taker(): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [testProgram('hold'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return { said, child };
}

const gone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()));

describe('the lock of the data folder', () => {
  it('refuses a second process and names the folder and the first', async () => {
    const { said, child } = await taker();
    expect(said).toBe('held');
    const second = await taker();
    expect(second.said).toContain(`refused ${folder} is in use by process ${child.pid}.`);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
  });

  it('refuses the same process a second time, and releases the folder', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.release();
    lockFolder(folder).release();
  });

  it('can be locked again after its process was killed', async () => {
    const { child } = await taker();
    child.kill('SIGKILL');
    await gone(child);
    lockFolder(folder).release();
  });

  it('of a dead process goes to exactly one of several starters', async () => {
    const { child } = await taker();
    child.kill('SIGKILL');
    await gone(child);
    const said = (await Promise.all([1, 2, 3, 4].map(() => taker()))).map((each) => each.said.split(' ')[0]);
    expect(said.sort()).toEqual(['held', 'refused', 'refused', 'refused']);
  });

  it('is free after its release, and leaves one file behind', async () => {
    const { child } = await taker();
    child.stdin?.write('give it back\n');
    await gone(child);
    lockFolder(folder).release();
    expect(readdirSync(join(folder, 'lock'))).toEqual(['2']);
  });

  it('of a process number that another process has by now is free', () => {
    const lock = lockFolder(folder);
    lock.release();
    writeFileSync(
      join(folder, 'lock', '2'),
      JSON.stringify({ ...thisProcess(), pid: process.ppid, started: '1', held: true }),
    );
    lockFolder(folder).release();
  });

  it('of another machine is free after it has been silent for half a minute', () => {
    lockFolder(folder).release();
    const file = join(folder, 'lock', '2');
    writeFileSync(file, JSON.stringify({ pid: 1, machine: 'elsewhere', started: '1', held: true }));
    expect(() => lockFolder(folder)).toThrow('another machine or container');
    const past = new Date(Date.now() - 31_000);
    utimesSync(file, past, past);
    lockFolder(folder).release();
  });

  it('half written by a process that was killed counts as free', () => {
    lockFolder(folder).release();
    writeFileSync(join(folder, 'lock', '2'), '{"pid":');
    lockFolder(folder).release();
  });
});
