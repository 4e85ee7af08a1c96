import type { Locale } from '../../../domain/brands/countries.ts';
import { countryZone } from '../../../domain/brands/countryZone.ts';
import { resolveLocale } from '../../../domain/brands/resolveLocale.ts';
import type { RequestBrand } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { SessionService } from '../service.ts';
import { emailKey } from '../login/emailKey.ts';
import { insertMember, joinBySso, lockAddressOwner, setSsoLogin } from '../store/members.ts';
import {
  hasIdentity,
  insertIdentity,
  lockArrival,
  touchIdentity,
  type Identity,
} from '../store/ssoIdentities.ts';
import type { SsoPerson } from './person.ts';

export type Arrival =
  | { readonly kind: 'member'; readonly memberId: string; readonly isNew: boolean }
  /** The address is not verified by the provider, and the person is new. */
  | { readonly kind: 'unverified' }
  /** The address belongs to staff, or to a member with another account at the same provider. */
  | { readonly kind: 'taken' }
  /** The person, invited into a home, has an account already, and an account has one home. */
  | { readonly kind: 'own-account' }
  /** The invitation was withdrawn, used, or is too old. */
  | { readonly kind: 'ended' };

interface Arriving {
  readonly brand: RequestBrand;
  readonly person: SsoPerson;
  /** The token of an invitation into a home. */
  readonly invitation: string | null;
  /** The language chosen here before the log-in. */
  readonly chosen: string | null;
  /** The page's language. */
  readonly locale: Locale;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Finds a person from a provider by issuer and subject. A new person is linked to the member with the same verified
 * address, or becomes a member; with an invitation, a person of the home. Staff are never linked: their log-in has
 * stricter rules.
 */
export function findOrAddMember(
  db: Db,
  sessions: Pick<SessionService, 'findLinkOwner' | 'redeemLink'>,
  arriving: Arriving,
): Promise<Arrival> {
  const { brand, person, invitation, now, newId } = arriving;
  const { issuer, subject, email } = person;
  const identity = { brandId: brand.id, issuer, subject };
  return transaction(db, async (tx) => {
    // Serialized, so that two first arrivals of one person create one member.
    await lockArrival(tx, brand.id, email === null ? subject : emailKey(email));
    const known = await touchIdentity(tx, identity, now);
    if (invitation !== null) return joinHome(tx, sessions, { ...arriving, invitation, identity, known });
    if (known !== null) return { kind: 'member', memberId: known, isNew: false };
    if (email === null) return { kind: 'unverified' };
    const owner = await lockAddressOwner(tx, brand.id, emailKey(email));
    if (owner === null) {
      const memberId = newId();
      const { country } = brand.config;
      await insertMember(tx, {
        id: memberId,
        brand: brand.id,
        email,
        emailKey: emailKey(email),
        firstName: person.firstName,
        lastName: person.lastName,
        ssoLogin: true,
        locale: personLocale(arriving),
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

interface Joining extends Arriving {
  readonly invitation: string;
  readonly identity: Identity;
  /** The member that the identity already logs in. */
  readonly known: string | null;
}

/** The invited person gets into the log-in that was made for them. The link stays usable until that succeeds. */
async function joinHome(
  tx: Db,
  sessions: Pick<SessionService, 'findLinkOwner' | 'redeemLink'>,
  joining: Joining,
): Promise<Arrival> {
  const { brand, person, invitation, identity, known, now } = joining;
  const link = { brandId: brand.id, now, token: invitation, purposes: ['invitation'] as const };
  const personId = await sessions.findLinkOwner(tx, link);
  // Whoever has joined by this link may open it again.
  if (known !== null && (personId === null || known === personId))
    return { kind: 'member', memberId: known, isNew: false };
  if (personId === null) return { kind: 'ended' };
  if (known !== null) return { kind: 'own-account' };
  const { email } = person;
  if (email === null) return { kind: 'unverified' };
  const owner = await lockAddressOwner(tx, brand.id, emailKey(email));
  if (owner !== null && owner.id !== personId) return { kind: 'own-account' };
  if ((await sessions.redeemLink(tx, link)) === null) return { kind: 'ended' };
  await insertIdentity(tx, identity, personId, now);
  const { firstName, lastName } = person;
  await joinBySso(tx, personId, {
    email,
    emailKey: emailKey(email),
    firstName,
    lastName,
    locale: personLocale(joining),
  });
  return { kind: 'member', memberId: personId, isNew: false };
}

const personLocale = ({ brand, chosen, person, locale }: Arriving): Locale =>
  resolveLocale({
    offered: brand.config.locales,
    chosen: [chosen, person.locale, locale],
    languages: [],
  });
