import { DELIVERY_TYPES, nextTry, PAUSE_AFTER_HOURS } from '../../domain/webhooks/kinds.ts';
import { ownReason, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { say } from '../platform/messages/say.ts';
import { readWhyOver } from './queries.ts';
import { webhookHeaders, webhookId } from './signature.ts';
import {
  claimDelivery,
  giveUp,
  lockEndpoint,
  noteOutcome,
  readEndpoint,
  updateEndpoint,
  type EndpointRow,
} from './store.ts';

export type WebhookDeps = Pick<Deps, 'brands' | 'clock' | 'db' | 'log' | 'newId' | 'outbound' | 'secrets'>;

export const SECRET_PURPOSE = 'webhook-endpoint';

/** An endpoint's secret, as it is kept. */
export const sealSecret = ({ secrets }: Pick<Deps, 'secrets'>, id: string, secret: string): string =>
  secrets.seal(SECRET_PURPOSE, id, secret);

/** While a try is under way, no other process makes one. */
const CLAIM_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
const LONGEST_ANSWER = 500;
const LIMITS = { deadlineMs: 15_000, maxBytes: 65_536, opensCircuit: false };

interface Answer {
  readonly isFine: boolean;
  readonly status: number | null;
  readonly text: string;
}

/** Makes one try, and notes what the partner answered; gives up what waits for an address that is over. */
export async function deliver(deps: WebhookDeps, id: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const over = await readWhyOver(db, id, now);
  if (over !== null) return giveUp(db, id, over);
  const delivery = await claimDelivery(db, id, now, new Date(now.getTime() + CLAIM_MS));
  if (delivery === null) return;
  const endpoint = await readEndpoint(db, delivery.brand, delivery.endpointId);
  if (endpoint === null) return;
  const body = JSON.stringify(
    endpoint.format === 'OPENADR'
      ? delivery.data
      : {
          type: DELIVERY_TYPES[delivery.kind],
          timestamp: delivery.createdAt.toISOString(),
          data: delivery.data,
        },
  );
  const answer = await post(deps, endpoint, webhookId(id), body, now);
  await transaction(db, async (tx) => {
    // Staff or another call may have changed it during the call.
    const current = await lockEndpoint(tx, delivery.brand, delivery.endpointId);
    if (current === null) return;
    const again = answer.isFine || current.endedAt !== null ? null : nextTry(delivery.tries, now);
    await noteOutcome(tx, id, {
      state: answer.isFine ? 'DELIVERED' : again === null ? 'FAILED' : 'WAITING',
      dueAt: again,
      answerStatus: answer.status,
      answer: answer.text,
    });
    if (answer.isFine) {
      if (current.failingSince !== null) await updateEndpoint(tx, endpoint.id, { failingSince: null });
      return;
    }
    const since = current.failingSince ?? now;
    const isPaused =
      current.pausedAt === null && now.getTime() - since.getTime() >= PAUSE_AFTER_HOURS * HOUR_MS;
    await updateEndpoint(tx, endpoint.id, {
      failingSince: since,
      ...(isPaused ? { pausedAt: now, pausedBecause: 'FAILING' as const } : {}),
    });
    if (isPaused)
      await record(tx, {
        id: deps.newId(),
        at: now,
        brandId: endpoint.brand,
        actorId: null,
        action: 'webhook.pause',
        subject: `webhook:${endpoint.id}`,
        reason: ownReason(
          deps.brands.byId(endpoint.brand),
          say('audit.webhookFailed', { hours: PAUSE_AFTER_HOURS }),
        ),
        before: { pausedAt: null },
        after: { pausedAt: now.toISOString() },
      });
  });
}

async function post(
  { outbound, secrets }: WebhookDeps,
  endpoint: EndpointRow,
  id: string,
  body: string,
  now: Date,
): Promise<Answer> {
  const secret = secrets.open(SECRET_PURPOSE, endpoint.id, endpoint.secret);
  const headers = {
    'content-type': 'application/json',
    ...(endpoint.format === 'STANDARD'
      ? webhookHeaders(secret, id, body, now)
      : secret === ''
        ? {}
        : { authorization: `Bearer ${secret}` }),
  };
  try {
    const { status, body: bytes } = await outbound.call(
      'partner-webhook',
      { method: 'POST', url: endpoint.url, headers, body },
      LIMITS,
    );
    const text = bytes.toString('utf8').replaceAll('\0', '').slice(0, LONGEST_ANSWER);
    return { isFine: status >= 200 && status < 300, status, text };
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    return { isFine: false, status: null, text: error.kind };
  }
}
