import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { judgeSignature } from './webhookSignature.ts';

/** The outcome of a webhook, or why it was refused. */
export interface WebhookAnswer {
  readonly status: number;
  readonly body:
    | { readonly ok: boolean; readonly outcome: string; readonly [more: string]: unknown }
    | { readonly status: number; readonly error: string; readonly code: string };
}

export const webhookRefused = (status: number, code: string, error: string): WebhookAnswer => ({
  status,
  body: { status, error, code },
});
export const webhookTaken = (outcome: string): WebhookAnswer => ({
  status: 200,
  body: { ok: true, outcome },
});

/** Null for a body signed with the secret within five minutes of `realNow` (ms, wall clock, which signatures use). */
export function refusedBySignature(
  header: string | undefined,
  raw: Buffer,
  secret: string,
  realNow: number,
): WebhookAnswer | null {
  switch (judgeSignature(header, raw, secret, realNow)) {
    case 'unsigned':
      return webhookRefused(
        401,
        'UNSIGNED',
        'The header X-Signature must be t=<unix seconds>,v1=<hex HMAC-SHA-256>.',
      );
    case 'wrong':
      return webhookRefused(401, 'WRONG_SIGNATURE', 'The signature does not belong to this body.');
    case 'late':
      return webhookRefused(
        401,
        'STALE_SIGNATURE',
        'The signature is more than five minutes away from our clock.',
      );
    case 'genuine':
      return null;
  }
}

/** Null unless the body is a JSON object. */
export function parseObject(raw: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    return asRecord(JSON.parse(raw.toString('utf8')));
  } catch {
    return null;
  }
}

class Refused extends Error {
  constructor(readonly answer: WebhookAnswer) {
    super('A webhook was refused.');
  }
}

/**
 * Processes a webhook and answers it. A refused one leaves no trace, not even its id, so that it can be sent again.
 */
export async function unlessRefused(
  db: Db,
  work: (tx: Db) => Promise<WebhookAnswer>,
): Promise<WebhookAnswer> {
  try {
    return await transaction(db, async (tx) => {
      const answer = await work(tx);
      if (answer.status >= 400) throw new Refused(answer);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}
