import type { Signup, SignupStepName } from '../../codegen/rest/types.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/browserTest.ts';
import { heading, open, WAY_IN } from '../support/signupPage.ts';
import { signupAt, stubSignup } from '../support/stubSignup.ts';

/** Each step with a state that shows it, and its question. */
const SEEN: readonly (readonly [SignupStepName, string, Partial<Signup>?])[] = [
  ['zip_code', 'Where is your home?'],
  ['full', 'Who’s joining?'],
  ['password', 'Choose a password'],
  ['legacy', 'Good to see you again, Dana'],
  ['check_if_moved', 'Have you moved?'],
  ['select_utility', 'Which utility serves your home?'],
  ['connect_utility', 'Can Cedar Power share your meter readings?'],
  ['connect_utility', 'What’s your account number with Cedar Power?', { connection: 'ACCOUNT_NUMBER' }],
  ['connect_utility_oauth', 'Waiting for Cedar Power', { utility_widget_state: 'AuthStart' }],
  ['check_eligible', 'Checking your home', { utility_widget_state: 'pending' }],
  [
    'check_eligible',
    'Cedar Power couldn’t connect your home',
    { utility_widget_state: 'pending', utility_widget_substate: 'Duplicate' },
  ],
  ['utility_outage', 'We can’t reach Cedar Power', { utility_in_outage: true }],
  ['connect_phone', 'What’s your mobile number?'],
  ['confirm_phone', 'Enter the code'],
  ['appliances', 'What’s in your home?'],
  ['select_tplink', 'How many smart plugs would you like?'],
];

test.describe('every step', () => {
  for (const [step, question, change] of SEEN) {
    test(`SGN-01 to SGN-17: ${step}: "${question}" fits on a phone and is accessible`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const api = await stubSignup(page, signupAt(step, change));
      api.on('/signup/utility_outage', {
        body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: null },
      });
      await open(page, WAY_IN);
      await expect(page).toHaveURL(`/signup/${step}`);
      await expect(heading(page)).toHaveText(question);
      await expect(page.getByRole('progressbar', { name: 'Sign-up progress' })).toHaveAttribute(
        'aria-valuetext',
        // The postal code decides their number.
        step === 'zip_code' ? /^Step 1: / : /^Step \d of \d: /,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectAccessible(page);
    });
  }
});
