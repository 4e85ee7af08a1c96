import type { ArchiveKind } from '../archive/service.ts';
import { READINGS } from './archivedDays.ts';
import {
  archiveKeys,
  archiveMonths,
  archiveRows,
  forgetArchived,
  goneMeters,
  KEPT_DAYS,
  putBackArchived,
  removeArchived,
} from './store/archive.ts';

/** How many days late the last readings may be without missing their month's move. */
const LATE_DAYS = 10;

/** Days of readings, which move by meter. */
export const readingsArchive: ArchiveKind = {
  ...READINGS,
  afterDays: KEPT_DAYS + LATE_DAYS,
  keptYears: ({ readingsKeptYears }) => readingsKeptYears,
  months: archiveMonths,
  keys: archiveKeys,
  read: archiveRows,
  remove: removeArchived,
  gone: goneMeters,
  putBack: putBackArchived,
  forgetBefore: forgetArchived,
};
