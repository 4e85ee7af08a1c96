import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { webhookSignalOf } from '../../../domain/gridSignals/webhook.ts';
import { judgeSignature } from '../../platform/http/webhookSignature.ts';
import { isId } from '../../platform/ids.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';
import { secretName, type GridSourceRow, type SignalParts } from './parts.ts';
import { gridSources } from './tables.ts';
import { takeSignal } from './takeSignal.ts';

export interface WebhookAnswer {
  readonly status: number;
  readonly body: object;
}

const refuse = (status: number, code: string, error: string): WebhookAnswer => ({ status, body: { status, error, code } });

/**
 * Takes a signal that a partner sends: signed with the secret that only the partner has, within five minutes. The same body
 * works once. The answer says what became of it, 200 also where it was refused by a rule: sending it again would not help.
 * `realNow`: the wall clock, by which signatures are made.
 */
export async function takeWebhook(parts: SignalParts, brandId: string, sourceId: string, header: string | undefined, raw: Buffer, realNow: number): Promise<WebhookAnswer> {
  const source = await sourceOf(parts, brandId, sourceId);
  const secret = source?.kind === 'WEBHOOK' ? parts.partners.secret(secretName(source)) : null;
  if (source === null || secret === null) return refuse(404, 'UNKNOWN_SOURCE', 'Nobody is known here by this address.');
  switch (judgeSignature(header, raw, secret, realNow)) {
    case 'unsigned':
      return refuse(401, 'UNSIGNED', 'The header X-Signature must be t=<unix seconds>,v1=<hex HMAC-SHA-256>.');
    case 'wrong':
      return refuse(401, 'WRONG_SIGNATURE', 'The signature does not belong to this body.');
    case 'late':
      return refuse(401, 'STALE_SIGNATURE', 'The signature is more than five minutes away from our clock.');
    case 'genuine':
  }
  const signal = webhookSignalOf(jsonOf(raw));
  if (typeof signal === 'string') return refuse(400, 'MALFORMED', signal);
  const seconds = Number(/(?:^|,)\s*t=(\d+)/.exec(header ?? '')?.[1] ?? 0);
  const { id, decidedAt, ...rest } = signal;
  const { outcome, detail, eventId, repeated } = await takeSignal(parts, source.id, {
    ...rest, complete: signal.action === 'START', externalId: id, vtnEventId: id, revision: (decidedAt ?? new Date(seconds * 1_000)).toISOString(), messageKey: createHash('sha256').update(raw).digest('hex'), report: null,
  });
  return { status: 200, body: { ok: outcome !== 'REFUSED', outcome: outcome.toLowerCase(), repeated, event_id: eventId, ...(detail === null ? {} : { detail: inEnglish(detail) }) } };
}

/** The brand's source of that id, or null. */
export async function sourceOf({ db }: Pick<SignalParts, 'db'>, brandId: string, sourceId: string): Promise<GridSourceRow | null> {
  if (!isId(sourceId)) return null;
  const [source] = await db.select().from(gridSources).where(eq(gridSources.id, sourceId));
  return source?.brand === brandId ? source : null;
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return null;
  }
}
