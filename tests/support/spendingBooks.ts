import { sql } from 'drizzle-orm';
import type { Db } from '../../src/server/platform/db/db.ts';
import { rows } from '../../src/server/platform/db/sql.ts';

/**
 * What is wrong with the money, as counts: balances and held amounts that are not the sum of their entries or lie
 * below zero; postings that don't add up; orders whose price is not where their state says (held while open, paid out
 * once fulfilled, but for what a late payout couldn't take again, back after a refund); stock below zero. One statement, so that it sees one moment.
 */
export async function spendingBreaches(db: Db): Promise<Readonly<Record<string, number>>> {
  const [found] = await rows<Record<string, number>>(
    db,
    sql`with sums as (
        select member_id,
          coalesce(sum(amount_watts) filter (where account = 'member:' || member_id), 0) as watts,
          coalesce(sum(amount_watts) filter (where account = 'held:' || member_id), 0) as held
        from ledger_entries group by member_id),
      postings as (
        select member_id, split_part(cause_key, ':', 2) as order_id,
          coalesce(sum(amount_watts) filter (where account = 'held:' || member_id), 0) as held,
          coalesce(sum(amount_watts) filter (where account like 'brand:%:paid:%'), 0) as paid,
          coalesce(sum(amount_watts) filter (where account = 'member:' || member_id), 0) as spent
        from ledger_entries where cause_key like 'order:%' group by 1, 2),
      places as (
        select o.state, o.price_watts - o.short_watts as price, coalesce(p.held, 0) as held, coalesce(p.paid, 0) as paid, coalesce(p.spent, 0) as spent
        from orders o left join postings p on p.member_id = o.member_id and p.order_id = o.id::text
        where o.price_watts > 0)
      select
        (select count(*)::int from (select from ledger_entries group by member_id, cause_key having sum(amount_watts) <> 0) x) as unbalanced,
        (select count(*)::int from member_balances b left join sums s using (member_id) where b.watts <> coalesce(s.watts, 0)) as "wrongBalances",
        (select count(*)::int from member_balances b left join sums s using (member_id) where b.held_watts <> coalesce(s.held, 0)) as "wrongHeld",
        (select count(*)::int from member_balances where watts < 0 or held_watts < 0) as debts,
        (select count(*)::int from reward_stock where remaining < 0) as oversold,
        (select count(*)::int from places where (held, paid, spent) is distinct from (case
            when state in ('placed', 'accepted') then (price::numeric, 0::numeric, -price::numeric)
            when state = 'fulfilled' then (0::numeric, price::numeric, -price::numeric)
            else (0::numeric, 0::numeric, 0::numeric) end)) as misplaced`,
  );
  return found ?? {};
}

export const soundSpending = {
  unbalanced: 0,
  wrongBalances: 0,
  wrongHeld: 0,
  debts: 0,
  oversold: 0,
  misplaced: 0,
};
