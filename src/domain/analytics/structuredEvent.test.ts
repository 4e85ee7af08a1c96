import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH, structuredEvent, type StructuredEventInput } from './structuredEvent.ts';

const least = { category: 'banner', action: 'view' };

function buildEvent(input: StructuredEventInput) {
  const result = structuredEvent(input);
  return result.kind === 'event' ? result.event : result;
}

describe('structured analytics events', () => {
  it('ANL-01: have category, action, label, property and value', () => {
    const all = { ...least, label: 'device', property: 'home', value: 3 };
    expect(buildEvent(all)).toEqual(all);
    expect(buildEvent(least)).toEqual(least);
  });

  it.each<[string, StructuredEventInput, string]>([
    ['ANL-02: no category', { action: 'view' }, 'category'],
    ['ANL-02: a blank category', { category: ' ', action: 'view' }, 'category'],
    ['ANL-02: no action', { category: 'banner' }, 'action'],
    ['ANL-02: an action of null', { category: 'banner', action: null }, 'action'],
    ['ANL-03: a value that is no number', { ...least, value: 'abc' }, 'value'],
    ['ANL-03: a value that only begins with one', { ...least, value: '3 kWh' }, 'value'],
    ['ANL-03: an empty value', { ...least, value: '' }, 'value'],
    ['ANL-03: a value in another notation', { ...least, value: '0x10' }, 'value'],
    ['ANL-03: not a number', { ...least, value: Number.NaN }, 'value'],
    ['ANL-03: infinity', { ...least, value: Number.POSITIVE_INFINITY }, 'value'],
  ])('%s: nothing is sent', (_what, input, field) => {
    expect(structuredEvent(input)).toEqual({ kind: 'refused', field });
  });

  it.each([
    [3, 3],
    [0, 0],
    [-1.5, -1.5],
    ['3', 3],
    ['-1.5', -1.5],
  ])('ANL-03: the value %j is sent as %d', (value, sent) => {
    expect(buildEvent({ ...least, value })).toEqual({ ...least, value: sent });
  });

  it('ANL-04: texts are lowercased', () => {
    const sent = { category: 'abc', action: 'def', label: 'ghi', property: 'jkl' };
    expect(buildEvent({ category: 'ABC', action: 'Def', label: 'GHI', property: 'jKl' })).toEqual(sent);
  });

  it.each(['category', 'action', 'label', 'property'] as const)(
    'CON-25, ANL-05: %s is cut to 255 characters',
    (field) => {
      expect(MAX_TEXT_LENGTH).toBe(255);
      expect(buildEvent({ ...least, [field]: 'x'.repeat(300) })).toMatchObject({ [field]: 'x'.repeat(255) });
      expect(buildEvent({ ...least, [field]: 'x'.repeat(255) })).toMatchObject({ [field]: 'x'.repeat(255) });
    },
  );

  it('ANL-05: cuts a text whose lower case is longer than its upper case, and never splits a character', () => {
    expect(buildEvent({ ...least, label: 'İ'.repeat(200) })).toMatchObject({
      label: expect.stringMatching(/^.{255}$/s) as string,
    });
    expect(buildEvent({ ...least, label: `${'x'.repeat(254)}⚡🔋` })).toMatchObject({
      label: `${'x'.repeat(254)}⚡`,
    });
    expect(buildEvent({ ...least, label: `${'x'.repeat(254)}🔋` })).toMatchObject({ label: 'x'.repeat(254) });
  });
});
