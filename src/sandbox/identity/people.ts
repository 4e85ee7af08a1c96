import { createHash } from 'node:crypto';

/** A synthetic customer of the brand with single sign-on. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly locale: 'en-CA' | 'fr-CA';
}

const READY: readonly (readonly [string, string, Person['locale']])[] = [
  ['Geneviève', 'Marchand', 'fr-CA'],
  ['Stuart', 'Pelham', 'en-CA'],
  ['Zoé', 'Lafontaine', 'fr-CA'],
  ['Anjali', 'Mehta', 'en-CA'],
];

/** Offered on the login page. */
export const READY_PEOPLE: readonly Person[] = READY.map(([givenName, familyName, locale]) =>
  createPerson(`${plain(givenName)}.${plain(familyName)}@mail.example`, givenName, familyName, locale),
);

/** The person of an email address; the same address is always the same person. */
export function personByEmail(email: string, locale: Person['locale']): Person {
  const known = READY_PEOPLE.find((person) => person.email === email.trim().toLowerCase());
  if (known) return known;
  const [given = 'New', family = 'Customer'] = (email.split('@')[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return createPerson(email.trim().toLowerCase(), given, family, locale);
}

function createPerson(
  email: string,
  givenName: string,
  familyName: string,
  locale: Person['locale'],
): Person {
  return {
    sub: createHash('sha256').update(`person:${email}`).digest('hex').slice(0, 24),
    email,
    givenName,
    familyName,
    locale,
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
