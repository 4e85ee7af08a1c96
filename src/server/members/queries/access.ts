import type { MemberAccess } from '../../../../codegen/graphql/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { instant, instantOrNull, statement } from '../../platform/db/sql.ts';

/** $1 brand, $2 member. */
const account = statement<{
  twoFactor: boolean;
  wrongFactors: number;
  providers: readonly string[];
}>(
  'member_access',
  `select m.second_step as "twoFactor", m.wrong_factors as "wrongFactors",
     coalesce((select jsonb_agg(i.issuer order by i.issuer) from sso_identities i where i.member_id = m.id), '[]') as providers
   from members m where m.brand = $1 and m.id = $2`,
);

/** $1 brand, $2 member, $3 now. */
const sessions = statement<{
  id: string;
  agent: string;
  network: string | null;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}>(
  'member_access_sessions',
  `select s.id, s.agent, l.network, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt"
   from sessions s left join log_ins l on l.id = s.id
   where s.brand = $1 and s.member_id = $2 and s.expires_at > $3::timestamptz
   order by s.last_seen_at desc, s.id`,
);

/** $1 brand, $2 member. A number's latest row counts. */
const phones = statement<{
  number: string;
  isVerified: boolean;
  addedAt: string | null;
  mayText: boolean | null;
}>(
  'member_access_phones',
  `select n.number, n.verified as "isVerified", n.added_at as "addedAt",
     (select c.given from sms_consents c where c.brand = $1 and c.number = n.number order by c.at desc, c.id desc limit 1)
       as "mayText"
   from phone_numbers n join members m on m.id = n.member_id
   where m.brand = $1 and n.member_id = $2
   order by n.verified desc, n.added_at desc nulls last, n.number`,
);

/** $1 brand, $2 member. */
const pushes = statement<{ addedAt: string }>(
  'member_access_pushes',
  `select p.added_at as "addedAt" from push_devices p
   where p.brand = $1 and p.member_id = $2 and p.ended_at is null order by p.added_at desc`,
);

/** $1 brand, $2 member. */
const switches = statement<{ key: string; isOn: boolean }>(
  'member_access_switches',
  `select s.key, s.enabled as "isOn" from subscriptions s join members m on m.id = s.member_id
   where m.brand = $1 and s.member_id = $2 order by s.key`,
);

/** $1 brand, $2 member. */
const people = statement<{
  email: string;
  name: string | null;
  isOwner: boolean;
  hasJoined: boolean;
  invitedAt: string | null;
}>(
  'member_access_people',
  `select o.email, nullif(trim(o.first_name || ' ' || o.last_name), '') as name, true as "isOwner",
     true as "hasJoined", null::timestamptz as "invitedAt"
   from members m join members o on o.id = m.home_id
   where m.brand = $1 and m.id = $2
   union all
   select i.email, nullif(trim(p.first_name || ' ' || p.last_name), ''), false,
     coalesce(p.account_setup_status = 'Complete', false), i.sent_at
   from home_invitations i join members m on m.id = i.home_id left join members p on p.id = i.person_id
   where m.brand = $1 and i.home_id = $2
   order by "isOwner" desc, email`,
);

/** How a member gets in, and who lives in the home; null: no such member. */
export async function readAccess(
  db: Db,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
): Promise<MemberAccess | null> {
  const scope = [brandId, memberId];
  const [[own], open, numbers, pushed, switched, household] = await Promise.all([
    account(db, scope),
    sessions(db, [...scope, now.toISOString()]),
    phones(db, scope),
    pushes(db, scope),
    switches(db, scope),
    people(db, scope),
  ]);
  if (own === undefined) return null;
  return {
    ...own,
    providers: [...own.providers],
    sessions: open.map(({ createdAt, lastSeenAt, expiresAt, ...row }) => ({
      ...row,
      createdAt: instant(createdAt),
      lastSeenAt: instant(lastSeenAt),
      expiresAt: instant(expiresAt),
    })),
    phones: numbers.map(({ addedAt, ...row }) => ({ ...row, addedAt: instantOrNull(addedAt) })),
    pushSince: pushed.map(({ addedAt }) => instant(addedAt)),
    switches: switched,
    people: household.map(({ invitedAt, ...row }) => ({ ...row, invitedAt: instantOrNull(invitedAt) })),
  };
}
