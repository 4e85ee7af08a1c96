import { fdatasyncSync, writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { isNoSpace } from './diskFull.ts';
import type { DiskSpace } from './diskSpace.ts';

/** The operating system calls that database files need; tests inject faults here. */
export interface Disk {
  /** Returns the number of bytes written, as `fs.writeSync`. */
  write(
    file: number,
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
    path: string,
  ): number;
  /** Returns once the file's bytes are on the disk. */
  sync(file: number, path: string): void;
}

export const realDisk: Disk = {
  write: (file, bytes, offset, length, position) => writeSync(file, bytes, offset, length, position),
  sync: (file) => fdatasyncSync(file),
};

/**
 * PGlite's own parameters without `-F`, which switches syncing off. Its build has an empty `fdatasync`, so the log is
 * synced by `fsync`, which reaches the file system below.
 */
export const DURABLE_PARAMETERS: string[] = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

interface Stream {
  readonly nfd: number;
  readonly node: object;
}

interface Attributes {
  readonly mode?: number;
}

/** The part of Emscripten's module that its types leave out. */
interface NodeModule {
  readonly FS: { getPath(node: object): string };
  readonly NODEFS: {
    tryFSOperation<T>(work: () => T): T;
    readonly node_ops: { setattr: (node: object, attributes: Attributes) => void };
    readonly stream_ops: {
      setattr: (stream: Stream, attributes: Attributes) => void;
      write(stream: Stream, bytes: Uint8Array, offset: number, length: number, position: number): number;
      fsync?(stream: Stream): number;
    };
  };
}

export interface DurableFolderOptions {
  readonly disk: Disk;
  readonly space: DiskSpace;
  /** Called when the database aborted and can't continue in this process. */
  onBroken(): void;
}

type Init = NodeFS['init'];

/**
 * A folder of the embedded database whose commits are durable. PGlite's file system on Node has no `fsync`, and the
 * database hangs when its log can't be written; here a full disk uses up the reserve first.
 */
export class DurableFolder extends NodeFS {
  readonly #options: DurableFolderOptions;

  constructor(folder: string, options: DurableFolderOptions) {
    super(folder);
    this.#options = options;
  }

  override init(...[pg, given]: Parameters<Init>): ReturnType<Init> {
    const { onBroken } = this.#options;
    const prepare = (module: unknown): void => this.#prepare(module as NodeModule);
    return super.init(pg, { ...given, onAbort: onBroken, preRun: [...(given.preRun ?? []), prepare] });
  }

  /** Runs before the folder is mounted, because files copy the operations at that time. */
  #prepare({ FS, NODEFS }: NodeModule): void {
    const { disk, space } = this.#options;
    const { node_ops: nodes, stream_ops: operations } = NODEFS;
    nodes.setattr = keepOthersOut(nodes.setattr);
    operations.setattr = keepOthersOut(operations.setattr);
    operations.fsync = ({ nfd, node }) => {
      NODEFS.tryFSOperation(() => disk.sync(nfd, FS.getPath(node)));
      return 0;
    };
    operations.write = ({ nfd, node }, bytes, offset, length, position) => {
      const path = FS.getPath(node);
      const write = (): number => writeAll(disk, { file: nfd, bytes, offset, length, position, path });
      return NODEFS.tryFSOperation(() => {
        try {
          return write();
        } catch (error) {
          if (!isNoSpace(error)) throw error;
          // A table that can't grow fails one statement; a log that can't grow would end the process.
          const again = space.noteFull({ mayUseReserve: path.includes('/pg_wal/') });
          if (!again) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
          return write();
        }
      });
    };
  }
}

/** A new database's files are unpacked from an archive whose modes allow other users to read them. */
function keepOthersOut<Of>(
  set: (of: Of, attributes: Attributes) => void,
): (of: Of, attributes: Attributes) => void {
  return (of, attributes) =>
    set(of, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 });
}

interface Write {
  readonly file: number;
  readonly bytes: Uint8Array;
  readonly offset: number;
  readonly length: number;
  readonly position: number;
  readonly path: string;
}

/** A nearly full disk accepts part of a write without an error and fails only the next one. */
function writeAll(disk: Disk, { file, bytes, offset, length, position, path }: Write): number {
  let written = 0;
  while (written < length)
    written += disk.write(file, bytes, offset + written, length - written, position + written, path);
  return written;
}
