import { availableParallelism } from 'node:os';
import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import { passwordFault } from '../../../domain/session/passwordFault.ts';
import { PASSWORD_RULES } from '../../../domain/session/passwordRules.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import type { RequestContext } from '../../platform/context.ts';
import { isBusy } from '../../platform/http/recentRequests.ts';
import { say } from '../../platform/messages/say.ts';
import { createHashThreads } from './hashThreads.ts';

/** OWASP's first choice for argon2id, which is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One thread per processor; more would not be faster. */
const threads = createHashThreads(availableParallelism(), isBusy);

export function hashPassword(password: string): Promise<string> {
  return threads.hash(password.normalize('NFKC'), cost);
}

/** Takes as long for an unknown account, or one without a password, as for any other. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (Array.from(password).length > PASSWORD_RULES.longest) return false;
  const matches = await threads.verify(passwordHash ?? dummyHash, password.normalize('NFKC'));
  return matches && passwordHash !== null;
}

/** The hash of a discarded random text. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$oJn9l6IUNzFaxCV/ObUIyQ$U2afWCxSVoq1tVkaTZpPQbWAB5LESJx2Sx2sqFnYAJY';

/** The owner's data, which the password must not contain. */
export interface PasswordPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Why a new password is refused; null when it is accepted. */
export function passwordRefusal(
  password: string,
  { brand, locale }: Pick<RequestContext, 'brand' | 'locale'>,
  { email, firstName, lastName }: PasswordPerson,
): Sentence | null {
  const brandNames = Object.values(brand.words).flatMap(({ productName, shortName }) => [
    productName,
    shortName,
  ]);
  switch (passwordFault(password, { brandNames, names: [firstName, lastName], email })) {
    case 'short':
      return say('session.passwordShort', { shortest: PASSWORD_RULES.shortest });
    case 'long':
      return say('session.passwordLong', { longest: PASSWORD_RULES.longest });
    case 'common':
      return say('session.passwordCommon');
    case 'own':
      return say('session.passwordOwn', { productName: wordsFor(brand, locale).productName });
    case null:
      return null;
  }
}
