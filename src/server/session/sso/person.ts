import { normalName } from '../../../domain/signup/personName.ts';

export interface SsoPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider has verified it: an unverified address may be someone else's. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string | null;
}

/** Reads the claims of an ID token or of a user-info answer; malformed ones are ignored. */
export function toPerson(
  issuer: string,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): SsoPerson {
  const text = (name: string, longest: number): string => {
    const value = claims[name];
    return typeof value === 'string'
      ? value
          .normalize('NFC')
          .replaceAll(/\p{Cc}/gu, '')
          .trim()
          .slice(0, longest)
      : '';
  };
  const email = text('email', 255);
  const verified =
    claims['email_verified'] === true && email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email);
  const [given, family] =
    text('given_name', 80) === ''
      ? splitName(text('name', 160))
      : [text('given_name', 80), text('family_name', 80)];
  return {
    issuer,
    subject,
    email: verified ? email : null,
    firstName: normalName(given),
    lastName: normalName(family),
    locale: text('locale', 20) || null,
  };
}

function splitName(name: string): readonly [string, string] {
  const [first = '', ...rest] = name.split(/\s+/);
  return [first.slice(0, 80), rest.join(' ').slice(0, 80)];
}
