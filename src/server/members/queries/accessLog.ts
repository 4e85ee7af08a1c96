import type {
  LogInOutcome,
  MemberConsent,
  MemberConsentKind,
  MemberLogIn,
} from '../../../../codegen/graphql/types.ts';
import type { Db } from '../../platform/db/db.ts';
import { countedPage, LATEST_FIRST, sortedList } from '../../platform/db/sortedList.ts';
import { instant } from '../../platform/db/sql.ts';
import type { Page } from '../../platform/graphql/connection.ts';
import type { MemberPage, OfMember } from './memberPage.ts';

/** $1 brand, $2 member. */
const logIns = sortedList<
  { id: string; at: string; outcome: LogInOutcome; agent: string; network: string | null; total: number },
  'AT'
>({
  name: 'member_log_ins',
  keys: { AT: { sql: 'l.at', type: 'timestamptz' } },
  id: 'l.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `
    select l.id, l.at, upper(l.outcome) as outcome, l.agent, l.network, ${keyColumn},
     (select count(*)::int from log_ins n where n.brand = $1 and n.member_id = $2) as total
   from log_ins l where l.brand = $1 and l.member_id = $2 and ${after} order by ${orderBy} limit ${limit}`,
});

/** A member's log-ins and failed tries. */
export async function readLogIns(
  db: Db,
  { brandId, memberId }: OfMember,
  page: Page,
): Promise<MemberPage<MemberLogIn>> {
  const { rows, totalCount } = countedPage(await logIns(db, [brandId, memberId], page, LATEST_FIRST));
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: instant(at) })), totalCount };
}

const SAID = `(
     select c.id, 'TEXTS' as kind, c.at, c.given as "isGiven", c.number || ', ' || c.source as detail
     from sms_consents c
     where c.brand = $1 and (c.member_id = $2 or (c.member_id is null and exists (
       select from phone_numbers n where n.member_id = $2 and n.number = c.number and n.verified)))
     union all
     select v.id, 'PRIVACY', v.at, jsonb_array_length(v.groups) > 1,
       (select string_agg(g, ', ') from jsonb_array_elements_text(v.groups) g)
     from privacy_choices v where v.brand = $1 and v.member_id = $2
   )`;

/** $1 brand, $2 member. */
const consents = sortedList<
  { id: string; kind: MemberConsentKind; at: string; isGiven: boolean; detail: string; total: number },
  'AT'
>({
  name: 'member_consents',
  keys: { AT: { sql: 's.at', type: 'timestamptz' } },
  id: 's.id',
  parameters: 2,
  text: ({ keyColumn, after, orderBy, limit }) => `
    select s.*, ${keyColumn}, (select count(*)::int from ${SAID} n) as total
   from ${SAID} s where ${after} order by ${orderBy} limit ${limit}`,
});

/** What a member agreed to and refused. */
export async function readConsents(
  db: Db,
  { brandId, memberId }: OfMember,
  page: Page,
): Promise<MemberPage<MemberConsent>> {
  const { rows, totalCount } = countedPage(await consents(db, [brandId, memberId], page, LATEST_FIRST));
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: instant(at) })), totalCount };
}
