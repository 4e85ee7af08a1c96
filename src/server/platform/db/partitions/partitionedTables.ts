/** A table that grows with homes and time, and the column by which it can be partitioned. */
export interface PartitionedTable {
  readonly name: string;
  /** In its primary key. Statements that are run often name it. */
  readonly key: string;
}

/** The tables that are partitioned on a large database, by hash, so that each part and its indexes stay small. */
export const PARTITIONED_TABLES: readonly PartitionedTable[] = [
  { name: 'reading_days', key: 'service_point_id' },
  { name: 'reading_day_versions', key: 'service_point_id' },
  { name: 'receipts', key: 'member_id' },
  { name: 'ledger_entries', key: 'member_id' },
  { name: 'participations', key: 'member_id' },
  { name: 'event_devices', key: 'member_id' },
  { name: 'device_hours', key: 'member_id' },
  { name: 'device_log', key: 'member_id' },
];

/** Parts of a table. A power of two, so that each can be halved later. */
export const PARTS = 16;
