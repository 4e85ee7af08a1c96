import type { Message } from '../../platform/notify.ts';
import type { ScheduledDeps } from './deps.ts';

interface Pages<Reader> {
  /** Readers of a page. */
  readonly size: number;
  /** The page after a reader, ordered by id; null: the first. */
  read(after: string | null, limit: number): Promise<readonly Reader[]>;
  id(reader: Reader): string;
  messages(page: readonly Reader[]): readonly Message[] | Promise<readonly Message[]>;
}

/** Writes to all readers, a page after the other, until the job has to stop. */
export async function sendPages<Reader>(
  { db, notify, signal }: Pick<ScheduledDeps, 'db' | 'notify' | 'signal'>,
  { size, read, id, messages }: Pages<Reader>,
): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const page: readonly Reader[] = await read(after, size);
    await notify.sendAll(db, await messages(page));
    const last = page.at(-1);
    if (last === undefined || page.length < size) return;
    after = id(last);
  }
}
