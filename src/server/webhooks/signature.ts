import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** The id that the receiver of a delivery gets, the same at each try. */
export const webhookId = (deliveryId: string): string => `msg_${deliveryId}`;

/** The headers of Standard Webhooks: the id stays the same at each try. */
export function webhookHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
