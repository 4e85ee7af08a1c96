import { expect, it } from 'vitest';
import { clientApp, DANA, renderHtml } from '../../../../tests/support/clientApp.tsx';
import { ValidUntil } from './ValidUntil.tsx';

it.each([
  ['default', 'America/Los_Angeles', 'Valid until December 31, 2028.'],
  ['au-retailer', 'Australia/Sydney', 'Valid until 31 December 2028.'],
])(
  'MKT-14: a code of %s is valid until the day that its partner named',
  async (brand, timeZone, expected) => {
    const app = await clientApp({ brand, user: { ...DANA, timeZone } });
    expect(renderHtml(app, <ValidUntil expiresAt="2028-12-31T23:59:59Z" />, '/coupons')).toContain(expected);
  },
);
