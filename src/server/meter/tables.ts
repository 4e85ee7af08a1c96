import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MeterFileNotice } from '../../domain/meter/meterFile.ts';
import type { StoredRun } from '../../domain/meter/packedRuns.ts';
import { utilities } from '../programs/tables.ts';
import { members } from '../session/tables.ts';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A meter. It belongs to one member over all brands; its number is stored only as a keyed hash. */
export const servicePoints = pgTable(
  'service_points',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** Keyed hash of the number; `released:<id>` once another member proved to be the owner. */
    numberHash: text('number_hash').notNull(),
    numberLast4: text('number_last4').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Whether a utility or an operator confirmed the owner; otherwise it is the member's own claim. */
    verified: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The first UTC day whose consumption is in the archive, and the second at which it begins; null: none is. */
    archivedFrom: date('archived_from'),
    archivedFromSecond: integer('archived_from_second'),
    /** The last UTC day of which anything is in the archive; null: nothing is. */
    archivedTo: date('archived_to'),
  },
  (t) => [
    uniqueIndex('service_points_number').on(t.numberHash),
    index('service_points_member').on(t.memberId),
    index('service_points_end').on(t.brand, sql`lower(${t.numberLast4})`),
  ],
);

const day = {
  servicePointId: uuid('service_point_id').notNull(),
  channel: text({ enum: ['import', 'export'] }).notNull(),
  utcDay: date('utc_day').notNull(),
  intervalSeconds: integer('interval_seconds').notNull(),
  startSecond: integer('start_second').notNull(),
  /** Packed milliwatt-hours, one per interval; see src/domain/meter/packedBytes.ts. */
  readings: bytea().notNull(),
  /** See src/domain/meter/packedRuns.ts. */
  runs: jsonb().$type<readonly StoredRun[]>().notNull(),
  /** Seconds covered by the readings that start on this day; 86400 for a day without a gap. */
  coveredSeconds: integer('covered_seconds').notNull(),
  version: integer().notNull(),
};

/** Current readings: one row per service point, channel and UTC day. */
export const readingDays = pgTable('reading_days', day, (t) => [
  primaryKey({ columns: [t.servicePointId, t.channel, t.utcDay] }),
]);

/** Earlier versions of corrected days. Never updated. */
export const readingDayVersions = pgTable(
  'reading_day_versions',
  {
    ...day,
    replacedAt: timestamp('replaced_at', { withTimezone: true }).notNull(),
    replacedBy: uuid('replaced_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.servicePointId, t.channel, t.utcDay, t.version] })],
);

/** One imported file. The same bytes of the same member and source are imported once. */
export const meterImports = pgTable(
  'meter_imports',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    id: uuid().notNull(),
    brand: text().notNull(),
    fileName: text('file_name').notNull(),
    format: text({ enum: ['green-button', 'nem12'] }).notNull(),
    source: text({ enum: ['utility', 'operator', 'upload'] }).notNull(),
    sha256: text().notNull(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    readings: integer().notNull(),
    newDays: integer('new_days').notNull(),
    changedDays: integer('changed_days').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }),
    lastAt: timestamp('last_at', { withTimezone: true }),
    notes: jsonb().$type<readonly (MeterFileNotice | string)[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.id] }),
    uniqueIndex('meter_imports_once').on(t.memberId, t.sha256, t.source),
    index('meter_imports_latest').on(t.memberId, t.importedAt),
  ],
);

/** A refused meter of a utility's delivery, or a delivery refused as a whole, for the utility's staff. */
export const deliveryFaults = pgTable(
  'delivery_faults',
  {
    id: uuid().primaryKey(),
    brand: text().notNull(),
    utilityId: uuid('utility_id')
      .notNull()
      .references(() => utilities.id),
    fileName: text('file_name').notNull(),
    sha256: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** 0 if the fault has no place. */
    line: integer().notNull(),
    code: text().notNull(),
    /** The sentence without file and place. */
    fault: text().notNull(),
    /** Null: the whole file, or a meter with an unreadable number. */
    numberLast4: text('number_last4'),
    /** The meter's owner, if known. */
    memberId: uuid('member_id').references(() => members.id),
    /** When a later file of the utility was read; null: none was. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('delivery_faults_once').on(t.utilityId, t.sha256, t.line, t.code),
    index('delivery_faults_latest').on(t.utilityId, t.receivedAt),
    index('delivery_faults_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
  ],
);
