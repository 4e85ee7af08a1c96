import type { Db } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/sql.ts';

/** A member's invitations. Points are those that were paid. */
export interface InvitationRow {
  readonly code: string;
  readonly shownName: string | null;
  readonly boosts: number;
  readonly friends: number;
  readonly paidFriends: number;
  readonly earnedPoints: number;
  /** Saved by the member in events. */
  readonly savedWh: number;
}

/** $1 member, $2 brand. */
const invitation = statement<InvitationRow & Record<string, unknown>>(
  'referral_invitation',
  `select c.code, c.shown_name as "shownName",
     (
       select count(*)::int from referral_boosts b where b.member_id = c.member_id and b.used_at is null
     ) as boosts,
     f.friends, f.paid as "paidFriends", f.points as "earnedPoints",
     (
       select coalesce(sum(p.reduction_wh), 0)::int8
       from participations p
       where p.member_id = c.member_id
         and p.settlement in ('SETTLED', 'RESTATED')
         and p.reduction_wh > 0
         and not p.estimate_only
     ) as "savedWh"
   from referral_profiles c
   cross join lateral (
     select count(*)::int as friends, (count(*) filter (where r.state = 'paid'))::int as paid,
       coalesce(sum(r.referrer_points), 0)::int as points
     from referrals r
     where r.referrer_id = c.member_id
   ) f
   where c.member_id = $1::uuid and c.brand = $2`,
);

/** Null before the member's code is made. */
export async function readInvitation(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<InvitationRow | null> {
  return (await invitation(db, [memberId, brandId]))[0] ?? null;
}

/** A code's owner, with only what strangers may see. */
interface Inviter {
  readonly shownName: string | null;
  readonly boosts: number;
}

/** $1 brand, $2 code. */
const inviter = statement<Inviter & Record<string, unknown>>(
  'referral_inviter',
  `select c.shown_name as "shownName",
     (select count(*)::int from referral_boosts b where b.member_id = c.member_id and b.used_at is null) as boosts
   from referral_profiles c join members m on m.id = c.member_id where c.brand = $1 and c.code = $2`,
);

/** Null: the brand doesn't know this code. */
export async function readInviter(db: Db, brandId: string, code: string): Promise<Inviter | null> {
  return (await inviter(db, [brandId, code]))[0] ?? null;
}

/** $1 member, $2 brand. */
const saved = statement<{ savedWh: number }>(
  'referral_saved',
  `select coalesce(sum(reduction_wh), 0)::int8 as "savedWh" from participations
   where member_id = $1::uuid and brand = $2 and settlement in ('SETTLED', 'RESTATED') and reduction_wh > 0 and not estimate_only`,
);

/** What the member saved in events, in watt-hours. */
export async function readSavedWh(
  db: Db,
  { brandId, memberId }: { readonly brandId: string; readonly memberId: string },
): Promise<number> {
  return (await saved(db, [memberId, brandId]))[0]?.savedWh ?? 0;
}
