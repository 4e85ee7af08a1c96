import { asLetters, isCommonPassword } from './commonPasswords.ts';
import { isLongEnough, PASSWORD_RULES } from './passwordRules.ts';

/** What a guesser knows of an account before any guess. */
export interface PasswordOwner {
  /** What the brand calls itself. */
  readonly brandNames: readonly string[];
  readonly names: readonly string[];
  /** Empty where it is not known. */
  readonly email: string;
}

/** `own`: little is left of it without the brand's words, the owner's name and address. */
export type PasswordFault = 'short' | 'long' | 'common' | 'own';

/** Shorter pieces are part of too many words to say anything. */
const SHORTEST_WORD = 3;

/** What is wrong with a new password; null: nothing. The form and the server ask the same. Source: decisions, Session and sign-up. */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  if (!isLongEnough(password)) return 'short';
  if ([...password].length > PASSWORD_RULES.longest) return 'long';
  if (isCommonPassword(password)) return 'common';
  return isOwn(password, owner) ? 'own' : null;
}

/** Whether it has one of the owner's words in it and, without them, would be too short a password. Digits for letters change nothing. */
function isOwn(password: string, { brandNames, names, email }: PasswordOwner): boolean {
  const words = [...brandNames, ...names, ...(email === '' ? [] : [email, ...email.split('@')])].flatMap(
    (text) => [plain(text), ...text.split(/[^\p{L}\p{N}]+/u).map(plain)],
  );
  const longestFirst = [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  return [password, asLetters(password.toLowerCase())].some((read) => {
    const text = plain(read);
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text);
    return rest !== text && !isLongEnough(rest);
  });
}

/** Letters and digits alone, without accents, in lower case. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
