import type { Db } from './db.ts';

/** What a database and all its transactions have in common, and no other database. */
export const sharedBy = (db: Db): object => (db as unknown as { readonly dialect: object }).dialect;
