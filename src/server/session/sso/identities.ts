import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/brands/countries.ts';
import { countryZone } from '../../../domain/brands/countryZone.ts';
import { resolveLocale } from '../../../domain/brands/resolveLocale.ts';
import type { RequestBrand } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { emailKey } from '../emailKey.ts';
import { members, ssoIdentities } from '../tables.ts';
import type { SsoPerson } from './person.ts';

export type Arrival =
  | { readonly kind: 'member'; readonly memberId: string; readonly isNew: boolean }
  /** The address is not verified by the provider, and the person is new. */
  | { readonly kind: 'unverified' }
  /** The address belongs to staff, or to a member with another account at the same provider. */
  | { readonly kind: 'taken' };

interface Arriving {
  readonly brand: RequestBrand;
  readonly person: SsoPerson;
  /** The language chosen here before the log-in. */
  readonly chosen: string | null;
  /** The page's language. */
  readonly locale: Locale;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Finds a person from a provider by issuer and subject. A new person is linked to the member with the same verified
 * address, or becomes a member. Staff are never linked: their log-in has stricter rules.
 */
export function findOrAddMember(
  db: Db,
  { brand, person, chosen, locale, now, newId }: Arriving,
): Promise<Arrival> {
  const { issuer, subject, email } = person;
  const isPerson = and(
    eq(ssoIdentities.brand, brand.id),
    eq(ssoIdentities.issuer, issuer),
    eq(ssoIdentities.subject, subject),
  );
  return transaction(db, async (tx) => {
    // Serialised, so that two first arrivals of one person create one member.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([brand.id, email === null ? subject : emailKey(email)])}, 2))`,
    );
    const [known] = await tx
      .update(ssoIdentities)
      .set({ lastUsedAt: now })
      .where(isPerson)
      .returning({ memberId: ssoIdentities.memberId });
    if (known !== undefined) return { kind: 'member', memberId: known.memberId, isNew: false };
    if (email === null) return { kind: 'unverified' };
    const [owner] = await tx
      .select({
        id: members.id,
        isAdmin: members.isAdmin,
        passwordHash: members.passwordHash,
        firstName: members.firstName,
      })
      .from(members)
      .where(and(eq(members.brand, brand.id), eq(members.emailKey, emailKey(email))))
      .for('update');
    const join = (memberId: string) =>
      tx
        .insert(ssoIdentities)
        .values({ brand: brand.id, issuer, subject, memberId, createdAt: now, lastUsedAt: now });

    if (owner === undefined) {
      const memberId = newId();
      const { country, locales } = brand.config;
      await tx.insert(members).values({
        id: memberId,
        brand: brand.id,
        email,
        emailKey: emailKey(email),
        firstName: person.firstName,
        lastName: person.lastName,
        ssoLogin: true,
        locale: resolveLocale({ offered: locales, chosen: [chosen, person.locale, locale], languages: [] }),
        timeZone: countryZone(country),
        country,
        createdAt: now,
      });
      await join(memberId);
      return { kind: 'member', memberId, isNew: true };
    }
    const others = await tx
      .select({ subject: ssoIdentities.subject })
      .from(ssoIdentities)
      .where(and(eq(ssoIdentities.memberId, owner.id), eq(ssoIdentities.issuer, issuer)));
    if (owner.isAdmin || others.length > 0) return { kind: 'taken' };
    await join(owner.id);
    // A member without a password logs in through the provider from now on.
    if (owner.passwordHash === null)
      await tx
        .update(members)
        .set({
          ssoLogin: true,
          ...(owner.firstName === '' ? { firstName: person.firstName, lastName: person.lastName } : {}),
        })
        .where(eq(members.id, owner.id));
    return { kind: 'member', memberId: owner.id, isNew: owner.passwordHash === null };
  });
}
