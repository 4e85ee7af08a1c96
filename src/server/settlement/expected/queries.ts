import { PAY_HISTORY, type PaidResult } from '../../../domain/settlement/likelyPay.ts';
import type { StandingRules } from '../../../domain/settlement/standingRules.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import {
  hasDevice,
  latestPaid,
  PAID_RESULT,
  PROGRAM_PAY,
  type PayFactsRow,
} from '../../readmodels/memberEvents.ts';

const recent = statement<{ standing: StandingRules; results: readonly PaidResult[] | null }>(
  'program_pay_results',
  `select g.rules -> 'standing' as standing,
     (
       select json_agg(r.result)
       from (
         select e.* from events e
         where e.program_id = g.id and e.status in ('ENDED', 'CLOSED') and e.type = 'PARTICIPATION_REDUCTION'
           and exists (
             select from participations p where p.event_id = e.id and p.settlement in ('SETTLED', 'RESTATED')
           )
         order by e.start_at desc limit ${PAY_HISTORY.programEvents}
       ) e
       cross join lateral (
         select json_build_object(${PAID_RESULT}) as result
         from participations p
         where p.event_id = e.id and p.settlement in ('SETTLED', 'RESTATED') and p.baseline_wh > 0
           and p.left_at is null and not p.estimate_only
         order by md5(p.member_id::text) limit ${PAY_HISTORY.resultsOfEvent}
       ) r
     ) as results
   from programs g where g.id = $1`,
);

/**
 * The latest results of a program, of each event chosen evenly among its members, with its current rules of standing; null for
 * a program that doesn't exist.
 */
export async function readRecentResults(
  db: Db,
  programId: string,
): Promise<{ readonly standing: StandingRules; readonly results: readonly PaidResult[] } | null> {
  const [row] = await recent(db, [programId]);
  return row === undefined ? null : { standing: row.standing, results: row.results ?? [] };
}

export type ExpectingMember = PayFactsRow & { readonly memberId: string };

const members = statement<ExpectingMember>(
  'event_members_expecting_pay',
  `select en.member_id as "memberId", s.recent, s.streak, en.ever_reached_auth_done as "everReachedAuthDone",
     ${hasDevice} as "hasDevice", ${latestPaid('en.member_id')} as results, ${PROGRAM_PAY} as "programPay"
   from participations part
   join enrolments en on en.member_id = part.member_id
   left join standings s on s.member_id = en.member_id
   left join program_pay pp on pp.program_id = en.program_id
   where part.event_id = $1 and part.joined_at is not null and part.settlement is distinct from 'SETTLED'
     and ($2::uuid is null or part.member_id > $2)
   order by part.member_id limit $3`,
);

/** Members who are in an event that isn't settled for them yet, by id. */
export function readExpectingMembers(
  db: Db,
  eventId: string,
  after: string | null,
  limit: number,
): Promise<ExpectingMember[]> {
  return members(db, [eventId, after, limit]);
}
