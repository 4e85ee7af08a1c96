import type { Db } from '../../platform/db/db.ts';
import { instant, statement } from '../../platform/db/sql.ts';

/** A browser that shows a member's notifications. */
export interface PushDevice {
  readonly id: string;
  readonly sessionId: string;
  /** For example "Firefox on Android"; null: the member is logged out there. */
  readonly agent: string | null;
  readonly sealed: string;
  readonly addedAt: Date;
}

/** $1 member, $2 now. */
const ofMember = statement<Omit<PushDevice, 'addedAt'> & { readonly addedAt: string }>(
  'push-devices-of-member',
  `select d.id, d.session_id as "sessionId", s.agent, d.sealed, d.added_at as "addedAt"
   from push_devices d
     left join sessions s on s.member_id = d.member_id and s.id = d.session_id and s.expires_at > $2::timestamptz
   where d.member_id = $1 and d.ended_at is null order by d.added_at desc, d.id`,
);

export async function readPushDevices(db: Db, memberId: string, now: Date): Promise<readonly PushDevice[]> {
  return (await ofMember(db, [memberId, now.toISOString()])).map(({ addedAt, ...device }) => ({
    ...device,
    addedAt: instant(addedAt),
  }));
}

/** $1 member, $2 keys. */
const switches = statement<{ readonly key: string; readonly enabled: boolean }>(
  'push-switches',
  `select key, enabled from subscriptions where member_id = $1 and key = any($2::text[])`,
);

/** The member's own choices; a key that they never changed is absent. */
export async function readSwitches(
  db: Db,
  memberId: string,
  keys: readonly string[],
): Promise<Readonly<Record<string, boolean>>> {
  return Object.fromEntries((await switches(db, [memberId, keys])).map(({ key, enabled }) => [key, enabled]));
}
