/** A store of files by path, such as `default/readings/2025-03/<id>.parquet`. What it throws means that it can't be reached. */
export interface ObjectStore {
  /** The whole file or nothing, on the disk when it returns. */
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** The bytes from `from` up to `to`, which is not included. Throws where there is no such file. */
  read(path: string, from: number, to: number): Promise<Uint8Array>;
  /** Null: there is no such file. */
  size(path: string): Promise<number | null>;
  /** Does nothing where there is no such file. */
  remove(path: string): Promise<void>;
  /** The paths that begin so, in any order. */
  list(prefix: string): AsyncIterable<string>;
}
