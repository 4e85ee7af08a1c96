import type { Db } from '../../platform/db/db.ts';
import type { Notify } from '../../platform/notify.ts';

/** What the senders of the readers' calendar work with. */
export interface ScheduledDeps {
  readonly db: Db;
  readonly notify: Notify;
  readonly now: Date;
  readonly signal: AbortSignal;
}
