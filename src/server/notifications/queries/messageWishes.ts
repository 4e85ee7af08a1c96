import { isOnByDefault } from '../../../domain/brands/subscriptionDefaults.ts';
import type { MessageChannel } from '../../../domain/notifications/messagePreferences.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

type Row = { readonly memberId: string };

const IS_ON = (keys: string, offByDefault: string) => `exists (
  select from unnest(${keys}::text[]) k left join subscriptions s on s.member_id = w.member_id and s.key = k
  where coalesce(s.enabled, k <> all(${offByDefault}::text[])))`;

/** $1 members, $2 keys, $3 the keys that are off by default. */
const byEmail = statement<Row>(
  'message-wishes-email',
  `select w.member_id as "memberId" from unnest($1::uuid[]) w(member_id) where ${IS_ON('$2', '$3')}`,
);

/** As above, $4 brand. A text message also needs a verified number whose latest consent is a yes. */
const bySms = statement<Row>(
  'message-wishes-sms',
  `select w.member_id as "memberId"
   from unnest($1::uuid[]) w(member_id)
   where ${IS_ON('$2', '$3')}
     and coalesce(
       (
         select c.given
         from sms_consents c
         where c.brand = $4
           and c.number = (
             select n.number
             from phone_numbers n
             where n.member_id = w.member_id and n.verified
             order by n.added_at, n.number limit 1
           )
         order by c.at desc, c.id desc limit 1
       ),
       false
     )`,
);

const HAS_PUSH = `exists (
  select from push_devices d where d.member_id = w.member_id and d.ended_at is null)`;

/** As by email. A notification also needs a browser that shows it. */
const byPush = statement<Row>(
  'message-wishes-push',
  `select w.member_id as "memberId"
   from unnest($1::uuid[]) w(member_id) where ${IS_ON('$2', '$3')} and ${HAS_PUSH}`,
);

/** $1 members. */
const withPush = statement<Row>(
  'message-members-with-push',
  `select w.member_id as "memberId" from unnest($1::uuid[]) w(member_id) where ${HAS_PUSH}`,
);

/** Those of these members who have a browser that shows notifications. */
export async function membersWithPush(db: Db, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await withPush(db, [memberIds])).map(({ memberId }) => memberId));
}

type LoadRow = { readonly memberId: string; readonly weekly: boolean };

/** $1 members. */
const loads = statement<LoadRow>(
  'message-loads',
  `select e.member_id as "memberId",
     exists (
       select from subscriptions w where w.member_id = e.member_id and w.key = 'weekly_digest' and w.enabled
     ) as weekly
   from subscriptions e
   where e.member_id = any($1::uuid[]) and e.key = 'essential_only' and e.enabled`,
);

/** Of these members, those who want only what must be known at once, and whether the rest comes once a week. */
export async function membersWithLess(
  db: Db,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, 'none' | 'weekly'>> {
  if (memberIds.length === 0) return new Map();
  return new Map(
    (await loads(db, [memberIds])).map(({ memberId, weekly }) => [memberId, weekly ? 'weekly' : 'none']),
  );
}

export interface Asked {
  readonly brandId: string;
  readonly memberIds: readonly string[];
  readonly channel: MessageChannel;
  /** The channel's switches; one that is on suffices. */
  readonly keys: readonly string[];
}

/** The members who want a message by a channel. Source: SET-11, SET-13. */
export async function membersWhoWant(
  db: Db,
  { brandId, memberIds, channel, keys }: Asked,
): Promise<ReadonlySet<string>> {
  const values = [memberIds, keys, keys.filter((key) => !isOnByDefault(key, true))];
  const found = await (channel === 'sms'
    ? bySms(db, [...values, brandId])
    : (channel === 'email' ? byEmail : byPush)(db, values));
  return new Set(found.map(({ memberId }) => memberId));
}
