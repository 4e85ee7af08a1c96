import { expect, it } from 'vitest';
import { tagsOnce } from './noteRules.ts';

it('keeps each tag once, as it was typed first, without blanks around it or two in a row', () => {
  expect(tagsOnce(['  Solar   roof ', 'solar ROOF', '', ' ', 'VIP'])).toEqual(['Solar roof', 'VIP']);
});
