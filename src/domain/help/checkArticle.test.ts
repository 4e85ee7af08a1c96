import { describe, expect, it } from 'vitest';
import { checkArticle, isArticleSlug, writtenTexts } from './checkArticle.ts';

const text = (more: Partial<{ title: string; keywords: string; body: string }> = {}) => ({
  title: 'Solar panels',
  keywords: '',
  body: 'What {product} does.',
  ...more,
});
const LOCALES = ['en-CA', 'fr-CA'];

describe('an article that staff write', () => {
  it.each([
    ['is complete in the main language', { 'en-CA': text() }, {}],
    ['has nothing yet', {}, { 'en-CA.title': 'required', 'en-CA.body': 'required' }],
    [
      'is begun in another language',
      { 'en-CA': text(), 'fr-CA': text({ body: ' ' }) },
      { 'fr-CA.body': 'required' },
    ],
    ['has HTML', { 'en-CA': text({ body: '<b>x</b>' }) }, { 'en-CA.body': 'markup' }],
    ['leads astray', { 'en-CA': text({ body: '[x](javascript:x)' }) }, { 'en-CA.body': 'link' }],
    ['has a word that no brand has', { 'en-CA': text({ title: '{prodct}' }) }, { 'en-CA.title': 'word' }],
    ['has a long title', { 'en-CA': text({ title: 'x'.repeat(121) }) }, { 'en-CA.title': 'tooLong' }],
  ])('that %s', (_name, texts, faults) => {
    expect(checkArticle(texts, LOCALES)).toEqual(faults);
  });

  it('keeps the languages in which something is written', () => {
    const empty = { title: ' ', keywords: '', body: '' };
    expect(writtenTexts({ 'en-CA': text({ title: ' A ' }), 'fr-CA': empty })).toEqual({
      'en-CA': text({ title: 'A' }),
    });
  });

  it.each([
    ['solar-panels', true],
    ['2fa', true],
    ['Solar', false],
    ['a--b', false],
    ['', false],
    ['x'.repeat(61), false],
  ])('has an address: %s, %s', (slug, fits) => {
    expect(isArticleSlug(slug)).toBe(fits);
  });
});
