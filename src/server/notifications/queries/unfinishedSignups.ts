import { REMINDERS } from '../../../domain/notifications/signupReminders.ts';
import { ZIP_ELIGIBILITY } from '../../../domain/signup/zipEligibility.ts';
import { AREA_SQL } from '../../readmodels/connectionRow.ts';
import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member who began to sign up and has not connected a utility that can be connected, where homes can take part in events. */
export type UnfinishedSignup = {
  readonly memberId: string;
  readonly brandId: string;
  readonly timeZone: string;
  /** The last step they took, milliseconds since 1970. */
  readonly lastStepAt: number;
  /** The chosen utility, or the one that serves the home. */
  readonly utility: string;
};

/** Key of a member's reminder within the brand. */
export const reminderKey = (reminder: number, memberId: string): string =>
  `signup-reminder:${reminder}:${memberId}`;

/**
 * $1 last step taken after, $2 last step taken before, $3 after this member, $4 limit, $5 number of the last
 * reminder.
 */
const unfinished = statement<UnfinishedSignup>(
  'unfinished-signups',
  `select w.*
   from (
     select s.member_id as "memberId", s.brand as "brandId", m.time_zone as "timeZone",
       u.short_name as utility,
       (
         extract(
           epoch from greatest(
             s.verified_at, (select max(t.at) from utility_transitions t where t.member_id = s.member_id)
           )
         ) * 1000
       )::int8 as "lastStepAt"
     from member_signups s
     join members m on m.id = s.member_id
     left join utility_connections c on c.member_id = s.member_id
     join lateral (
       select cu.short_name, cu.connection_method, cu.in_outage
       from utilities cu
       where case
         when c.member_id is not null then cu.id = c.utility_id
         else cu.id = (
           select pc.utility_id
           from postal_coverage pc
           where pc.brand = s.brand and pc.postal_code = m.postal_code and pc.eligibility <> 0
           order by pc.eligibility <> 1, pc.utility_id limit 1
         )
       end
     ) u on u.connection_method <> 'NONE'
       and not u.in_outage
     where s.verified_at is not null
       and s.finished_at is null
       and s.created_at > $1::timestamptz - interval '60 days'
       and ($3::uuid is null or s.member_id > $3::uuid)
       and m.account_setup_status <> 'Complete'
       and coalesce(${AREA_SQL}, 1) <> ${ZIP_ELIGIBILITY.OHM_PARTIALLY_INELIGIBLE}
       and not coalesce(c.ever_reached_auth_done, false)
       and (
         c.member_id is null
         or c.widget_state = 'PreValid'
         or (c.widget_state = 'AuthStart' and coalesce(c.widget_substate, 'Started') = 'Started')
       )
       and not exists (
         select from sent_messages x
         where x.brand = s.brand and x.key = 'signup-reminder:' || $5::int || ':' || s.member_id
       )
   ) w
   where w."lastStepAt" > extract(epoch from $1::timestamptz) * 1000
     and w."lastStepAt" <= extract(epoch from $2::timestamptz) * 1000
   order by w."memberId" limit $4`,
);

/**
 * The next members, ordered by id, whose last step lies between two instants and who have not had the last
 * reminder.
 */
export function unfinishedSignups(
  db: Db,
  page: { readonly from: Date; readonly until: Date; readonly after: string | null; readonly limit: number },
): Promise<UnfinishedSignup[]> {
  return unfinished(db, [
    page.from.toISOString(),
    page.until.toISOString(),
    page.after,
    page.limit,
    REMINDERS.length,
  ]);
}
