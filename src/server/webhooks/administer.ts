import { checkWebhook, type WebhookFault, type WebhookKind } from '../../domain/webhooks/kinds.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { sealSecret } from './deliver.ts';
import { readWhyOver } from './queries.ts';
import { newWebhookSecret } from './signature.ts';
import {
  endEndpoints,
  insertEndpoint,
  lockEndpoint,
  readDelivery,
  sendAgain,
  updateEndpoint,
  type EndpointRow,
} from './store.ts';

const FAULTS = {
  url: 'webhooks.fault.url',
  kinds: 'webhooks.fault.kinds',
} as const satisfies Readonly<Record<WebhookFault, MessageId>>;

interface ByStaff {
  readonly brandId: string;
  readonly actorId: string;
  readonly reason: string;
}

type Refused = { readonly refusal: RefusedChange };
type AdminDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'newId' | 'secrets'>;

/** Adds an address. Its secret is answered this once. */
export async function createEndpoint(
  { clock, config, db, newId, secrets }: AdminDeps,
  {
    brandId,
    actorId,
    reason,
    url,
    kinds,
  }: ByStaff & { readonly url: string; readonly kinds: readonly WebhookKind[] },
): Promise<Refused | { readonly id: string; readonly secret: string }> {
  const mayBePlain = config.partnerNetworks.length > 0 || config.sandboxPort !== null;
  const faults = [
    ...checkWebhook({ url, kinds }, mayBePlain).map((field) => ({ field, message: say(FAULTS[field]) })),
    ...reasonFaults(reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  const id = newId();
  const secret = newWebhookSecret();
  const after = { url: url.trim(), kinds: [...new Set(kinds)] };
  await transaction(db, async (tx) => {
    await insertEndpoint(tx, {
      id,
      brand: brandId,
      ...after,
      secret: sealSecret({ secrets }, id, secret),
      createdAt: now,
      createdBy: actorId,
    });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'webhook.create',
      subject: `webhook:${id}`,
      reason: reason.trim(),
      before: null,
      after: toAudit(after),
    });
  });
  return { id, secret };
}

/** What staff do with an address. */
export type EndpointStep = 'PAUSE' | 'RESUME' | 'END';

const ACTIONS = { PAUSE: 'webhook.pause', RESUME: 'webhook.resume', END: 'webhook.end' } as const;

/** Takes an address that ends out of what a device subscribed to. */
export type DropCallback = (
  tx: Db,
  deps: Pick<Deps, 'newId'>,
  callback: { readonly brand: string; readonly endpointId: string; readonly now: Date },
) => Promise<void>;

/** Pauses an address, lets it go on with what waited, or ends it and gives up what waits. */
export async function changeEndpoint(
  { clock, db, newId, dropCallback }: AdminDeps & { readonly dropCallback: DropCallback },
  { brandId, actorId, reason, id, step }: ByStaff & { readonly id: string; readonly step: EndpointStep },
): Promise<Refused | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    // First, as a device that changes its subscription locks that before the address.
    if (step === 'END') await dropCallback(tx, { newId }, { brand: brandId, endpointId: id, now });
    const before = await lockEndpoint(tx, brandId, id);
    if (before === null || before.endedAt !== null) return refusal('NOT_FOUND', say('webhooks.unknown'));
    if (step !== 'END' && (step === 'PAUSE') === (before.pausedAt !== null))
      return refusal('STALE', say('webhooks.stale'));
    if (step === 'END') await endEndpoints(tx, [id], now);
    else await updateEndpoint(tx, id, changeOf(step, now));
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: ACTIONS[step],
      subject: `webhook:${id}`,
      reason: reason.trim(),
      before: toAudit(before),
      after: toAudit(before),
    });
    return null;
  });
}

function changeOf(step: Exclude<EndpointStep, 'END'>, now: Date): Partial<EndpointRow> {
  if (step === 'PAUSE') return { pausedAt: now, pausedBecause: 'STAFF' };
  return { pausedAt: null, pausedBecause: null, failingSince: null };
}

/** Sends a delivery once more. */
export async function resendDelivery(
  { clock, db, newId }: AdminDeps,
  { brandId, actorId, reason, id }: ByStaff & { readonly id: string },
): Promise<Refused | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const now = clock.now();
  return transaction(db, async (tx) => {
    const delivery = await readDelivery(tx, brandId, id);
    const over = await readWhyOver(tx, id, now);
    if (delivery === null || over === 'ended') return refusal('NOT_FOUND', say('webhooks.unknown'));
    if (over === 'expired') return refusal('NOT_ALLOWED', say('webhooks.keyExpired'));
    if (delivery.state === 'WAITING') return refusal('NOT_ALLOWED', say('webhooks.waits'));
    await sendAgain(tx, id, now);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'webhook.resend',
      subject: `webhook:${delivery.endpointId}`,
      reason: reason.trim(),
      before: { delivery: id, state: delivery.state },
      after: { delivery: id, state: 'WAITING' },
    });
    return null;
  });
}

/** An address' path is often a secret. */
const toAudit = ({ url, kinds }: Pick<EndpointRow, 'url' | 'kinds'>) => ({ host: new URL(url).host, kinds });
