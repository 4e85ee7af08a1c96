import { expect, it } from 'vitest';
import { newDraft, toVariantInputs, withVariant } from './experimentValues.ts';

it('a new variant gets a name that no other has', () => {
  const four = withVariant(withVariant(newDraft().variants));
  const less = four.filter(({ key }) => key !== 'variant-2');
  expect(withVariant(less).map(({ key }) => key)).toEqual(['control', 'variant', 'variant-3', 'variant-4']);
});

it('variants always have 100% together', () => {
  const two = newDraft().variants;
  const three = withVariant(two);
  expect(toVariantInputs(three).map(({ weight }) => weight)).toEqual([3_334, 3_333, 3_333]);
  expect(three.map(({ key }) => key)).toEqual(['control', 'variant', 'variant-2']);
  expect(toVariantInputs([{ id: '1', key: ' a ', share: 'half', isEnabled: true }])).toEqual([
    { key: 'a', weight: 0, isEnabled: true },
  ]);
});
