import { createHmac, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { pause } from '../faults/applyFaults.ts';
import type { Faults } from '../faults/faults.ts';
import type { Enrollment } from '../world/types.ts';
import type { World } from '../world/world.ts';

export type WebhookType = 'enrollment.changed' | 'data.available' | 'authorization.changed' | 'outage.changed';

/** One attempt to deliver, for the person's page. */
export interface WebhookAttempt {
  readonly id: string;
  readonly type: WebhookType;
  readonly enrollmentId: string;
  readonly state: string;
  readonly substate: string;
  readonly sequence: number;
  readonly at: string;
  /** The HTTP status, or what came in its place. */
  readonly result: string;
}

export interface Webhooks {
  /** Tells the product of a change; answers at once and delivers by itself. */
  send(enrollment: Enrollment, type: WebhookType, more?: Readonly<Record<string, unknown>>): void;
  attempts(): readonly WebhookAttempt[];
  /** Everything that is under way is delivered or given up. */
  settled(): Promise<void>;
}

interface Message {
  readonly enrollment: Enrollment;
  readonly type: WebhookType;
  readonly id: string;
  readonly at: string;
  readonly body: string;
}

const KEPT = 200;
const RETRY_AFTER_MS = [1_000, 5_000];
const DEADLINE_MS = 10_000;
const DEFAULT_LATE_MS = 15_000;
const TIMES_REPEATED = 5;

/** The header that proves who sent a body, and when (seconds since 1970, of the wall clock). */
export function signature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

export function createWebhooks(world: World, faults: Faults, stopping: AbortSignal): Webhooks {
  const attempts: WebhookAttempt[] = [];
  const underWay = new Set<Promise<void>>();
  /** Held back until the next one overtakes it. */
  let heldBack: Message | null = null;

  const note = ({ id, type, at, enrollment, body }: Message, result: string): void => {
    const { state, substate, sequence } = JSON.parse(body) as Pick<Enrollment, 'state' | 'substate' | 'sequence'>;
    attempts.unshift({ id, type, enrollmentId: enrollment.id, state, substate, sequence, at, result });
    attempts.length = Math.min(attempts.length, KEPT);
  };
  const post = async (message: Message, secret: string): Promise<boolean> => {
    try {
      const status = await postJson(message.enrollment.webhookUrl, message.body, {
        'x-signature': signature(secret, Math.floor(Date.now() / 1_000), message.body),
        'x-signature-key': message.enrollment.signatureKeyId,
      });
      note(message, String(status));
      return status < 300 || (status >= 400 && status < 500);
    } catch (error) {
      note(message, error instanceof Error ? error.message : 'failed');
      return false;
    }
  };
  const deliver = async (message: Message, secret: string): Promise<void> => {
    for (const wait of [...RETRY_AFTER_MS, null]) {
      if (stopping.aborted || (await post(message, secret)) || wait === null) return;
      await pause(wait, stopping);
    }
  };
  const dispatch = async (message: Message): Promise<void> => {
    const secret = world.secret(`webhook:${message.enrollment.clientId}`);
    if (secret === null) return note(message, 'no secret for this client');
    const fault = faults.take('webhook', message.type, message.enrollment.utility);
    switch (fault?.kind) {
      case 'lost':
        return note(message, 'lost on purpose');
      case 'bad_signature':
        await post(message, `not ${secret}`);
        return;
      case 'late':
        await pause(fault.ms ?? DEFAULT_LATE_MS, stopping);
        return deliver(message, secret);
      case 'repeat':
        for (let i = 0; i < TIMES_REPEATED; i += 1) await post(message, secret);
        return;
      case 'reorder':
        if (heldBack === null) {
          heldBack = message;
          return note(message, 'held back on purpose');
        }
        break;
      default:
    }
    await deliver(message, secret);
    const overtaken: Message | null = heldBack;
    if (overtaken) {
      heldBack = null;
      await deliver(overtaken, secret);
    }
  };

  return {
    send: (enrollment, type, more = {}) => {
      const { id: enrollmentId, state, substate, sequence } = enrollment;
      const [id, at] = [randomUUID(), world.now().toISOString()];
      const body = JSON.stringify({ id, type, enrollment_id: enrollmentId, authorization_id: enrollment.authorizationId, state, substate, sequence, at, ...more });
      const work = dispatch({ enrollment, type, id, at, body }).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    attempts: () => attempts,
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** Posts to this machine. A name below localhost leads here too, whether the machine's resolver knows that or not. */
function postJson(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const hostname = url.hostname.endsWith('.localhost') ? 'localhost' : url.hostname.replace(/^\[|\]$/g, '');
    const sent = httpRequest(
      {
        hostname,
        port: url.port === '' ? 80 : Number(url.port),
        path: url.pathname + url.search,
        method: 'POST',
        headers: { ...headers, host: url.host, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        timeout: DEADLINE_MS,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in time'))).on('error', reject);
    sent.end(body);
  });
}
