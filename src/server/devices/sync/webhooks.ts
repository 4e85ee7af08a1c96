import { connectionConfig } from '../../../domain/devices/connectionConfigs.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import {
  parseObject,
  refusedBySignature,
  webhookRefused,
  webhookTaken,
  type WebhookAnswer,
} from '../../platform/http/webhook.ts';
import { text } from '../clouds/values.ts';
import { JOBS, type DeviceDeps } from '../deps.ts';
import { backendAddress } from '../../../domain/brands/brandOrigin.ts';
import type { PartnerCloud } from '../clouds/cloud.ts';
import { markSubscribed } from '../store/connectionChanges.ts';
import { readConnectionsOfAccount, type ConnectionRow } from '../store/connections.ts';
import { insertWebhook } from '../store/requests.ts';
import { markStale, scheduleNow } from '../store/schedule.ts';

const TYPES = [
  'device.changed',
  'device.added',
  'device.removed',
  'authorization.ended',
  'action.updated',
] as const;
type WebhookType = (typeof TYPES)[number];

/**
 * Handles a device partner's webhook: signed with the partner's secret, at most five minutes old, once an id.
 * Its content is never trusted; it only makes us read from the partner, so that late or reordered webhooks do
 * no harm. `realNow`: the wall clock, which signatures use.
 */
export async function receiveWebhook(
  deps: DeviceDeps,
  partnerId: string,
  header: string | undefined,
  raw: Buffer,
  realNow: number,
): Promise<WebhookAnswer> {
  const secret =
    connectionConfig(partnerId) === null ? null : (deps.partners.device(partnerId)?.webhookSecret ?? null);
  if (secret === null) return webhookRefused(404, 'UNKNOWN_PARTNER', 'There is no such partner here.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const body = parseObject(raw);
  const [id, type, account] = [
    text(body?.['id'], 200),
    text(body?.['type'], 100),
    text(body?.['account'], 200),
  ];
  if (id === null || type === null || account === null)
    return webhookRefused(400, 'MALFORMED', 'The body must be a JSON object with id, type and account.');
  const known = TYPES.find((each) => each === type);
  if (known === undefined)
    return webhookRefused(422, 'UNKNOWN_TYPE', `The type must be one of ${TYPES.join(', ')}.`);
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const connections = await readConnectionsOfAccount(tx, partnerId, account);
    if (connections.length === 0) return webhookTaken('unknown');
    return (await insertWebhook(tx, partnerId, id, now))
      ? applyWebhook(tx, deps, { connections, type: known, deviceId: text(body?.['device_id']), now })
      : webhookTaken('repeated');
  });
}

interface WebhookCall {
  readonly connections: Awaited<ReturnType<typeof readConnectionsOfAccount>>;
  readonly type: WebhookType;
  readonly deviceId: string | null;
  readonly now: Date;
}

async function applyWebhook(
  tx: Db,
  { jobs }: Pick<DeviceDeps, 'jobs'>,
  { connections, type, deviceId, now }: WebhookCall,
): Promise<WebhookAnswer> {
  for (const connection of connections) {
    const { memberId, connectionId } = connection;
    const isOfDevice = (type === 'device.changed' || type === 'action.updated') && deviceId !== null;
    if (isOfDevice && (await markStale(tx, connection, deviceId, now))) {
      await jobs.send(tx, JOBS.read, connection, { key: connectionId });
      continue;
    }
    await scheduleNow(tx, memberId, connectionId, { pollDueAt: now });
    await jobs.send(tx, JOBS.poll, connection, { key: connectionId });
  }
  return webhookTaken('noted');
}

export const WEBHOOK_PATH = '/webhooks/device';

/**
 * Subscribes to the partner's webhooks, once a connection. Without them, polling alone keeps the states
 * current.
 */
export async function subscribe(
  { brands, config, db, clock, partners }: DeviceDeps,
  cloud: PartnerCloud,
  connection: ConnectionRow,
): Promise<void> {
  const { memberId, id, brand: brandId, connectionConfigId, subscribedAt } = connection;
  const brand = brands.byId(brandId);
  if (subscribedAt !== null || brand === null || partners.device(connectionConfigId)?.webhookSecret == null)
    return;
  const url = `${backendAddress(brand.config, config)}${WEBHOOK_PATH}/${connectionConfigId}`;
  const answer = await cloud.subscribe(url);
  if (answer.ok) await markSubscribed(db, memberId, id, clock.now());
}
