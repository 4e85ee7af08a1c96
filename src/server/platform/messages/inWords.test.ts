import { describe, expect, it } from 'vitest';
import { sentence } from '../../../domain/sentences/sentence.ts';
import { inEnglish, inWords } from './inWords.ts';
import { say } from './say.ts';

describe('a sentence in words', () => {
  it.each([
    [
      'en-US',
      say('session.tooManyTries', { seconds: 1 }),
      'Too many tries. Please wait 1 second and try again.',
    ],
    [
      'en-AU',
      say('session.tooManyTries', { seconds: 90 }),
      'Too many tries. Please wait 90 seconds and try again.',
    ],
    [
      'fr-CA',
      say('session.tooManyTries', { seconds: 0 }),
      'Trop de tentatives. Veuillez attendre 0 seconde, puis réessayer.',
    ],
    [
      'fr-CA',
      say('programs.rule.range', { rule: 'noiseDays', from: 1, to: 10_000 }),
      'Le nombre de jours servant à mesurer l’erreur doit être un nombre entier de 1 à 10\u00a0000.',
    ],
    [
      'en-CA',
      say('programs.rule.range', { rule: 'noiseDays', from: 1, to: 10_000 }),
      'The number of days on which the error is measured must be a whole number from 1 to 10,000.',
    ],
    [
      'fr-CA',
      say('programs.wrongCodes', { codes: '«\u00a0A\u00a0»', more: 2 }),
      '«\u00a0A\u00a0» et 2 autres\u00a0: ce ne sont pas des codes postaux d’ici. Rien n’a été enregistré.',
    ],
  ] as const)('%s: %j', (locale, said, words) => {
    expect(inWords(locale, said)).toBe(words);
  });

  it('is English in the log', () => {
    expect(inEnglish(say('platform.missing'))).toBe('We can’t find that.');
  });

  it('throws when the text or a value is missing', () => {
    expect(() => inEnglish(sentence('nowhere.said'))).toThrow(RangeError);
    expect(() => inEnglish(say('session.tooManyTries'))).toThrow();
  });
});
