import { eq } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import type { Outbound } from './http/outbound.ts';
import { PartnerFault } from './http/partnerFault.ts';
import type { Mailer } from './mail.ts';
import { systemSettings } from './tables.ts';

/** What marks a database as a copy of another one, which may still be at work. */
export interface CopyMark {
  /** When the original looked like this, ISO 8601. */
  readonly takenAt: string;
  /** When the copy was made from it, ISO 8601. */
  readonly madeAt: string;
}

const COPY_KEY = 'copy';

/** How long a process may miss that a copy has become the real one. */
const REMEMBERED_MS = 2_000;

/** What goes on only in the real one. */
export interface CopyGuard {
  /** At most two seconds old. Throws when the database can't be asked, so that nothing leaves without an answer. */
  isCopy(): Promise<boolean>;
}

/** A mail that a copy doesn't send. */
class HeldByCopy extends Error {
  override readonly name = 'HeldByCopy';

  constructor() {
    super('This is a copy of another database: it sends nothing until `npm run go-live`.');
  }
}

export async function readCopyMark(db: Db): Promise<CopyMark | null> {
  const [row] = await db
    .select({ value: systemSettings.value })
    .from(systemSettings)
    .where(eq(systemSettings.key, COPY_KEY));
  return (row?.value as CopyMark | undefined) ?? null;
}

export async function writeCopyMark(db: Db, mark: CopyMark): Promise<void> {
  const changed = { value: mark, updatedAt: new Date(mark.madeAt) };
  await db
    .insert(systemSettings)
    .values({ key: COPY_KEY, ...changed })
    .onConflictDoUpdate({ target: systemSettings.key, set: changed });
}

/** The same as one text for psql, without values; null: it is the real one. */
export function copyMarkText(mark: CopyMark | null): string {
  if (mark === null) return `delete from public.system_settings where key = '${COPY_KEY}'`;
  const value = JSON.stringify(mark).replaceAll("'", "''");
  return `insert into public.system_settings (key, value, updated_at)
    values ('${COPY_KEY}', '${value}'::jsonb, '${mark.madeAt}')
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`;
}

/** From now on it is the real one. */
export async function removeCopyMark(db: Db): Promise<void> {
  await db.delete(systemSettings).where(eq(systemSettings.key, COPY_KEY));
}

export function createCopyGuard(db: Db): CopyGuard {
  let known = { isCopy: true, until: -Infinity };
  return {
    isCopy: async () => {
      if (known.until <= performance.now())
        known = {
          isCopy: (await readCopyMark(db)) !== null,
          until: performance.now() + REMEMBERED_MS,
        };
      return known.isCopy;
    },
  };
}

/** Mail that leaves only from the real one. */
export function holdMail(mail: Mailer, { isCopy }: CopyGuard): Mailer {
  return {
    send: async (message) => {
      if (await isCopy()) throw new HeldByCopy();
      await mail.send(message);
    },
    close: () => mail.close(),
  };
}

/** Calls of partners that leave only from the real one: commands, orders, payouts, texts, pushes, webhooks and queries. */
export function holdCalls(outbound: Outbound, { isCopy }: CopyGuard): Outbound {
  return {
    call: async (partner, request, limits) => {
      if (await isCopy()) throw new PartnerFault(partner, 'copy');
      return outbound.call(partner, request, limits);
    },
  };
}
