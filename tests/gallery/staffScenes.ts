import type { Page } from '@playwright/test';
import { settled } from '../support/settled.ts';
import { failing, loading, openFirst, press } from './acts.ts';
import type { Scene } from './scene.ts';

/** A member's ledger, from the list of tax forms. */
async function openLedger(page: Page): Promise<void> {
  await openFirst('/internal/payouts/members/')(page);
  await page.locator('main a[href$="/ledger"]').first().click();
  await page.waitForURL('**/ledger');
  await settled(page);
}

async function openTool(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^INTERNAL/ }).click();
  await settled(page);
}

/** The app as a member sees it, for staff. */
async function seeTheirApp(page: Page): Promise<void> {
  const { origin, hostname, pathname } = new URL(page.url());
  const brand = hostname === 'localhost' ? 'default' : hostname.replace('.localhost', '');
  await page.goto(`${origin}${pathname}?member=demo@${brand}.example`);
  await settled(page);
  await page.getByRole('button', { name: 'See their app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('They asked');
  await dialog.getByRole('button', { name: 'See their app' }).click();
  await page.getByRole('complementary', { name: 'Preview' }).waitFor();
  await settled(page);
}

/** The staff area's screens, and what staff have in the app. */
export const staffScenes: readonly Scene[] = [
  { name: 'internal', viewer: 'staff', path: '/internal', desk: true },
  { name: 'internal-wheel', viewer: 'staff', path: '/internal/wheel', desk: true },
  { name: 'internal-wheel-spins', viewer: 'staff', path: '/internal/wheel/spins', desk: true },
  {
    name: 'internal-wheel-no-spins',
    viewer: 'staff',
    path: '/internal/wheel/spins?q=nobody-has-this-name',
    desk: true,
  },
  {
    name: 'internal-wheel-draw',
    viewer: 'staff',
    path: '/internal/wheel',
    desk: true,
    act: openFirst('/internal/wheel/draws/'),
  },
  { name: 'internal-utilities', viewer: 'staff', path: '/internal/utilities', desk: true },
  {
    name: 'internal-utility',
    viewer: 'staff',
    path: '/internal/utilities',
    desk: true,
    act: openFirst('/internal/utilities/'),
  },
  { name: 'internal-new-utility', viewer: 'staff', path: '/internal/utilities/new', desk: true },
  { name: 'internal-programs', viewer: 'staff', path: '/internal/programs', desk: true },
  {
    name: 'internal-program',
    viewer: 'staff',
    path: '/internal/programs',
    desk: true,
    act: openFirst('/internal/programs/'),
  },
  { name: 'internal-new-program', viewer: 'staff', path: '/internal/programs/new', desk: true },
  { name: 'internal-postal-codes', viewer: 'staff', path: '/internal/coverage', desk: true },
  { name: 'internal-events', viewer: 'staff', path: '/internal/events', desk: true },
  {
    name: 'internal-event',
    viewer: 'staff',
    path: '/internal/events',
    desk: true,
    act: openFirst('/internal/events/'),
  },
  { name: 'internal-schedule', viewer: 'staff', path: '/internal/events/new', desk: true },
  { name: 'internal-orders', viewer: 'staff', path: '/internal/orders', desk: true },
  {
    name: 'internal-order',
    viewer: 'staff',
    path: '/internal/orders',
    desk: true,
    act: async (page) => {
      await page.locator('a[data-row]').first().click();
      await page.waitForURL(/orders\/[^/?]+$/);
      await settled(page);
    },
  },
  {
    name: 'internal-order-differences',
    viewer: 'staff',
    path: '/internal/orders/differences?show=all',
    desk: true,
  },
  { name: 'internal-rewards', viewer: 'staff', path: '/internal/rewards', desk: true },
  {
    name: 'internal-reward',
    viewer: 'staff',
    path: '/internal/rewards?show=ON',
    desk: true,
    act: openFirst('/internal/rewards/'),
  },
  { name: 'internal-new-reward', viewer: 'staff', path: '/internal/rewards/new', desk: true },
  { name: 'internal-rewards-as-of', viewer: 'staff', path: '/internal/rewards/catalogue', desk: true },
  { name: 'internal-payouts', viewer: 'staff', path: '/internal/payouts?state=all', desk: true },
  {
    name: 'internal-payout',
    viewer: 'staff',
    path: '/internal/payouts',
    desk: true,
    act: async (page) => {
      await page.locator('a[data-row]').first().click();
      await page.waitForURL(/payouts\/[^/?]+$/);
    },
  },
  {
    name: 'internal-cashout-member',
    viewer: 'staff',
    path: '/internal/payouts/forms',
    desk: true,
    act: openFirst('/internal/payouts/members/'),
  },
  {
    name: 'internal-member-ledger',
    viewer: 'staff',
    path: '/internal/payouts/forms',
    desk: true,
    act: openLedger,
  },
  {
    name: 'internal-member-result',
    viewer: 'staff',
    path: '/internal/payouts/forms',
    desk: true,
    act: async (page) => {
      await openLedger(page);
      await page.locator('a[href*="/results/"]').first().click();
      await page.waitForURL(/\/results\//);
    },
  },
  { name: 'internal-payout-differences', viewer: 'staff', path: '/internal/payouts/differences', desk: true },
  { name: 'internal-w9-forms', viewer: 'staff', path: '/internal/payouts/forms', desk: true },
  { name: 'internal-tax-year', viewer: 'staff', path: '/internal/payouts/tax?show=everyone', desk: true },
  { name: 'internal-referrals', viewer: 'staff', path: '/internal/referrals', desk: true },
  { name: 'internal-offers', viewer: 'staff', path: '/internal/offers', desk: true },
  { name: 'internal-offers-empty', viewer: 'staff', path: '/internal/offers?show=ENDED', desk: true },
  {
    name: 'internal-offers-loading',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: loading('Device offers'),
  },
  {
    name: 'internal-offers-error',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: failing('Device offers'),
  },
  {
    name: 'internal-offer',
    viewer: 'staff',
    path: '/internal/offers?show=ON',
    desk: true,
    act: async (page) => {
      await page
        .locator('main a[href^="/internal/offers/"]:not([href*="/new"], [href*="/claims"])')
        .first()
        .click();
      await settled(page);
    },
  },
  { name: 'internal-new-offer', viewer: 'staff', path: '/internal/offers/new', desk: true },
  { name: 'internal-offer-claims', viewer: 'staff', path: '/internal/offers/claims', desk: true },
  {
    name: 'internal-offer-claims-late',
    viewer: 'staff',
    path: '/internal/offers/claims?view=late',
    desk: true,
  },
  { name: 'internal-referrals-empty', viewer: 'staff', path: '/internal/referrals?q=nobody', desk: true },
  {
    name: 'internal-referrals-loading',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: loading('Referrals'),
  },
  {
    name: 'internal-referrals-error',
    viewer: 'staff',
    path: '/internal/rewards',
    desk: true,
    act: failing('Referrals'),
  },
  { name: 'internal-promo-codes', viewer: 'staff', path: '/internal/rewards/promo-codes', desk: true },
  { name: 'internal-segments', viewer: 'staff', path: '/internal/segments', desk: true },
  {
    name: 'internal-segments-empty',
    viewer: 'staff',
    path: '/internal/segments?search=none-has-this',
    desk: true,
  },
  { name: 'internal-segment', viewer: 'staff', path: '/internal/segments/GOLD_AND_ABOVE', desk: true },
  { name: 'internal-new-segment', viewer: 'staff', path: '/internal/segments/new', desk: true },
  { name: 'internal-placements', viewer: 'staff', path: '/internal/placements', desk: true },
  {
    name: 'internal-placements-empty',
    viewer: 'staff',
    path: '/internal/placements?search=none-has-this',
    desk: true,
  },
  {
    name: 'internal-placements-error',
    viewer: 'staff',
    path: '/internal/segments',
    desk: true,
    act: failing('Placements'),
  },
  {
    name: 'internal-content',
    viewer: 'staff',
    path: '/internal/placements',
    desk: true,
    act: openFirst('/internal/placements/0'),
  },
  { name: 'internal-new-content', viewer: 'staff', path: '/internal/placements/new', desk: true },
  {
    name: 'internal-new-announcement',
    viewer: 'staff',
    path: '/internal/placements/new?place=PopupAnnouncement',
    desk: true,
  },
  {
    name: 'internal-new-survey',
    viewer: 'staff',
    path: '/internal/placements/new?place=SurveyCard',
    desk: true,
  },
  { name: 'internal-features', viewer: 'staff', path: '/internal/features', desk: true },
  { name: 'internal-feature', viewer: 'staff', path: '/internal/features/rewards_wheel', desk: true },
  {
    name: 'internal-member-features',
    viewer: 'staff',
    path: '/internal/features/members?member=demo@default.example',
    desk: true,
  },
  { name: 'internal-experiments', viewer: 'staff', path: '/internal/experiments', desk: true },
  {
    name: 'internal-experiment',
    viewer: 'staff',
    path: '/internal/experiments/no-rate-plan',
    desk: true,
  },
  { name: 'internal-new-experiment', viewer: 'staff', path: '/internal/experiments/new', desk: true },
  { name: 'internal-approvals', viewer: 'staff', path: '/internal/approvals', desk: true },
  {
    name: 'internal-preview',
    viewer: 'staff',
    path: '/internal/features/members',
    act: seeTheirApp,
  },
  { name: 'internal-floating-tool', viewer: 'staff', path: '/', act: openTool },
  { name: 'internal-accuracy', viewer: 'staff', path: '/internal/accuracy', desk: true },
  { name: 'internal-staff', viewer: 'staff', path: '/internal/staff', desk: true },
  {
    name: 'internal-staff-account',
    viewer: 'staff',
    path: '/internal/staff',
    desk: true,
    act: openFirst('/internal/staff/'),
  },
  {
    name: 'internal-staff-empty',
    viewer: 'staff',
    path: '/internal/staff?q=none-has-this-name',
    desk: true,
  },
  { name: 'internal-security', viewer: 'staff', path: '/internal/security', desk: true },
  {
    name: 'internal-security-passkey',
    viewer: 'staff',
    path: '/internal/security',
    desk: true,
    act: press('Add a passkey'),
  },
  { name: 'internal-maintenance', viewer: 'staff', path: '/internal/maintenance', desk: true },
  { name: 'internal-audit', viewer: 'staff', path: '/internal/audit', desk: true },
];
