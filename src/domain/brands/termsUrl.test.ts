import { expect, it } from 'vitest';
import { termsUrl } from './termsUrl.ts';

const terms = 'https://www.lone-mesa.example/terms';
const texas = 'https://www.lone-mesa.example/terms/texas';

it.each([
  ['BRD-32: Texas retail enrolment has its own terms', texas, true, texas],
  ['BRD-32: without it the usual terms stay', texas, false, terms],
  ['BRD-32: a brand without Texas terms keeps its own', null, true, terms],
])('%s', (_name, texasTermsUrl, texasRetail, url) => {
  expect(termsUrl({ termsUrl: terms, texasTermsUrl }, { texasRetail })).toBe(url);
});
