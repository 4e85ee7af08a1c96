/** Scripts that write some words with a joiner between two characters. */
const JOINING_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
  'Tibetan',
];
const JOINING = new RegExp(`[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/**
 * A name for storage: Unicode-composed, trimmed, without zero-width and direction-changing characters.
 * Joiners stay where the script needs them.
 */
export function normalName(text: string): string {
  const seen = text.replaceAll(/\p{Cf}/gu, (sign, at: number) =>
    /[\u200c\u200d]/.test(sign) && JOINING.test(text[at - 1] ?? '') && JOINING.test(text[at + 1] ?? '')
      ? sign
      : '',
  );
  return seen.trim().normalize('NFC');
}

/** Why a name is refused: empty, or unreadable characters. null: accepted. */
export function nameFault(text: string): 'missing' | 'characters' | null {
  const name = normalName(text);
  if (name === '') return 'missing';
  return /[\p{Cc}\p{Co}\p{Zl}\p{Zp}]/u.test(name) ? 'characters' : null;
}

const LONGEST_GREETING = 40;

/**
 * The name for an email's greeting, or an empty text. A sign-up may use someone else's address and any name,
 * so names that mail programs would turn into a link aren't repeated.
 */
export function greetingName(text: string): string {
  const name = normalName(text);
  const joined = name.replaceAll(/\p{Cf}/gu, '');
  return [...name].length <= LONGEST_GREETING && /^\p{L}[\p{L}\p{M} '’‐-]*$/u.test(joined) ? name : '';
}
