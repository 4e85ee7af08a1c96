import { expect, it } from 'vitest';
import openapi from '../../../codegen/rest/openapi.json' with { type: 'json' };
import { BONUS_CAUSES, type BonusCause } from '../../domain/ledger/posting.ts';

const WORDS: Readonly<Record<BonusCause, RegExp>> = {
  'appliance-inventory': /appliance inventory/,
  'promo-code': /promo codes/,
  'staff-adjustment': /adjustments by staff/,
  'wheel-prize': /prizes of the wheel/,
  referral: /referrals/,
  'referral-boosted': /with a boost/,
  'referral-welcome': /welcome of a friend/,
};

it('MKT-11: the contract names every reason that the export has', () => {
  const { description } = openapi.paths['/api/v2/marketplace/bonus_export'].get;
  expect(BONUS_CAUSES.filter((cause) => !WORDS[cause].test(description))).toEqual([]);
});
