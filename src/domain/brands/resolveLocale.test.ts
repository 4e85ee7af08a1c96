import { describe, expect, it } from 'vitest';
import type { Locale } from './countries.ts';
import { parseAcceptLanguage, resolveLocale } from './resolveLocale.ts';

const canada: Locale[] = ['en-CA', 'fr-CA'];
const australia: Locale[] = ['en-AU'];

describe('resolveLocale', () => {
  it.each([
    ['the choice wins over the browser', canada, 'fr-CA', 'en-CA', 'fr-CA'],
    ['a choice the brand does not offer is passed over', australia, 'fr-CA', 'fr-CA', 'en-AU'],
    ['a choice is compared without case', canada, 'FR-ca', '', 'fr-CA'],
    ['without a choice the browser decides', canada, null, 'fr-CA,en;q=0.5', 'fr-CA'],
    ['another region of the language will do', canada, null, 'fr-FR', 'fr-CA'],
    ['a bare language will do', canada, null, 'fr', 'fr-CA'],
    ['the best wish that can be met counts', canada, null, 'de, fr;q=0.8, en;q=0.3', 'fr-CA'],
    ['weights order the wishes', canada, null, 'fr;q=0.2, en-US;q=0.9', 'en-CA'],
    ['a refused language is not taken', canada, null, 'fr;q=0, *', 'en-CA'],
    ['"*" is the main language', canada, null, '*, fr;q=0.5', 'en-CA'],
    ['no wish met: the main language', canada, null, 'de, ja', 'en-CA'],
    ['no header: the main language', canada, null, undefined, 'en-CA'],
    ['one language: always that', australia, null, 'fr', 'en-AU'],
  ])('BRD-05: %s', (_name, offered, chosen, header, locale) => {
    expect(resolveLocale({ offered, chosen: [chosen], languages: parseAcceptLanguage(header) })).toBe(locale);
  });
});

describe('resolveLocale with several choices', () => {
  it.each([
    ['the member over the browser of before', ['en-CA', 'fr-CA'], 'en-CA'],
    ['the browser of before where the member never chose', [null, 'fr-CA'], 'fr-CA'],
    ['the next one where the first is not offered', ['en-AU', 'fr-CA'], 'fr-CA'],
  ] as const)('takes %s', (_name, chosen, locale) => {
    expect(resolveLocale({ offered: canada, chosen, languages: [] })).toBe(locale);
  });
});

describe('parseAcceptLanguage', () => {
  it.each([
    ['fr-CA, en;q=0.5, de;q=0.9', ['fr-CA', 'de', 'en']],
    ['en;q=0.8,fr;q=0.8', ['en', 'fr']],
    ['EN-us ; q = 1.0', ['EN-us']],
    ['en;q=2, fr', ['fr']],
    ['<script>, fr', ['fr']],
    ['fr-CA,fr;q=0.8,en;q=0.9,*;q=0.1', ['fr-CA', 'en', 'fr', '*']],
    ['en-AU', ['en-AU']],
    ['de;q=0, en;q=nonsense', []],
    ['<script>', []],
    ['', []],
  ])('reads "%s"', (header, languages) => {
    expect(parseAcceptLanguage(header)).toEqual(languages);
  });
});
