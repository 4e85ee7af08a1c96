import type { MessageChannel } from '../../../domain/notifications/messagePreferences.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';

/** Messages of one kind that don't leave. */
export interface StuckMessages {
  readonly template: string;
  readonly channel: MessageChannel;
  /** Whether they were refused for good; otherwise they are tried again. */
  readonly isRefused: boolean;
  readonly count: number;
  readonly oldestAt: Date;
}

/** $1 brand, $2 due before it, $3 refused since. */
const stuck = statement<Omit<StuckMessages, 'oldestAt'> & { oldestAt: string }>(
  'notifications_stuck',
  `select template, channel, state = 'failed' as "isRefused", count(*)::int as count, min(created_at) as "oldestAt"
   from sent_messages
   where brand = $1 and channel in ('email', 'sms', 'push') and (
     (state = 'queued' and due_at <= $2::timestamptz)
     or (state = 'failed' and created_at > $3::timestamptz))
   group by 1, 2, 3 order by min(created_at), 1, 2`,
);

const MINUTE_MS = 60_000;
/** Product: long enough for a mail server that is busy for a moment. */
const STUCK_MS = 15 * MINUTE_MS;
/** Product: how long staff see what was refused. */
const REFUSED_MS = 24 * 60 * MINUTE_MS;

/** The brand's messages that should have left, and those of the last day that a mail server or the gateway refused. */
export async function readStuckMessages(
  db: Db,
  brandId: string,
  now: Date,
): Promise<readonly StuckMessages[]> {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const found = await stuck(db, [brandId, before(STUCK_MS), before(REFUSED_MS)]);
  return found.map(({ oldestAt, ...row }) => ({ ...row, oldestAt: instant(oldestAt) }));
}
