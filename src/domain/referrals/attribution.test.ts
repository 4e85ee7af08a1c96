import { expect, it } from 'vitest';
import { parseAttribution } from './attribution.ts';

it.each([
  ['', {}],
  ['zip=94103', {}],
  ['ref=K7QX2M', { referrer: 'K7QX2M' }],
  ['partner=click-7.a~b_c&ref=K7QX2M&zip=94103', { referrer: 'K7QX2M', partner: 'click-7.a~b_c' }],
  ['ref=', {}],
  ['ref=a%20b', {}],
  ['ref=%3Cscript%3E', {}],
  [`ref=${'x'.repeat(101)}`, {}],
])('SES-37: a link with "%s" names %j', (query, named) => {
  expect(parseAttribution(new URLSearchParams(query))).toEqual(named);
});
