import type { Db } from '../platform/db/db.ts';
import { statement } from '../platform/db/sql.ts';
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
const SAMPLE = 2_000;
/** Fewer digits of a phone number fit too many. */
const LEAST_DIGITS = 4;

type Row = { memberId: string; by: MemberHit['by']; lastFour: string | null };

/** Above every text that begins with the one before it, by bytes. */
export const AFTER = '\u{10ffff}';
/** Whether the expression begins with $2 up to $3, by the indexes of prefixes, which a statement's `like` can't use. */
export const begins = (sql: string, from = '$2', to = '$3'): string =>
  `${sql} ~>=~ ${from} and ${sql} ~<~ ${to}`;

const byName = (column: string): string => `(select m.id as "memberId", 'NAME' as by, null as "lastFour"
  from members m where m.brand = $1 and ${begins(column, '$8', '$9')} order by ${column} using ~<~ limit ${MOST})`;

/**
 * $1 brand, $2 and $3 the phone number's digits from its end and what follows them, $4 the end of a meter's number, $5 the
 * keyed hash of the whole, $6 and $7 the first and last id. Null: not by that.
 */
const byNumber = (limit: string, latest: string): string => `
  (select m.id as "memberId", 'ID' as by, null as "lastFour" from members m
     where m.id between $6::uuid and $7::uuid and m.brand = $1 ${limit})
   union all
   (select p.member_id, 'PHONE', right(p.number, 4) from phone_numbers p join members m on m.id = p.member_id
     where m.brand = $1 and ${begins('reverse(p.number)')} ${limit})
   union all
   (select s.member_id, 'METER', s.number_last4 from service_points s where s.number_hash = $5 and s.brand = $1)
   union all
   (select s.member_id, 'METER', s.number_last4 from service_points s
     where s.brand = $1 and lower(s.number_last4) = $4 and s.number_hash not like 'released:%'
     ${latest})`;

/** All of them: a list of whole pages counts what it finds. */
const numbered = statement<Row>('members_by_number', byNumber('', ''));

/** The parameters of `byNumber`, then $8 and $9 the text and what follows it. */
const exact = statement<Row>(
  'member_hits',
  `${byNumber(`limit ${MOST}`, `order by s.created_at desc limit ${MOST}`)}
   union all ${byName('m.email_key')}
   union all ${byName("lower(m.first_name || ' ' || m.last_name)")}
   union all ${byName('lower(m.last_name)')}`,
);

/** $1 brand, $2 pattern. */
const sampled = statement<Row>(
  'member_hits_sample',
  `select m.id as "memberId", 'NAME' as by, null as "lastFour"
   from (select * from members n where n.brand = $1 limit ${SAMPLE}) m
   where ${memberMatches('m', '$2')} limit ${MOST}`,
);

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
  const hits = firstOfEach(await exact(db, [...numbers(brandId, text, hashOf), text, text + AFTER]));
  const pattern = text.length < 3 ? null : toPattern(text);
  if (hits.length >= MOST || pattern === null) return hits;
  const inSample = firstOfEach([...hits, ...(await sampled(db, [brandId, pattern]))]);
  return inSample.length >= MOST
    ? inSample
    : firstOfEach([...inSample, ...(await within(db, [brandId, pattern]))]);
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
  return (await numbered(db, numbers(brandId, text, hashOf))).map(({ memberId }) => memberId);
}

/** The parameters of `byNumber`. */
function numbers(
  brandId: string,
  text: string,
  hashOf: (meterNumber: string) => string,
): readonly (string | null)[] {
  const digits = /^[+\d\s().-]+$/.test(text) ? text.replaceAll(/\D/g, '') : '';
  const end = digits.length < LEAST_DIGITS ? null : [...withoutTrunk(digits)].toReversed().join('');
  const number = text.replaceAll(/[\s-]/g, '');
  return [
    brandId,
    end,
    end === null ? null : end + AFTER,
    /^[\p{L}\p{N}]{4}$/u.test(number) ? number : null,
    /^[\p{L}\p{N}]{5,40}$/u.test(number) ? hashOf(number.toUpperCase()) : null,
    ...idRange(text),
  ];
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
export function idRange(text: string): readonly [string | null, string | null] {
  if (!/^[\da-f-]{6,36}$/.test(text)) return [null, null];
  const hex = text.replaceAll('-', '');
  const full = (fill: string): string => {
    const all = hex.padEnd(32, fill);
    return [all.slice(0, 8), all.slice(8, 12), all.slice(12, 16), all.slice(16, 20), all.slice(20)].join('-');
  };
  const range = [full('0'), full('f')] as const;
  return hex.length <= 32 && range.every(isRowId) ? range : [null, null];
}
