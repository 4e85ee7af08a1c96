import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isNoSpace } from '../platform/db/diskFull.ts';
import { syncFolder } from '../platform/db/syncFolder.ts';
import { CommandFault } from '../platform/operator/command.ts';
import type { ManifestFile } from './manifest.ts';

/**
 * Fills a new folder under another name, which becomes `folder` when everything is on the disk. What fails or is
 * interrupted leaves no folder behind.
 */
export async function fillFolder<T>(folder: string, fill: (draft: string) => Promise<T>): Promise<T> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new CommandFault(`${folder} isn’t empty. Name a new folder for the backup.`);
  const draft = `${folder}.part`;
  process.umask(0o077);
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    const filled = await fill(draft);
    await syncFolder(draft);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    renameSync(draft, folder);
    return filled;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw isNoSpace(error) ? new CommandFault(`The disk of ${folder} is full: there is no backup.`) : error;
  }
}

/** Copies one file and returns its size and hash. */
export async function copyHashed(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<Omit<ManifestFile, 'name'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(from), through, createWriteStream(to, { mode: 0o600 }), { signal });
  return { bytes, sha256: hash.digest('hex') };
}

export async function hashFile(file: string, signal: AbortSignal): Promise<Omit<ManifestFile, 'name'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(file, { signal }) as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** The files and the empty folders below a folder, by their paths in it. */
export async function listFolder(
  folder: string,
): Promise<{ readonly files: readonly string[]; readonly folders: readonly string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const toPath = (entry: (typeof entries)[number]): string =>
    relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
  return {
    files: entries
      .filter((entry) => entry.isFile())
      .map(toPath)
      .sort(),
    folders: entries
      .filter((entry) => entry.isDirectory())
      .map(toPath)
      .sort(),
  };
}

/** Throws a CommandFault for a file of the backup that is missing or was changed. */
export function refuseChanged(
  { name, bytes, sha256 }: ManifestFile,
  found: Omit<ManifestFile, 'name'> | null,
): void {
  if (found === null) throw new CommandFault(`${name} is missing in the backup. Nothing was restored.`);
  if (found.bytes !== bytes || found.sha256 !== sha256)
    throw new CommandFault(
      `${name} was changed after the backup was made: its SHA-256 is another one. Nothing was restored.`,
    );
}
