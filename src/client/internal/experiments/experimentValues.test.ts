import { expect, it } from 'vitest';
import { newDraft, toVariantInputs, withVariant } from './experimentValues.ts';

it('variants always have 100% together', () => {
  const two = newDraft().variants;
  const three = withVariant(two);
  expect(toVariantInputs(three).map(({ weight }) => weight)).toEqual([3_334, 3_333, 3_333]);
  expect(three.map(({ key }) => key)).toEqual(['control', 'variant', 'variant-2']);
  expect(toVariantInputs([{ id: '1', key: ' a ', share: 'half', isEnabled: true }])).toEqual([
    { key: 'a', weight: 0, isEnabled: true },
  ]);
});
