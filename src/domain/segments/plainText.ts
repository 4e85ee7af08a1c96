/** Why a text isn't taken as it is. */
export type TextFault = 'empty' | 'tooLong' | 'invisible' | 'mixedScripts';

/** Longer texts are no postal code, region or name. */
export const LONGEST_TEXT = 200;

/**
 * Text as it is stored and compared: without space around it, and composed (NFC), so that two ways of typing the same
 * letter are one. Nothing else is changed: case and width count, in both engines alike.
 */
export function plainText(text: string): string {
  return text.normalize('NFC').trim();
}

/** Control and format characters, line breaks, unpaired surrogates, and spaces that look like a plain one. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u00a0\u115f\u1160\u2000-\u200f\u202f\u205f\u2800\u3000\u3164\uffa0]/u;

const LATIN = /\p{Script=Latin}/u;
/** Scripts with letters that look like Latin ones, and the wide and the mathematical Latin letters. */
const LOOK_ALIKE = new RegExp(
  `[${['Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map((script) => `\\p{Script=${script}}`).join('')}` +
    '\\u{ff21}-\\u{ff3a}\\u{ff41}-\\u{ff5a}\\u{1d400}-\\u{1d7ff}]',
  'u',
);

/**
 * Refuses texts that read as something else than they are: invisible characters, and words that mix Latin letters with
 * look-alikes of other scripts.
 */
export function textFault(text: string): TextFault | null {
  const plain = plainText(text);
  if (plain === '') return 'empty';
  if (plain.length > LONGEST_TEXT) return 'tooLong';
  if (INVISIBLE.test(plain)) return 'invisible';
  return plain.split(/\s+/).some((word) => LATIN.test(word) && LOOK_ALIKE.test(word)) ? 'mixedScripts' : null;
}

/** Latin letters for those of other scripts that look the same. */
const SAME_LOOK: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['аᎪα', 'a'],
      ['вβ', 'b'],
      ['сϲ', 'c'],
      ['ԁ', 'd'],
      ['еεҽ', 'e'],
      ['һн', 'h'],
      ['іιӏ', 'i'],
      ['ј', 'j'],
      ['кκ', 'k'],
      ['мμ', 'm'],
      ['ոη', 'n'],
      ['оοօσ', 'o'],
      ['рρ', 'p'],
      ['ԛ', 'q'],
      ['ѕ', 's'],
      ['тτ', 't'],
      ['υս', 'u'],
      ['ѵν', 'v'],
      ['ԝω', 'w'],
      ['хχ', 'x'],
      ['уγ', 'y'],
      ['ζ', 'z'],
      ['1|', 'l'],
      ['0', 'o'],
    ] as const
  ).flatMap(([alikes, letter]) => Array.from(alikes, (alike) => [alike, letter])),
);

/**
 * What two names have in common that look alike: compatible forms, case, look-alike letters, marks and spaces fall
 * together. Names with the same key can't exist beside each other.
 */
export function lookAlikeKey(name: string): string {
  const folded = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '').replace(/i/g, 'l');
  return [...folded]
    .map((letter) => SAME_LOOK[letter] ?? letter)
    .map((letter) => (letter === 'i' ? 'l' : letter))
    .join('')
    .replace(/[\s_\p{Pd}]+/gu, ' ')
    .trim();
}
