import type { Locale } from '../../../domain/brands/countries.ts';
import { countryZone } from '../../../domain/brands/countryZone.ts';
import { resolveLocale } from '../../../domain/brands/resolveLocale.ts';
import type { RequestBrand } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { emailKey } from '../login/emailKey.ts';
import { insertMember, lockAddressOwner, setSsoLogin } from '../store/members.ts';
import { hasIdentity, insertIdentity, lockArrival, touchIdentity } from '../store/ssoIdentities.ts';
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
  const identity = { brandId: brand.id, issuer, subject };
  return transaction(db, async (tx) => {
    // Serialized, so that two first arrivals of one person create one member.
    await lockArrival(tx, brand.id, email === null ? subject : emailKey(email));
    const known = await touchIdentity(tx, identity, now);
    if (known !== null) return { kind: 'member', memberId: known, isNew: false };
    if (email === null) return { kind: 'unverified' };
    const owner = await lockAddressOwner(tx, brand.id, emailKey(email));
    if (owner === null) {
      const memberId = newId();
      const { country, locales } = brand.config;
      await insertMember(tx, {
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
      await insertIdentity(tx, identity, memberId, now);
      return { kind: 'member', memberId, isNew: true };
    }
    const isLinked = await hasIdentity(tx, owner.id, issuer);
    if (owner.isAdmin || isLinked) return { kind: 'taken' };
    await insertIdentity(tx, identity, owner.id, now);
    // A member without a password logs in through the provider from now on.
    if (owner.passwordHash === null)
      await setSsoLogin(
        tx,
        owner.id,
        owner.firstName === '' ? { firstName: person.firstName, lastName: person.lastName } : {},
      );
    return { kind: 'member', memberId: owner.id, isNew: owner.passwordHash === null };
  });
}
