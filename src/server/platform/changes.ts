import { sql } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import type { OpenDatabase } from './db/open.ts';

/** What other processes are notified of: the name of the channel in the database. */
export type Topic = 'targeting';

/** Runs on a brand's change; null: any brand may have changed, because messages may have been missed. */
export type OnChange = (brandId: string | null) => void | Promise<void>;

/** Informs every process of committed changes that they hold in memory. */
export interface Changes {
  on(topic: Topic, listener: OnChange): void;
  /** Within the transaction of the change: the other processes are notified after the commit. */
  announce(tx: Db, topic: Topic, brandId: string): Promise<void>;
  /** After the commit: this process applies the change before it continues. */
  notify(topic: Topic, brandId: string): Promise<void>;
  /** False while messages may be missed. */
  isListening(): boolean;
}

export function createChanges(database: Pick<OpenDatabase, 'kind' | 'listen'>): Changes {
  const listeners = new Map<Topic, OnChange[]>();
  const notify = async (topic: Topic, brandId: string | null): Promise<void> => {
    for (const listener of listeners.get(topic) ?? []) await listener(brandId);
  };
  let listening: (() => boolean) | null = null;
  return {
    on: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
      listening ??= database.listen(topic, (message) => void notify(topic, message).catch(() => undefined));
    },
    announce: async (tx, topic, brandId) => {
      // The embedded database has one process, which knows of its own changes.
      if (database.kind === 'server') await tx.execute(sql`select pg_notify(${topic}, ${brandId})`);
    },
    notify,
    isListening: () => listening?.() ?? false,
  };
}
