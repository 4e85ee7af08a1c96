import type { DeviceInEvent } from '../../../domain/events/deviceInEvent.ts';

/** Columns of `event_devices x` as the domain has them: times are epoch seconds. */
export const ROW_COLUMNS = `x.advance, x.participation, x.history, x.step, x.failures, x.tries, x.before, x.target, x.shifted,
   extract(epoch from x.due_at)::float8 as "dueAt", extract(epoch from x.until)::float8 as until, extract(epoch from x.seen_at)::float8 as "seenAt"`;

/** The same columns as they are set from a record `r` of `RECORD_COLUMNS`. */
export const ROW_UPDATE = `advance = r.advance, participation = r.participation, history = r.history, step = r.step, due_at = to_timestamp(r."dueAt"), failures = r.failures,
   tries = r.tries, before = r.before, target = r.target, until = to_timestamp(r.until), seen_at = to_timestamp(r."seenAt"), shifted = r.shifted`;

export const RECORD_COLUMNS = `"memberId" uuid, "deviceId" uuid, advance text, participation text, history text, step text, "dueAt" float8, failures int, tries int,
   before jsonb, target int, until float8, "seenAt" float8, shifted jsonb`;

/** A device's row of an event. */
export type RowKey = {
  readonly memberId: string;
  readonly deviceId: string;
};

/** The fields of an interface, as a row of a statement has them. */
export type Fields<T> = { readonly [Key in keyof T]: T[Key] };

/** A record for `json_to_recordset`: where it stands, and what is in it. */
export type RowRecord = RowKey & DeviceInEvent;
