import type { Page } from '@playwright/test';
import type { Signup } from '../../codegen/rest/types.ts';
import { CEDAR, signupAt, stubSignup, type SignupBackend } from '../support/stubSignup.ts';
import { press } from './acts.ts';
import type { Scene } from './scene.ts';

/** A step of joining, on a backend that returns this step. */
function joining(signup: Signup, more?: (page: Page, api: SignupBackend) => Promise<void>) {
  return async (page: Page): Promise<void> => {
    const api = await stubSignup(page, signup);
    api.on('/signup/utility_outage', {
      body: { in_outage: true, short_name: 'Cedar Power', outageEndDttm: '2099-06-04T03:00:00Z' },
    });
    await page.goto(`${new URL(page.url()).origin}/signup?access_token=gallery`);
    await page.locator('h1').waitFor();
    // The notice about the made-up link belongs to no step.
    await page.waitForTimeout(300);
    const notices = page.locator('.flash button');
    if ((await notices.count()) > 0) await notices.first().click();
    await more?.(page, api);
    await page.waitForTimeout(600);
  };
}

/** Comes back from the utility with its answer. */
const returned =
  (result: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`${new URL(page.url()).origin}/signup/oauth?result=${result}&access_token=gallery`);
    await page.locator('h1').waitFor();
  };

const noUtility =
  (eligibility: 0 | 2) =>
  async (page: Page, api: SignupBackend): Promise<void> => {
    const zip = {
      zip: page.url().includes('au-') ? '2000' : '94103',
      eligibility,
      utility_short_name: null,
      not_yet: false,
    };
    api.on('/signup/check_zip_eligibility', { body: zip });
    api.on('/signup/zip_code', { body: signupAt('full', { zip }) });
    await page.locator('input[name=zip_code]').fill(zip.zip);
    await page.locator('button[type=submit]').click();
  };

/** Each step of joining, in its states. */
export const signupScenes: readonly Scene[] = (
  [
    ['zip-code', joining(signupAt('zip_code'))],
    ['zip-code-perks', joining(signupAt('zip_code'), noUtility(0))],
    ['zip-code-partial', joining(signupAt('zip_code'), noUtility(2))],
    ['full', joining(signupAt('full'))],
    ['full-errors', joining(signupAt('full'), press('Send me the link'))],
    [
      'full-single-sign-on',
      joining(signupAt('full', {}, ['zip_code', 'full', 'select_utility', 'connect_utility'])),
    ],
    [
      'full-check-mail',
      joining(
        signupAt('full', { mail_sent_to: 'maximiliana.konstantinopolitanische@a-long-domain.example' }),
      ),
    ],
    [
      'password',
      joining(signupAt('password'), async (page) =>
        page.locator('input[name=password]').fill('kettle moon sta'),
      ),
    ],
    ['legacy', joining(signupAt('legacy', { utility: CEDAR }))],
    ['check-if-moved', joining(signupAt('check_if_moved'))],
    ['select-utility', joining(signupAt('select_utility'))],
    [
      'select-utility-other',
      joining(signupAt('select_utility'), async (page) => page.getByRole('option').last().click()),
    ],
    ['connect-utility-account', joining(signupAt('connect_utility', { connection: 'ACCOUNT_NUMBER' }))],
    ['connect-utility-share', joining(signupAt('connect_utility'))],
    ['connect-utility-oauth', joining(signupAt('connect_utility_oauth'))],
    ['oauth-denied', joining(signupAt('connect_utility'), returned('denied'))],
    ['oauth-failed', joining(signupAt('connect_utility'), returned('failed'))],
    ['oauth-asking', joining(signupAt('connect_utility_oauth'), returned('active'))],
    ['check-eligible', joining(signupAt('check_eligible', { utility_widget_state: 'AuthDone' }))],
    [
      'check-eligible-refused',
      joining(
        signupAt('check_eligible', {
          utility_widget_state: 'pending',
          utility_widget_substate: 'ConflictingDRP',
        }),
      ),
    ],
    ['utility-outage', joining(signupAt('utility_outage'))],
    ['connect-phone', joining(signupAt('connect_phone'))],
    ['confirm-phone', joining(signupAt('confirm_phone'))],
    ['appliances', joining(signupAt('appliances', { appliances: [{ kind: 'ELECTRIC_VEHICLE', count: 2 }] }))],
    ['select-plugs', joining(signupAt('select_tplink'))],
  ] as const
).map(([name, act]) => ({ name: `sign-up-${name}`, viewer: 'stranger', path: '/login', act }));
