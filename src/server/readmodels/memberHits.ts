import type { Db } from '../platform/db/db.ts';
import { builtReads, statement } from '../platform/db/sql.ts';
import { isRowId } from '../platform/graphql/nodes.ts';
import type { MemberRow } from './memberRecords.ts';
import { memberMatches, toPattern } from './memberSearch.ts';

/** What of a member fits a search; `lastFour` is the end of the phone or meter number that does. */
export interface MemberHit {
  readonly memberId: string;
  readonly by: 'NAME' | 'PHONE' | 'METER' | 'ID';
  readonly lastFour: string | null;
}

/** A found member, with what fits. */
export type FoundMember = Omit<MemberHit, 'memberId'> & { readonly member: MemberRow };

/** The most that are found. */
const MOST = 5;
/** Members among which a text is looked for before the trigram index is asked: what many have is found among these. */
const SAMPLE = 500;
/** Fewer digits of a phone number fit too many. */
const LEAST_DIGITS = 4;

type Row = { memberId: string; by: MemberHit['by']; lastFour: string | null };

/** Above every text that begins with the one before it, by bytes. */
export const AFTER = '\u{10ffff}';
/** Whether the expression begins with a text, up to what follows it, by the indexes of prefixes, which a statement's `like` can't use. */
export const begins = (sql: string, from: string, to: string): string =>
  `${sql} ~>=~ ${from} and ${sql} ~<~ ${to}`;

/** Adds a value to a statement's parameters; returns its placeholder. */
type AddValue = (value: string) => string;

const run = builtReads<Row>();

const byName = (
  column: string,
  from: string,
  to: string,
): string => `(select m.id as "memberId", 'NAME' as by, null as "lastFour"
  from members m where m.brand = $1 and ${begins(column, from, to)} order by ${column} using ~<~ limit ${MOST})`;

/** By the end of a phone number, a meter's number or its end, or the beginning of an id: what of them the text can be. */
function byNumber(
  text: string,
  hashOf: (meterNumber: string) => string,
  add: AddValue,
  { limit, latest }: { readonly limit: string; readonly latest: string },
): readonly string[] {
  const digits = /^[+\d\s().-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  const number = text.replaceAll(/[\s-]/g, '');
  const ids = idRange(text);
  const branches: string[] = [];
  if (ids !== null)
    branches.push(`(select m.id as "memberId", 'ID' as by, null as "lastFour" from members m
      where m.id between ${add(ids[0])}::uuid and ${add(ids[1])}::uuid and m.brand = $1 ${limit})`);
  if (digits.length >= LEAST_DIGITS) {
    const end = [...withoutTrunk(digits)].toReversed().join('');
    branches.push(`(select p.member_id as "memberId", 'PHONE' as by, right(p.number, 4) as "lastFour"
      from phone_numbers p join members m on m.id = p.member_id
      where m.brand = $1 and ${begins('reverse(p.number)', add(end), add(end + AFTER))} ${limit})`);
  }
  if (/^[\p{L}\p{N}]{5,40}$/u.test(number))
    branches.push(`(select s.member_id as "memberId", 'METER' as by, s.number_last4 as "lastFour" from service_points s
      where s.number_hash = ${add(hashOf(number.toUpperCase()))} and s.brand = $1)`);
  if (/^[\p{L}\p{N}]{4}$/u.test(number))
    branches.push(`(select s.member_id as "memberId", 'METER' as by, s.number_last4 as "lastFour" from service_points s
      where s.brand = $1 and lower(s.number_last4) = ${add(number)} and s.number_hash not like 'released:%' ${latest})`);
  return branches;
}

/** What begins with the text or is named by it; from three letters on, where that is too few, also what has it among a few members. */
function exact(
  text: string,
  pattern: string | null,
  hashOf: (meterNumber: string) => string,
  add: AddValue,
): string {
  const numbers = byNumber(text, hashOf, add, {
    limit: `limit ${MOST}`,
    latest: `order by s.created_at desc limit ${MOST}`,
  });
  const [from, to] = [add(text), add(text + AFTER)];
  const found = [
    ...numbers,
    ...['m.email_key', "lower(m.first_name || ' ' || m.last_name)", 'lower(m.last_name)'].map((column) =>
      byName(column, from, to),
    ),
  ].join(' union all ');
  if (pattern === null) return found;
  return `with found as materialized (${found})
    select * from found
    union all (select m.id, 'NAME', null from (select * from members n where n.brand = $1 limit ${SAMPLE}) m
      where (select count(distinct f."memberId") from found f) < ${MOST} and ${memberMatches('m', add(pattern))} limit ${MOST})`;
}

/** $1 brand, $2 pattern. */
const within = statement<Row>(
  'member_hits_within',
  `with found as materialized (select n.id from members n where n.brand = $1 and ${memberMatches('n', '$2')})
   select f.id as "memberId", 'NAME' as by, null as "lastFour" from found f limit ${MOST}`,
);

/**
 * The members whom staff may mean: by the beginning of an address or name, the end of a phone or meter number, a whole
 * meter number, the beginning of an id; then, from three letters on, by a part of an address or name. What many have is
 * found among a few members, so that the index is asked only for what few have.
 */
export async function memberHits(
  db: Db,
  brandId: string,
  search: string,
  hashOf: (meterNumber: string) => string,
): Promise<readonly MemberHit[]> {
  const text = search.trim().toLowerCase();
  if (!isSearchable(text)) return [];
  const pattern = text.length < 3 ? null : toPattern(text);
  const values = [brandId];
  const found = exact(text, pattern, hashOf, (value) => `$${values.push(value)}`);
  const hits = firstOfEach(await run(db, found, values));
  if (hits.length >= MOST || pattern === null) return hits;
  return firstOfEach([...hits, ...(await within(db, [brandId, pattern]))]);
}

const isSearchable = (text: string): boolean => text.length >= 2 && !text.includes('\0');

/** The members that a search names by a phone or meter number or by their id, for lists that find names themselves. */
export async function memberIdsByNumber(
  db: Db,
  brandId: string,
  search: string,
  hashOf: (meterNumber: string) => string,
): Promise<readonly string[]> {
  const text = search.trim().toLowerCase();
  if (!isSearchable(text) || !/\d/.test(text)) return [];
  const values = [brandId];
  const branches = byNumber(text, hashOf, (value) => `$${values.push(value)}`, { limit: '', latest: '' });
  return branches.length === 0
    ? []
    : (await run(db, branches.join(' union all '), values)).map(({ memberId }) => memberId);
}

/** A whole number as it is dialled at home, such as 0412 345 678, without the zeros before it, which the stored one lacks. */
const withoutTrunk = (digits: string): string => (digits.length >= 9 ? digits.replace(/^0+/, '') : digits);

/** Each member once, as first found. */
function firstOfEach(hits: readonly MemberHit[]): readonly MemberHit[] {
  const byMember = new Map<string, MemberHit>();
  for (const hit of hits) if (!byMember.has(hit.memberId)) byMember.set(hit.memberId, hit);
  return [...byMember.values()].slice(0, MOST);
}

/** The ids that begin with the text, six characters of it at least. */
export function idRange(text: string): readonly [string, string] | null {
  if (!/^[\da-f-]{6,36}$/.test(text)) return null;
  const hex = text.replaceAll('-', '');
  const full = (fill: string): string => {
    const all = hex.padEnd(32, fill);
    return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-');
  };
  const range = [full('0'), full('f')] as const;
  return hex.length <= 32 && range.every(isRowId) ? range : null;
}
