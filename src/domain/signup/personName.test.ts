import { describe, expect, it } from 'vitest';
import { greetingName, nameFault, normalName } from './personName.ts';

describe('a stored name', () => {
  it.each([
    ['bidi signs', 'Da\u202ena\u2066\u200f', 'Dana'],
    ['signs without a width', '\u200bDa\ufeffna\u2060\u00ad', 'Dana'],
    ['a joiner between Latin letters', 'Da\u200dna', 'Dana'],
    ['spaces around what is left', '\u200b Dana \u202c', 'Dana'],
  ])('has no %s', (_what, typed, kept) => expect(normalName(typed)).toBe(kept));

  it('keeps the joiner that Persian and Hindi names need', () => {
    for (const name of ['مهدی\u200cزاده', 'क्\u200dष']) expect(normalName(name)).toBe(name.normalize('NFC'));
  });

  it('is missing when nothing is left of it', () => {
    expect(nameFault('\u200b\u202e')).toBe('missing');
    expect(nameFault('Dana\u0007')).toBe('characters');
    expect(nameFault('Dana')).toBe(null);
  });
});

describe('the name in a greeting', () => {
  it.each([
    'Dana',
    'Anne-Marie',
    'D’Arcy',
    "O'Neil",
    'María José',
    'Geneviève',
    'नीलम',
    '王芳',
    'Jean‐Luc',
    'مهدی\u200cزاده',
  ])('greets %s', (name) => expect(greetingName(name)).toBe(name));

  it.each([
    'http://evil.example/win',
    'evil.example',
    'www.evil.example',
    'Dana@evil.example',
    'Dana 4',
    'Dana!',
    '<b>Dana</b>',
    'call +1 900',
    "'",
    '-',
    '',
    'a'.repeat(41),
  ])('does not repeat "%s"', (text) => expect(greetingName(text)).toBe(''));

  it("doesn't repeat a link hidden by invisible characters", () =>
    expect(greetingName('evil\u200b.example')).toBe(''));
});
