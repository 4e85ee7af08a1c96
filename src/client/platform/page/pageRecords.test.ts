import { expect, it } from 'vitest';
import { withIds, withoutIds } from './pageRecords.ts';

it('the records of a page are the store’s own once their names are back; one that was deleted stays so', () => {
  const records = {
    'client:root': { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'v' } },
    v: { __id: 'v', __typename: 'Viewer', points: 12 },
    gone: null,
  };
  expect(JSON.stringify(withoutIds(records))).not.toContain('__id');
  expect(withIds(withoutIds(records))).toEqual(records);
});
