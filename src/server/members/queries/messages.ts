import type { MemberMessageChannel, MemberMessageState } from '../../../../codegen/graphql/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { startAfter } from '../../platform/db/sortedList.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';

/** A message with what became of it. */
export interface MemberMessageRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly template: string;
  readonly channel: MemberMessageChannel;
  readonly state: MemberMessageState;
  readonly reason: string | null;
  readonly sentAt: Date | null;
  readonly dueAt: Date | null;
  readonly openedAt: Date | null;
  /** The sealed text that the member got; null: none is kept. */
  readonly kept: string | null;
}

type Flat = Omit<MemberMessageRow, 'createdAt' | 'sentAt' | 'dueAt' | 'openedAt'> & {
  createdAt: string;
  sentAt: string | null;
  dueAt: string | null;
  openedAt: string | null;
};

const OF_MEMBER = `s.brand = $1 and s.member_id = $2 and ($3::text is null or s.channel = lower($3::text))`;

/** $1 brand, $2 member, $3 channel or null, $4 and $5 place, $6 limit, $7 now. What waits for later than that is held. */
const page = statement<Flat & { sortKey: string }>(
  'member_messages',
  `select s.id, s.created_at as "createdAt", s.template, upper(s.channel) as channel,
     case when s.state = 'queued' and s.due_at > $7::timestamptz then 'HELD' else upper(s.state) end as state,
     s.reason, case when s.state = 'sent' then s.sent_at end as "sentAt", case when s.state = 'queued' then s.due_at end as "dueAt",
     s.opened_at as "openedAt", s.kept, s.created_at::text as "sortKey"
   from sent_messages s
   where ${OF_MEMBER} and ($4::timestamptz is null or (s.created_at, s.id) < ($4::timestamptz, $5::uuid))
   order by s.created_at desc, s.id desc limit $6::int`,
);
const total = statement<{ total: number }>(
  'member_messages_total',
  `select count(*)::int as total from sent_messages s where ${OF_MEMBER}`,
);

/** What a member was to get, the latest first. */
export async function readMessages(
  db: Db,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
  channel: MemberMessageChannel | null,
  { limit, after }: Page,
): Promise<{
  readonly rows: readonly (MemberMessageRow & { sortKey: string })[];
  readonly totalCount: number;
}> {
  const scope = [brandId, memberId, channel];
  const [rows, [count]] = await Promise.all([
    page(db, [...scope, ...startAfter({ after }, { type: 'timestamptz' }), limit + 1, now.toISOString()]),
    total(db, scope),
  ]);
  return {
    rows: rows.map(({ createdAt, sentAt, dueAt, openedAt, ...row }) => ({
      ...row,
      createdAt: instant(createdAt),
      sentAt: instantOrNull(sentAt),
      dueAt: instantOrNull(dueAt),
      openedAt: instantOrNull(openedAt),
    })),
    totalCount: count?.total ?? 0,
  };
}
