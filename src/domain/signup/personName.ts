/** Scripts that write some words with a joiner between two letters. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

/**
 * A name as it is kept: composed, without spaces around it, and without signs that nobody sees: those that turn the writing
 * round, and those without a width. Joiners stay where the script needs them.
 */
export function normalName(text: string): string {
  const seen = text.replaceAll(/\p{Cf}/gu, (sign, at: number) =>
    /[\u200c\u200d]/.test(sign) && JOINING.test(text[at - 1] ?? '') && JOINING.test(text[at + 1] ?? '')
      ? sign
      : '',
  );
  return seen.trim().normalize('NFC');
}

/** What is wrong with a name: nothing in it, or characters that cannot be read. Null: nothing. */
export function nameFault(text: string): 'missing' | 'characters' | null {
  const name = normalName(text);
  if (name === '') return 'missing';
  return /[\p{Cc}\p{Co}\p{Zl}\p{Zp}]/u.test(name) ? 'characters' : null;
}

const LONGEST_GREETING = 40;

/**
 * The name to greet somebody by in a letter, or an empty text. Whoever signs up may have typed somebody else's address, and
 * anything for a name: what mail programs would make a link of, or no name at all, is not repeated.
 */
export function greetingName(text: string): string {
  const name = normalName(text);
  const joined = name.replaceAll(/\p{Cf}/gu, '');
  return [...name].length <= LONGEST_GREETING && /^\p{L}[\p{L}\p{M} '’‐-]*$/u.test(joined) ? name : '';
}
