import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outbound } from '../platform/http/outbound.ts';
import type { Partners } from '../platform/partners.ts';

export interface OutgoingSms {
  /** E.164. */
  readonly to: string;
  /** Shown as the sender. */
  readonly from: string;
  readonly text: string;
  /** Lets the gateway ignore a repeated message. */
  readonly key: string;
}

export interface SmsSender {
  /** Resolves once the gateway has accepted the message. Throws PartnerFault. */
  send(sms: OutgoingSms): Promise<void>;
}

/** Uses the gateway if one is configured, otherwise writes to the demo's outbox folder. */
export function createSmsSender(sms: Partners['sms'], outbound: Outbound, outbox: string): SmsSender {
  return sms === null ? toFolder(outbox) : toGateway(sms, outbound);
}

function toGateway({ url, token }: NonNullable<Partners['sms']>, outbound: Outbound): SmsSender {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    send: async (sms) =>
      void (
        await outbound.call(
          'sms',
          { method: 'POST', url, headers, body: JSON.stringify(sms) },
          { deadlineMs: 10_000, maxBytes: 65_536 },
        )
      ).ok(),
  };
}

function toFolder(outbox: string): SmsSender {
  return {
    send: async (sms) => {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = createHash('sha256').update(sms.key).digest('hex').slice(0, 32);
      await writeFile(join(outbox, `${name}.sms.json`), `${JSON.stringify(sms)}\n`, { mode: 0o600 });
    },
  };
}
