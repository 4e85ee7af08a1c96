import { backendAddress } from '../../domain/brands/brandOrigin.ts';
import type { WebhookData } from '../../domain/webhooks/kinds.ts';
import { createApiKey } from '../partner/service.ts';
import type { DeliveryState } from '../webhooks/tables.ts';
import { createEndpoint } from '../webhooks/service.ts';
import { latestEvents } from './queries/events.ts';
import { hasWebhookAt } from './queries/partner.ts';
import type { DemoDeps } from './deps.ts';
import { DEMO_REASON, ownProgram, type DemoRecord } from './record.ts';
import { controlSandbox, ifSandboxLets } from './sandboxControl.ts';
import { insertDeliveries, moveWebhook } from './store/partner.ts';

/** The sandbox's partner. */
const RECEIVER_PATH = '/partner/webhooks';
const API_PATH = '/partner/v1';
const NAME = 'Cedar dispatch desk (sandbox)';
const VALID_DAYS = 365;
const HOUR_MS = 3_600_000;

/**
 * Gives a made-up partner of the product's own brand a key, which the sandbox uses once the API answers, and a webhook to the
 * sandbox, whose log shows each state. Follows a sandbox that moved to another port. What staff change stays.
 */
export async function connectPartner(
  deps: DemoDeps['deps'],
  record: DemoRecord,
  sandboxUrl: string,
): Promise<void> {
  const { db } = deps;
  const own = ownProgram(record);
  const brand = own === null ? null : deps.brands.byId(own.brandId);
  if (own === null || brand === null) return;
  const { brandId, staffId } = own;
  const url = `${sandboxUrl}${RECEIVER_PATH}`;
  if (await hasWebhookAt(db, brandId, RECEIVER_PATH)) return moveWebhook(db, brandId, RECEIVER_PATH, url);
  const by = { brandId, actorId: staffId, reason: DEMO_REASON };
  const key = await createApiKey(deps, {
    ...by,
    name: NAME,
    rights: ['PROGRAMS_READ', 'ENROLLMENTS_READ', 'EVENTS_READ', 'EVENTS_WRITE', 'RESULTS_READ'],
    validDays: VALID_DAYS,
  });
  const webhook = await createEndpoint(deps, {
    ...by,
    url,
    kinds: ['EVENT_SCHEDULED', 'EVENT_CHANGED', 'EVENT_CANCELLED', 'EVENT_SETTLED', 'RESULTS_SETTLED'],
  });
  if ('refusal' in key || 'refusal' in webhook) throw new Error('The demonstration has no partner.');
  await fillLog(deps, own, { endpointId: webhook.id, url });
  await ifSandboxLets(deps, 'partner', async () => {
    await controlSandbox(deps, '/receiver', { secret: webhook.secret });
    await controlSandbox(deps, '/desk', {
      url: `${backendAddress(brand.config, deps.config)}${API_PATH}`,
      key: key.secret,
    });
  });
}

/** What the webhook has delivered, and what it hasn't. */
async function fillLog(
  { db, clock, newId }: DemoDeps['deps'],
  { brandId, programId }: NonNullable<ReturnType<typeof ownProgram>>,
  { endpointId, url }: { readonly endpointId: string; readonly url: string },
): Promise<void> {
  const [first, second = first] = await latestEvents(db, programId);
  if (first === undefined || second === undefined) return;
  const now = clock.now().getTime();
  await insertDeliveries(
    db,
    LOG.map(({ hoursAgo, triedAfter, dueIn, event, ...made }) => {
      const createdAt = new Date(now - hoursAgo * HOUR_MS);
      const eventId = event === 'first' ? first : second;
      const data: WebhookData = { event_id: eventId, program_id: programId };
      return {
        ...made,
        id: newId(),
        brand: brandId,
        endpointId,
        url,
        data: made.kind === 'RESULTS_SETTLED' ? { ...data, homes: 9 } : data,
        createdAt,
        triedAt: new Date(createdAt.getTime() + triedAfter * HOUR_MS),
        dueAt: dueIn === null ? null : new Date(now + dueIn * HOUR_MS),
      };
    }),
  );
}

interface LogLine {
  readonly kind: 'EVENT_SCHEDULED' | 'EVENT_CHANGED' | 'RESULTS_SETTLED' | 'EVENT_SETTLED';
  readonly event: 'first' | 'second';
  readonly state: DeliveryState;
  readonly hoursAgo: number;
  /** Hours until the last try. */
  readonly triedAfter: number;
  /** Hours until the next try; null: none. */
  readonly dueIn: number | null;
  readonly tries: number;
  readonly answerStatus: number | null;
  readonly answer: string;
}

/** Delivered at once, after some tries, given up, and still tried. */
const LOG: readonly LogLine[] = [
  {
    kind: 'EVENT_SCHEDULED',
    event: 'second',
    state: 'FAILED',
    hoursAgo: 130,
    triedAfter: 76,
    dueIn: null,
    tries: 10,
    answerStatus: 503,
    answer: 'Closed for maintenance.',
  },
  {
    kind: 'EVENT_CHANGED',
    event: 'second',
    state: 'DELIVERED',
    hoursAgo: 52,
    triedAfter: 0.6,
    dueIn: null,
    tries: 4,
    answerStatus: 204,
    answer: '',
  },
  {
    kind: 'EVENT_SETTLED',
    event: 'second',
    state: 'DELIVERED',
    hoursAgo: 26,
    triedAfter: 0,
    dueIn: null,
    tries: 1,
    answerStatus: 204,
    answer: '',
  },
  {
    kind: 'RESULTS_SETTLED',
    event: 'first',
    state: 'DELIVERED',
    hoursAgo: 9,
    triedAfter: 0,
    dueIn: null,
    tries: 1,
    answerStatus: 204,
    answer: '',
  },
  {
    kind: 'EVENT_SCHEDULED',
    event: 'first',
    state: 'WAITING',
    hoursAgo: 1,
    triedAfter: 0.6,
    dueIn: 1.5,
    tries: 4,
    answerStatus: null,
    answer: 'deadline',
  },
];
