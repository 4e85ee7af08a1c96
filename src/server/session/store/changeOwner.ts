import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

/** What of a member's row is the person's, and not the home's. */
const PERSONAL = sql.raw(
  [
    'email',
    'password_hash',
    'first_name',
    'last_name',
    'locale',
    'theme',
    'color_mode',
    'sso_login',
    'second_step',
    'wrong_factors',
    'picture_url',
  ].join(', '),
);

/** The owner's log-in under another id, as a person of the home. Its address is taken until the owner's row has another. */
export async function placeFormerOwner(
  tx: Db,
  { homeId, formerId, at }: { readonly homeId: string; readonly formerId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(
    sql`insert into members (id, brand, email_key, time_zone, country, account_setup_status, home_id, created_at, ${PERSONAL})
        select ${formerId}::uuid, brand, ${`moving:${formerId}`}, time_zone, country, 'Complete', id, ${at.toISOString()}, ${PERSONAL}
        from members where id = ${homeId}`,
  );
}

/** The person's log-in as the home's owner; `remove` removes the person's row, whose address only then is free. */
export async function placeOwner(
  tx: Db,
  {
    homeId,
    formerId,
    personId,
  }: { readonly homeId: string; readonly formerId: string; readonly personId: string },
  remove: () => Promise<void>,
): Promise<void> {
  await tx.execute(
    sql`update members h set (${PERSONAL}, email_key, shipping_address) = (
          select ${PERSONAL}, ${`moving:${homeId}`}, null::jsonb from members p where p.id = ${personId}
        ) where h.id = ${homeId}`,
  );
  await remove();
  await tx.execute(
    sql`update members set email_key = lower(trim(email)) where id in (${homeId}, ${formerId})`,
  );
}
