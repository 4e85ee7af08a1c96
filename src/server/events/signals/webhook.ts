import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parseWebhookSignal } from '../../../domain/gridSignals/webhook.ts';
import {
  objectOf,
  refusedBySignature,
  webhookRefused,
  type WebhookAnswer,
} from '../../platform/http/webhook.ts';
import { isId } from '../../platform/ids.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';
import { secretName, type GridSourceRow, type SignalDeps } from './deps.ts';
import { gridSources } from './tables.ts';
import { takeSignal } from './takeSignal.ts';

/**
 * Takes a signal that a partner sends: signed with the secret that only the partner has, within five minutes. The same body
 * works once. The answer says what became of it, 200 also where it was refused by a rule: sending it again would not help.
 * `realNow`: the wall clock, by which signatures are made.
 */
export async function takeWebhook(
  deps: SignalDeps,
  brandId: string,
  sourceId: string,
  header: string | undefined,
  raw: Buffer,
  realNow: number,
): Promise<WebhookAnswer> {
  const source = await sourceOf(deps, brandId, sourceId);
  const secret = source?.kind === 'WEBHOOK' ? deps.partners.secret(secretName(source)) : null;
  if (source === null || secret === null)
    return webhookRefused(404, 'UNKNOWN_SOURCE', 'Nobody is known here by this address.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const signal = parseWebhookSignal(objectOf(raw));
  if (typeof signal === 'string') return webhookRefused(400, 'MALFORMED', signal);
  const seconds = Number(/(?:^|,)\s*t=(\d+)/.exec(header ?? '')?.[1] ?? 0);
  const { id, decidedAt, ...rest } = signal;
  const { outcome, detail, eventId, repeated } = await takeSignal(deps, source.id, {
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

/** The brand's source of that id, or null. */
export async function sourceOf(
  { db }: Pick<SignalDeps, 'db'>,
  brandId: string,
  sourceId: string,
): Promise<GridSourceRow | null> {
  if (!isId(sourceId)) return null;
  const [source] = await db.select().from(gridSources).where(eq(gridSources.id, sourceId));
  return source?.brand === brandId ? source : null;
}
