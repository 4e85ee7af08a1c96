import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import {
  objectOf,
  refusedBySignature,
  unlessRefused,
  webhookRefused,
  webhookTaken,
  type WebhookAnswer,
} from '../platform/http/webhook.ts';
import { outageTold } from './outage.ts';
import { readStanding } from './partnerClient.ts';
import { partnerByClient, type PartnerUtility } from '../programs/service.ts';
import { JOBS, type UtilityDeps } from './deps.ts';
import { applyStanding } from './standing.ts';
import { utilityAuthorizations, utilityPartners, utilityWebhooks } from './tables.ts';

/** Ids of webhooks are remembered for so long; a signature is worth nothing long before. */
const REMEMBERED_MS = 30 * 86_400_000;

/** What a webhook may tell. */
const TYPES = ['enrollment.changed', 'data.available', 'authorization.changed', 'outage.changed'] as const;
type WebhookType = (typeof TYPES)[number];

/**
 * Takes a webhook of a utility. It must be signed with the secret that only the utility has, within five minutes. The same
 * id works once, unless it was refused; an older change of an enrolment than the one we know changes nothing. Every answer says what became of it.
 * `realNow`: the wall clock, by which signatures are made.
 */
export async function takeWebhook(
  deps: UtilityDeps,
  brandId: string,
  clientId: string,
  header: string | undefined,
  raw: Buffer,
  realNow: number,
): Promise<WebhookAnswer> {
  const utility = await partnerByClient(deps.db, brandId, clientId);
  const secret = utility === null ? null : deps.partners.secret(`webhook:${clientId}`);
  if (utility === null || secret === null)
    return webhookRefused(404, 'UNKNOWN_CLIENT', 'Nobody is known here by this client id.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const body = objectOf(raw);
  const [id, type] = [body?.['id'], body?.['type']];
  if (body === null || typeof id !== 'string' || id === '' || id.length > 200 || typeof type !== 'string')
    return webhookRefused(400, 'MALFORMED', 'The body must be a JSON object with id and type.');
  const known = TYPES.find((each) => each === type);
  if (known === undefined)
    return webhookRefused(422, 'UNKNOWN_TYPE', `The type must be one of ${TYPES.join(', ')}.`);
  const now = deps.clock.now();
  return unlessRefused(deps.db, async (tx) => {
    const first = await tx
      .insert(utilityWebhooks)
      .values({ clientId, id, type, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: utilityWebhooks.id });
    return first.length === 0 ? webhookTaken('repeated') : work(tx, deps, utility, known, body, now);
  });
}

async function work(
  tx: Db,
  deps: UtilityDeps,
  utility: PartnerUtility,
  type: WebhookType,
  body: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<WebhookAnswer> {
  if (type === 'outage.changed') {
    await outageTold({ ...deps, db: tx }, utility);
    return webhookTaken('noted');
  }
  const enrollmentId = body['enrollment_id'];
  const [authorization] =
    typeof enrollmentId !== 'string'
      ? []
      : await tx
          .select()
          .from(utilityAuthorizations)
          .where(
            and(
              eq(utilityAuthorizations.utilityId, utility.id),
              eq(utilityAuthorizations.enrollmentId, enrollmentId.slice(0, 200)),
            ),
          );
  if (authorization === undefined)
    return webhookRefused(404, 'UNKNOWN_ENROLLMENT', 'There is no such enrolment here.');
  if (authorization.endedAt !== null) return webhookTaken('ended');
  const own = eq(utilityAuthorizations.id, authorization.id);
  switch (type) {
    case 'enrollment.changed': {
      const standing = readStanding(body);
      if (standing === null)
        return webhookRefused(422, 'MALFORMED_STANDING', 'state, substate and sequence must be there.');
      return webhookTaken(await applyStanding(tx, deps, authorization.id, standing, now, 'webhook'));
    }
    case 'authorization.changed':
      await tx.update(utilityAuthorizations).set({ pollDueAt: now }).where(own);
      await deps.jobs.send(tx, JOBS.poll, { authorizationId: authorization.id }, { key: authorization.id });
      return webhookTaken('noted');
    case 'data.available':
      if (authorization.resourceUri === null) {
        await tx
          .update(utilityPartners)
          .set({ dropsDueAt: now })
          .where(eq(utilityPartners.utilityId, utility.id));
      } else {
        await tx.update(utilityAuthorizations).set({ fetchDueAt: now }).where(own);
        await deps.jobs.send(
          tx,
          JOBS.fetch,
          { authorizationId: authorization.id },
          { key: authorization.id },
        );
      }
      return webhookTaken('noted');
  }
}

/** Forgets ids that nobody can repeat any more. */
export async function forgetWebhooks(db: Db, now: Date): Promise<void> {
  await db
    .delete(utilityWebhooks)
    .where(lt(utilityWebhooks.receivedAt, new Date(now.getTime() - REMEMBERED_MS)));
}
