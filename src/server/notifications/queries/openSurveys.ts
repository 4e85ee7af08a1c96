import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member whose comparison found a cheaper rate plan, and who hasn't said whether they will take it. */
export interface OpenSurvey {
  readonly memberId: string;
  readonly brandId: string;
  readonly timeZone: string;
  readonly utility: string;
  /** Of the cheaper plan. */
  readonly code: string;
}

/** One invitation for each plan. */
export const surveyKey = (code: string, memberId: string): string => `survey:${code}:${memberId}`;

/** $1 compared after, $2 compared before, $3 after this member, $4 limit. */
const open = statement<{
  memberId: string;
  brandId: string;
  timeZone: string;
  utility: string;
  code: string;
}>(
  'open-surveys',
  `select w.*
   from (
     select r.member_id as "memberId", r.brand as "brandId", m.time_zone as "timeZone",
       r.figures ->> 'utilityName' as utility, r.figures -> 'comparison' -> 'cheapest' ->> 'code' as code
     from rate_plan_results r
     join members m on m.id = r.member_id
     where r.worked_out_at > $1::timestamptz and r.worked_out_at <= $2::timestamptz
       and ($3::uuid is null or r.member_id > $3::uuid)
       and (r.figures -> 'comparison' ->> 'savingsCents')::numeric > 0
   ) w
   where not exists (
       select from rate_plan_surveys s where s.member_id = w."memberId" and s.cheapest_code = w.code)
     and not exists (
       select from sent_messages x
       where x.brand = w."brandId" and x.key = 'survey:' || w.code || ':' || w."memberId")
   order by w."memberId" limit $4`,
);

export function openSurveys(
  db: Db,
  page: { readonly from: Date; readonly until: Date; readonly after: string | null; readonly limit: number },
): Promise<OpenSurvey[]> {
  return open(db, [page.from.toISOString(), page.until.toISOString(), page.after, page.limit]);
}
