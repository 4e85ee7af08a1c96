import { normalName } from '../../../domain/signup/personName.ts';

/** What a provider says of somebody, as far as it is used. */
export interface SsoPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Only if the provider has verified it: what anybody may have typed there is no address of theirs. */
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string | null;
}

/** Reads the claims of an ID token or of the user-info answer. Whatever has another shape than agreed is left out. */
export function personOf(
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
      ? partsOf(text('name', 160))
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

function partsOf(name: string): readonly [string, string] {
  const [first = '', ...rest] = name.split(/\s+/);
  return [first.slice(0, 80), rest.join(' ').slice(0, 80)];
}
