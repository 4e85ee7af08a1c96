import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';
import { isInvited } from '../../readmodels/audience.ts';
import { isAwayAt } from '../../readmodels/vacation.ts';

/** A member, or another person of a home, who is reminded, and whether their home is in. */
export type RemindedMember = { readonly memberId: string; readonly joined: boolean };

/** $1 event, $2 those who asked. */
const reminded = statement<RemindedMember>(
  'reminded-members',
  `select m.id as "memberId", coalesce(p.opt = 'in', false) as joined
   from members m
   join enrolments en on en.member_id = coalesce(m.home_id, m.id)
   join events e on e.id = $1::uuid
   left join participations p on p.member_id = en.member_id and p.event_id = e.id
   where m.id = any($2::uuid[])
     and p.opt is distinct from 'out'
     and en.program_id = e.program_id
     and (p.opt = 'in' or ${isInvited('e', 'en')})
     and not ${isAwayAt('en.member_id', 'e.start_at', 'en.time_zone')}
   order by m.id`,
);

/** Of those who asked, those who still want it: not of homes that left, are away, or have moved out of its program. */
export const readReminded = (tx: Db, eventId: string, ids: readonly string[]): Promise<RemindedMember[]> =>
  reminded(tx, [eventId, [...ids]]);
