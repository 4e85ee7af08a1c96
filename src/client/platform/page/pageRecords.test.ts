import { expect, it } from 'vitest';
import { withIds, withoutIds } from './pageRecords.ts';

it("a page's records equal the store's once their ids are restored; deleted ones stay deleted", () => {
  const records = {
    'client:root': { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'v' } },
    v: { __id: 'v', __typename: 'Viewer', points: 12 },
    gone: null,
  };
  expect(JSON.stringify(withoutIds(records))).not.toContain('__id');
  expect(withIds(withoutIds(records))).toEqual(records);
});
