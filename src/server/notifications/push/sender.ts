import webPush from 'web-push';
import type { PushPayload } from '../../../domain/notifications/pushPayload.ts';
import type { Outbound } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import type { VapidKeys } from './vapid.ts';

/** A browser's address at its push service, and the keys that only the browser can decrypt with (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface OutgoingPush {
  readonly to: PushAddress;
  readonly keys: VapidKeys;
  /** Whom the push service may write to. */
  readonly contact: string;
  readonly payload: PushPayload;
  /** How long the push service keeps it for a phone that is off. */
  readonly ttlSeconds: number;
}

export interface PushSender {
  /** `gone`: the browser takes no more messages. Throws PartnerFault for any other refusal. */
  send(push: OutgoingPush): Promise<'sent' | 'gone'>;
}

/** Four weeks, the longest that services promise. */
const LONGEST_TTL_S = 28 * 86_400;

export function createPushSender(outbound: Outbound): PushSender {
  return {
    async send({ to: { endpoint, ...keys }, keys: vapid, contact, payload, ttlSeconds }) {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
        vapidDetails: { subject: contact, ...vapid },
        TTL: Math.min(Math.max(ttlSeconds, 0), LONGEST_TTL_S),
        urgency: 'high',
        topic: toTopic(payload.tag),
      });
      const partner = `push:${new URL(endpoint).host}`;
      const answer = await outbound.call(
        partner,
        {
          method: 'POST',
          url: endpoint,
          headers: Object.fromEntries(
            Object.entries(headers as Record<string, string | number>).map(([name, value]) => [
              name,
              String(value),
            ]),
          ),
          body,
        },
        // Anybody can name an address.
        { deadlineMs: 10_000, maxBytes: 65_536, opensCircuit: false },
      );
      if (answer.status === 404 || answer.status === 410) return 'gone';
      if (answer.status < 200 || answer.status >= 300)
        throw new PartnerFault(partner, 'status', answer.status);
      return 'sent';
    },
  };
}

/** At most 32 characters of base64url (RFC 8030). */
const toTopic = (tag: string): string => tag.replaceAll(/[^\w-]/g, '').slice(0, 32);
