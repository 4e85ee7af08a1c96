import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import {
  comparePayouts,
  type PayoutDifference,
  type TheirPayout,
} from '../../domain/cashout/comparePayouts.ts';
import { PAYOUT_EVENTS } from '../../domain/cashout/providerStates.ts';
import { asRecord } from '../../domain/helpers/asRecord.ts';
import { changeOrder, JOBS as ORDER_JOBS, payoutCall } from '../orders/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import type { PayoutAccess } from '../platform/partners.ts';
import type { CashoutDeps } from './deps.ts';
import { PAYOUT_WEBHOOK } from './payoutWebhook.ts';
import { readPayoutAccount, saveDifferences, savePayoutAccount } from './store/payouts.ts';
import { readOurPayouts, readShortPayouts } from './queries/payouts.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The provider's list takes at most 31 days at a time; what is younger than an hour may not be in it yet. */
const WINDOW_DAYS = 30;
const YOUNG_MS = HOUR_MS;
const MOST_PAGES = 200;

/**
 * Compares a brand's payouts of the latest 30 days with the provider's list once a day, and registers our webhook there
 * if it isn't yet. What has moved there is read again, and what differs is put before staff. Source: rewards, "Cash-out" (Reconciliation).
 */
export async function compareBrand(deps: CashoutDeps, brandId: string): Promise<void> {
  const { brands, clock, config, db, jobs, partners } = deps;
  const [brand, access] = [brands.byId(brandId), partners.payouts(brandId)];
  const now = clock.now();
  await savePayoutAccount(db, brandId, { dueAt: new Date(now.getTime() + HOUR_MS) });
  if (brand === null || access === null) return;
  try {
    await registerWebhook(deps, access, brandId, `${backendAddress(brand.config, config)}${PAYOUT_WEBHOOK}`);
    const from = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
    const theirs = await theirPayouts(deps, access, from, now);
    const ours = await readOurPayouts(db, brandId, from);
    const found = [
      ...comparePayouts(ours, theirs, new Date(now.getTime() - YOUNG_MS)),
      ...(await readShortPayouts(db, brandId)),
    ];
    const moved = found.flatMap(({ kind, orderId, theirState }) =>
      hasMoved(kind, theirState) ? (orderId ?? []) : [],
    );
    await transaction(db, async (tx) => {
      for (const orderId of moved) {
        await changeOrder(tx, orderId, { dueAt: now });
        await jobs.send(tx, ORDER_JOBS.fulfil, { orderId }, { key: orderId });
      }
      await saveDifferences(
        tx,
        brandId,
        found.map((each) => ({ ...each, brand: brandId, foundAt: now })),
        now,
      );
      const again = moved.length > 0 ? HOUR_MS : DAY_MS;
      await savePayoutAccount(tx, brandId, { comparedAt: now, dueAt: new Date(now.getTime() + again) });
    });
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    deps.log.warn({ brand: brandId, fault: error.kind }, 'payouts were not compared');
  }
}

/** Whether the provider's webhook was lost, so that reading the payout again settles it. */
const hasMoved = (kind: PayoutDifference['kind'], theirState: string | null): boolean =>
  (kind === 'paid_but_refunded' && theirState === 'paid') ||
  (kind === 'returned_but_paid' && theirState === 'returned');

async function registerWebhook(
  deps: CashoutDeps,
  access: PayoutAccess,
  brandId: string,
  url: string,
): Promise<void> {
  const known = await readPayoutAccount(deps.db, brandId);
  const listed = await listedWebhooks(deps, access);
  const found = listed.find((each) => each['url'] === url)?.['id'];
  const id = typeof found === 'string' ? found : await createWebhook(deps, access, url);
  if (known?.webhookId !== id || known.webhookUrl !== url)
    await savePayoutAccount(deps.db, brandId, {
      webhookUrl: url,
      webhookId: id,
      dueAt: new Date(deps.clock.now().getTime() + HOUR_MS),
    });
}

async function listedWebhooks(
  deps: CashoutDeps,
  access: PayoutAccess,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const answer = await payoutCall(deps, access, { url: `${access.base}/v1/notifications/webhooks` });
  const list = asRecord(answer.json())?.['webhooks'];
  return Array.isArray(list)
    ? list.map((each: unknown) => asRecord(each)).filter((each) => each !== null)
    : [];
}

async function createWebhook(deps: CashoutDeps, access: PayoutAccess, url: string): Promise<string> {
  const answer = await payoutCall(deps, access, {
    method: 'POST',
    url: `${access.base}/v1/notifications/webhooks`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, event_types: PAYOUT_EVENTS.map((name) => ({ name })) }),
  });
  const id = asRecord(answer.json())?.['id'];
  if (typeof id !== 'string') throw new PartnerFault('payouts', 'garbage');
  return id;
}

async function theirPayouts(
  deps: CashoutDeps,
  access: PayoutAccess,
  from: Date,
  to: Date,
): Promise<readonly TheirPayout[]> {
  const found: TheirPayout[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      transaction_type: 'T0001',
      fields: 'transaction_info',
      page_size: '100',
      page: String(page),
    });
    const answer = await payoutCall(deps, access, {
      url: `${access.base}/v1/reporting/transactions?${query.toString()}`,
    });
    const body = asRecord(answer.json());
    const details = body?.['transaction_details'];
    if (!Array.isArray(details)) throw new PartnerFault('payouts', 'garbage');
    found.push(...details.flatMap(theirPayout));
    pages = Math.min(Number(body?.['total_pages'] ?? 1), MOST_PAGES);
  }
  return found;
}

const STATES: Readonly<Record<string, TheirPayout['state']>> = {
  S: 'paid',
  P: 'pending',
  D: 'refused',
  V: 'returned',
};

function theirPayout(detail: unknown): TheirPayout[] {
  const info = asRecord(asRecord(detail)?.['transaction_info']);
  const amount = asRecord(info?.['transaction_amount']);
  const { transaction_id: number, transaction_status: status, custom_field: key } = info ?? {};
  const { value, currency_code: currency } = amount ?? {};
  const state = typeof status === 'string' ? STATES[status] : undefined;
  const hundredths = Math.round(Math.abs(Number(value)) * 100);
  if (
    typeof number !== 'string' ||
    state === undefined ||
    typeof currency !== 'string' ||
    !Number.isFinite(hundredths)
  )
    return [];
  return [{ key: typeof key === 'string' ? key : null, number, hundredths, currency, state }];
}
