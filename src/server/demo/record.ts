import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { systemSettings } from '../platform/tables.ts';
import type { DemoRole } from './cast.ts';
import type { Household } from './household.ts';

/** The settings row of the record. */
export const RECORD_KEY = 'demonstration';
/** The reason in the audit log. */
export const DEMO_REASON = 'Made for the demonstration';

/** A demonstration member's data for continuing the demonstration. */
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
  /** No readings are delivered after this instant (milliseconds since 1970); null: they continue. */
  readonly silentSince: number | null;
  /** The end of the delivered readings, seconds since 1970. */
  readonly readUntil: number;
}

/** What was created, in one row: a brand is either in it completely or not at all. */
export interface DemoRecord {
  readonly brands: readonly string[];
  readonly programs: readonly {
    readonly brandId: string;
    readonly programId: string;
    readonly zone: string;
  }[];
  readonly members: readonly DemoMember[];
  /** When the demonstration was last brought up to date; milliseconds since 1970. */
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
