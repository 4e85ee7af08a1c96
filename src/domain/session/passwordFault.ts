import { undoSubstitutions, isCommonPassword } from './commonPasswords.ts';
import { isLongEnough, PASSWORD_RULES } from './passwordRules.ts';

/** What an attacker knows about an account before guessing. */
export interface PasswordOwner {
  readonly brandNames: readonly string[];
  readonly names: readonly string[];
  /** Empty if unknown. */
  readonly email: string;
}

/** `own`: too short without the brand's words and the owner's name and address. */
export type PasswordFault = 'short' | 'long' | 'common' | 'own';

/** Shorter pieces occur in too many words. */
const SHORTEST_WORD = 3;

/**
 * Why a new password is refused; null: accepted. Form and server share this rule. Source: decisions, Session
 * and sign-up.
 */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  if (!isLongEnough(password)) return 'short';
  if ([...password].length > PASSWORD_RULES.longest) return 'long';
  if (isCommonPassword(password)) return 'common';
  return isOwn(password, owner) ? 'own' : null;
}

/**
 * Whether it contains one of the owner's words and would be too short without them, also with digits
 * substituted.
 */
function isOwn(password: string, { brandNames, names, email }: PasswordOwner): boolean {
  const words = [...brandNames, ...names, ...(email === '' ? [] : [email, ...email.split('@')])].flatMap(
    (text) => [plain(text), ...text.split(/[^\p{L}\p{N}]+/u).map(plain)],
  );
  const longestFirst = [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  return [password, undoSubstitutions(password.toLowerCase())].some((read) => {
    const text = plain(read);
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
    return rest !== text && !isLongEnough(rest);
  });
}

/** Lower case, without accents, signs and spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
