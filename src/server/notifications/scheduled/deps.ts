import type { Db } from '../../platform/db/db.ts';
import type { Notify } from '../../platform/notify.ts';

export interface ScheduledDeps {
  readonly db: Db;
  readonly notify: Notify;
  readonly now: Date;
  readonly signal: AbortSignal;
}
