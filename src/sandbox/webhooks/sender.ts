import { createHmac } from 'node:crypto';
import { pause } from '../faults/applyFaults.ts';
import type { Faults } from '../faults/faults.ts';
import type { World } from '../world/world.ts';
import { postJson } from './postJson.ts';

/** A partner's webhook to the product. */
export interface WebhookMessage {
  readonly id: string;
  readonly type: string;
  /** A utility or another partner, for faults. */
  readonly of: string;
  readonly url: string;
  /** Name of the secret that signs it. */
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A partner's own way of signing; absent: the header `X-Signature` with the secret. */
  readonly sign?: (isGenuine: boolean) => Readonly<Record<string, string>>;
  readonly at: string;
  readonly body: string;
}

/** One delivery attempt, for the person's page. */
export interface Attempt {
  readonly message: WebhookMessage;
  /** The HTTP status, or the error. */
  readonly result: string;
}

/** Delivers all partners' webhooks, with their configured faults. */
export interface Sender {
  /** Delivers in the background. */
  send(message: WebhookMessage): void;
  /** Latest first. */
  attempts(): readonly Attempt[];
  /** Resolves when everything is delivered or given up, with the number of attempts so far. */
  settled(): Promise<number>;
}

const KEPT = 400;
const RETRY_AFTER_MS = [1_000, 5_000];
const DEFAULT_LATE_MS = 15_000;
const TIMES_REPEATED = 5;

/** The signature header, with the wall-clock time in epoch seconds. */
export function signature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export function createSender(world: World, faults: Faults, stopping: AbortSignal): Sender {
  const attempts: Attempt[] = [];
  let attempted = 0;
  const underWay = new Set<Promise<void>>();
  /** Per partner, the message held back until the next one overtakes it. */
  const heldBack = new Map<string, WebhookMessage>();

  const note = (message: WebhookMessage, result: string): void => {
    attempted += 1;
    attempts.unshift({ message, result });
    attempts.length = Math.min(attempts.length, KEPT);
  };
  const post = async (message: WebhookMessage, secret: string, isGenuine = true): Promise<boolean> => {
    try {
      const status = await postJson(message.url, message.body, {
        ...message.headers,
        ...(message.sign?.(isGenuine) ?? {
          'x-signature': signature(
            isGenuine ? secret : `not ${secret}`,
            Math.floor(Date.now() / 1_000),
            message.body,
          ),
        }),
      });
      note(message, String(status));
      return status < 300 || (status >= 400 && status < 500);
    } catch (error) {
      note(message, error instanceof Error ? error.message : 'failed');
      return false;
    }
  };
  const deliver = async (message: WebhookMessage, secret: string): Promise<void> => {
    for (const wait of [...RETRY_AFTER_MS, null]) {
      if (stopping.aborted || (await post(message, secret)) || wait === null) return;
      await pause(wait, stopping);
    }
  };
  const dispatch = async (message: WebhookMessage): Promise<void> => {
    const secret = world.secret(message.secret);
    if (secret === null) return note(message, 'no secret for this client');
    const fault = faults.take('webhook', message.type, message.of);
    switch (fault?.kind) {
      case 'lost':
        return note(message, 'lost on purpose');
      case 'bad_signature':
        await post(message, secret, false);
        return;
      case 'late':
        await pause(fault.ms ?? DEFAULT_LATE_MS, stopping);
        return deliver(message, secret);
      case 'repeat':
        for (let i = 0; i < TIMES_REPEATED; i += 1) await post(message, secret);
        return;
      case 'reorder':
        if (!heldBack.has(message.of)) {
          heldBack.set(message.of, message);
          return note(message, 'held back on purpose');
        }
        break;
      default:
    }
    await deliver(message, secret);
    const overtaken = heldBack.get(message.of);
    if (overtaken) {
      heldBack.delete(message.of);
      await deliver(overtaken, secret);
    }
  };

  return {
    send: (message) => {
      const work = dispatch(message).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    attempts: () => attempts,
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
      return attempted;
    },
  };
}
