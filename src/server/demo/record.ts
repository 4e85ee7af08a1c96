import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { systemSettings } from '../platform/tables.ts';
import type { DemoRole } from './cast.ts';
import type { Household } from './household.ts';

/** The row of the settings that holds the record. */
export const RECORD_KEY = 'demonstration';
/** Why whatever the demonstration makes was made. */
export const DEMO_REASON = 'Made for the demonstration';

/** A made-up member, as the demonstration remembers it to go on with its life. */
export interface DemoMember {
  readonly brandId: string;
  readonly memberId: string;
  readonly role: DemoRole;
  readonly email: string;
  readonly name: string;
  /** Null: no readings. */
  readonly home: Household | null;
  readonly meterNumber: string;
  readonly eventUse: number;
  /** Readings are not delivered after this instant (milliseconds since 1970); null: they go on. */
  readonly silentSince: number | null;
  /** Readings are there up to here, seconds since 1970. */
  readonly readUntil: number;
}

/** What was made. One row: a brand is either in it, or has nothing. */
export interface DemoRecord {
  readonly brands: readonly string[];
  readonly programs: readonly {
    readonly brandId: string;
    readonly programId: string;
    readonly zone: string;
  }[];
  readonly members: readonly DemoMember[];
  /** When the demonstration last went on with its life; milliseconds since 1970. */
  readonly tendedAt: number;
}

export const EMPTY_RECORD: DemoRecord = { brands: [], programs: [], members: [], tendedAt: 0 };

export async function readRecord(db: Db): Promise<DemoRecord> {
  const [row] = await db
    .select({ value: systemSettings.value })
    .from(systemSettings)
    .where(eq(systemSettings.key, RECORD_KEY));
  return row === undefined ? EMPTY_RECORD : (row.value as DemoRecord);
}

export async function writeRecord(db: Db, value: DemoRecord, now: Date): Promise<void> {
  await db
    .insert(systemSettings)
    .values({ key: RECORD_KEY, value, updatedAt: now })
    .onConflictDoUpdate({ target: systemSettings.key, set: { value, updatedAt: now } });
}
