import { expect, it } from 'vitest';
import { FEATURES } from '../../domain/features/features.ts';
import { describeFeature } from './descriptions.ts';

it.each(['en-US', 'en-AU', 'en-CA', 'fr-CA'] as const)(
  'SES-21: every key is described by a sentence in %s',
  (locale) => {
    expect(
      FEATURES.filter(({ key }) => !/^\S.{9,}\.$/.test(describeFeature(locale, key))).map(({ key }) => key),
    ).toEqual([]);
  },
);
