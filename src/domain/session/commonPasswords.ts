/**
 * Base words of the most guessed passwords: followed by a number or sign, doubled, or with digits
 * substituted. Our own rule: lists of real people's passwords aren't shipped.
 */
const WORDS = new Set(
  (
    'password passwort passw pass motdepasse secret letmein welcome bienvenue admin ' +
    'administrator administrateur root user guest login master access default changeme ' +
    'iloveyou ilove loveyou lovely love amour jetaime sunshine soleil princess princesse angel ' +
    'babygirl baby sweetheart darling beautiful forever family mother father mommy daddy ' +
    'football soccer baseball basketball hockey liverpool chelsea arsenal barcelona ' +
    'cricket golfer tennis rugby broncos yankees lakers cowboys canadiens ' +
    'monkey dragon tiger panther butterfly dolphin chicken kitty puppy shadow snoopy garfield ' +
    'buster charlie bailey ginger pepper cookie cheese banana apple orange chocolate coffee ' +
    'superman batman spiderman pokemon pikachu starwars matrix naruto mustang ferrari porsche corvette harley mercedes toyota honda ' +
    'michael jennifer jessica ashley nicole daniel jordan joshua andrew thomas robert william ' +
    'anthony matthew samantha amanda michelle jasmine hannah charlotte alexander alexandre ' +
    'computer internet samsung google facebook youtube microsoft windows linkedin ' +
    'instagram twitter minecraft fortnite roblox playstation xbox nintendo gamer ' +
    'summer winter spring autumn january february march april june july august september october november december monday friday sunday ' +
    'america australia canada quebec montreal toronto sydney melbourne california texas london paris ' +
    'newyork freedom liberty whatever trustno hello bonjour flower rainbow purple diamond silver ' +
    'golden money lucky magic killer hunter ranger batman energy energie electric power ' +
    'qwerty azerty qwertz asdf asdfgh zxcvbn qazwsx test testing demo sample example temp'
  ).split(' '),
);

/** Keyboard rows and columns, the alphabet and the digits, forwards and backwards. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
].flatMap((run) => [run, [...run].reverse().join('')]);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/**
 * Whether a password of any length is among the first guesses: one short piece repeated, a run of keys, or
 * common words with digits and signs around them. Source: decisions, Session and sign-up.
 */
export function isCommonPassword(password: string): boolean {
  const text = password
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return (
    isRepeated(text) ||
    isRun(text) ||
    isMadeOfWords(text) ||
    isMadeOfWords(undoSubstitutions(text)) ||
    isMadeOfWords(undoSubstitutions(text.replaceAll(/[^a-z]+$/g, '')))
  );
}

/** Replaces digits and signs by the characters they resemble. */
export function undoSubstitutions(text: string): string {
  return [...text].map((sign) => LEET[sign] ?? sign).join('');
}

function isRepeated(text: string): boolean {
  if (new Set(text).size <= 3) return true;
  for (let length = 1; length <= Math.min(6, text.length / 2); length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

/** At most three runs of three or more characters, with at most three others. */
function isRun(text: string): boolean {
  let rest = text;
  let besides = 0;
  for (let pieces = 0; rest !== '';) {
    const longest = longestRun(rest);
    if (longest >= 3) {
      pieces += 1;
      rest = rest.slice(longest);
    } else {
      besides += 1;
      rest = rest.slice(1);
    }
    if (pieces > 3 || besides > 3) return false;
  }
  return true;
}

function longestRun(text: string): number {
  for (let length = Math.min(text.length, 30); length >= 3; length -= 1) {
    const start = text.slice(0, length);
    if (RUNS.some((run) => run.includes(start)) || new Set(start).size === 1) return length;
  }
  return 0;
}

/** At most two common words; the rest is digits, signs or a run of keys. */
function isMadeOfWords(text: string): boolean {
  const parts = text.split(/[^a-z]+/).filter((part) => part !== '');
  const words = parts.flatMap((part) => wordsIn(part));
  return (
    words.length > 0 &&
    words.length <= 2 &&
    words.every((word) => WORDS.has(word) || word.length <= 1 || longestRun(word) === word.length)
  );
}

/** A common word, or the two it is composed of. */
function wordsIn(part: string): readonly string[] {
  if (WORDS.has(part)) return [part];
  for (let at = 2; at < part.length; at += 1) {
    const [first, second] = [part.slice(0, at), part.slice(at)];
    if (WORDS.has(first) && (WORDS.has(second) || longestRun(second) === second.length))
      return [first, second];
  }
  return [part];
}
