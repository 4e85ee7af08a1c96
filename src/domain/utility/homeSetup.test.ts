import { describe, expect, it } from 'vitest';
import { homeSetup } from './homeSetup.ts';

describe('how far a home is set up', () => {
  it.each([
    ['somebody who has only signed up', null, false, 'signed-up'],
    ['a device without a utility is a beginning', null, true, 'device-or-utility-begun'],
    ['a utility under way', { everReachedAuthDone: false }, false, 'device-or-utility-begun'],
    ['a utility that was once connected', { everReachedAuthDone: true }, false, 'utility-connected'],
  ] as const)('%s', (_who, connection, hasDevice, setup) => {
    expect(homeSetup(connection, hasDevice)).toBe(setup);
  });
});
