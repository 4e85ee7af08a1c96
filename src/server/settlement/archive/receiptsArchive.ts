import type { ArchiveKind } from '../../archive/service.ts';
import { RECEIPTS } from '../../readmodels/receipts.ts';
import { archivedKeys, archivedMonths, archivedRows, goneMembers, KEPT_DAYS } from './queries.ts';
import { putBackContents, removeContents } from './store.ts';

/** Contents of receipts, which move by member and the month of their event. The rows stay, with their sums. */
export const receiptsArchive: ArchiveKind = {
  ...RECEIPTS,
  afterDays: KEPT_DAYS,
  keptYears: () => null,
  months: archivedMonths,
  keys: archivedKeys,
  read: archivedRows,
  remove: removeContents,
  gone: goneMembers,
  putBack: putBackContents,
  forgetBefore: async () => undefined,
};
