import { createHash } from 'node:crypto';
import { parseWebhookSignal } from '../../../domain/gridSignals/webhook.ts';
import {
  parseObject,
  refusedBySignature,
  webhookRefused,
  type WebhookAnswer,
} from '../../platform/http/webhook.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';
import { secretName, type SignalDeps } from './deps.ts';
import { ingestSignal } from './ingestSignal.ts';
import { readGridSource } from './store/sources.ts';

/**
 * Ingests a partner's signal, signed with the shared secret within the last five minutes. The same body works
 * once. Answers 200 with the outcome even when a rule refuses it, because a retry would not help. `realNow`
 * is the wall clock, in milliseconds.
 */
export async function ingestWebhook(
  deps: SignalDeps,
  sourceId: string,
  header: string | undefined,
  raw: Buffer,
  realNow: number,
): Promise<WebhookAnswer> {
  const source = await readGridSource(deps.db, sourceId);
  const secret = source?.kind === 'WEBHOOK' ? deps.partners.secret(secretName(source)) : null;
  if (source === undefined || secret === null)
    return webhookRefused(404, 'UNKNOWN_SOURCE', 'We don’t know this address.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const signal = parseWebhookSignal(parseObject(raw));
  if (typeof signal === 'string') return webhookRefused(400, 'MALFORMED', signal);
  const seconds = Number(/(?:^|,)\s*t=(\d+)/.exec(header ?? '')?.[1] ?? 0);
  const { id, decidedAt, ...rest } = signal;
  const { outcome, detail, eventId, repeated } = await ingestSignal(deps, source.id, {
    ...rest,
    complete: signal.action === 'START',
    externalId: id,
    vtnEventId: id,
    revision: (decidedAt ?? new Date(seconds * 1_000)).toISOString(),
    messageKey: createHash('sha256').update(raw).digest('hex'),
    report: null,
  });
  return {
    status: 200,
    body: {
      ok: outcome !== 'REFUSED',
      outcome: outcome.toLowerCase(),
      repeated,
      event_id: eventId,
      ...(detail === null ? {} : { detail: inEnglish(detail) }),
    },
  };
}
