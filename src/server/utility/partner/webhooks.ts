import type { Db } from '../../platform/db/db.ts';
import {
  parseObject,
  refusedBySignature,
  unlessRefused,
  webhookRefused,
  webhookTaken,
  type WebhookAnswer,
} from '../../platform/http/webhook.ts';
import { reportOutage } from './outage.ts';
import { parseEnrollmentStatus } from './partnerClient.ts';
import { partnerByClient, type PartnerUtility } from '../../programs/service.ts';
import { JOBS, type UtilityDeps } from '../deps.ts';
import { applyEnrollmentStatus } from '../enrol/enrollmentStatus.ts';
import { findAuthorizationByEnrollment, updateAuthorization } from '../store/authorizations.ts';
import { deleteWebhooksBefore, insertWebhook, updatePartner } from '../store/partners.ts';

/** Much longer than a signature is valid. */
const REMEMBERED_MS = 30 * 86_400_000;

const TYPES = ['enrollment.changed', 'data.available', 'authorization.changed', 'outage.changed'] as const;
type WebhookType = (typeof TYPES)[number];

/**
 * Handles a utility's webhook: signed with the utility's secret, at most five minutes old, once an id unless
 * it was refused. An enrolment change older than the known one changes nothing. Every answer says what
 * happened. `realNow`: the wall clock, which signatures use.
 */
export async function receiveWebhook(
  deps: UtilityDeps,
  clientId: string,
  header: string | undefined,
  raw: Buffer,
  realNow: number,
): Promise<WebhookAnswer> {
  const utility = await partnerByClient(deps.db, clientId);
  const secret = utility === null ? null : deps.partners.secret(`webhook:${clientId}`);
  if (utility === null || secret === null)
    return webhookRefused(404, 'UNKNOWN_CLIENT', 'We don’t know this client ID.');
  const refusal = refusedBySignature(header, raw, secret, realNow);
  if (refusal !== null) return refusal;
  const body = parseObject(raw);
  const [id, type] = [body?.['id'], body?.['type']];
  if (body === null || typeof id !== 'string' || id === '' || id.length > 200 || typeof type !== 'string')
    return webhookRefused(400, 'MALFORMED', 'The body must be a JSON object with id and type.');
  const known = TYPES.find((each) => each === type);
  if (known === undefined)
    return webhookRefused(422, 'UNKNOWN_TYPE', `The type must be one of ${TYPES.join(', ')}.`);
  const now = deps.clock.now();
  return unlessRefused(deps.db, async (tx) => {
    const isFirst = await insertWebhook(tx, { clientId, id, type, receivedAt: now });
    return isFirst ? applyWebhook(tx, deps, utility, known, body, now) : webhookTaken('repeated');
  });
}

async function applyWebhook(
  tx: Db,
  deps: UtilityDeps,
  utility: PartnerUtility,
  type: WebhookType,
  body: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<WebhookAnswer> {
  if (type === 'outage.changed') {
    await reportOutage({ ...deps, db: tx }, utility);
    return webhookTaken('noted');
  }
  const enrollmentId = body['enrollment_id'];
  const authorization =
    typeof enrollmentId !== 'string'
      ? null
      : await findAuthorizationByEnrollment(tx, utility.id, enrollmentId.slice(0, 200));
  if (authorization === null)
    return webhookRefused(404, 'UNKNOWN_ENROLLMENT', 'There is no such enrolment here.');
  if (authorization.endedAt !== null) return webhookTaken('ended');
  switch (type) {
    case 'enrollment.changed': {
      const status = parseEnrollmentStatus(body);
      if (status === null)
        return webhookRefused(422, 'MALFORMED_STANDING', 'state, substate and sequence must be there.');
      return webhookTaken(await applyEnrollmentStatus(tx, deps, authorization.id, status, now, 'webhook'));
    }
    case 'authorization.changed':
      await updateAuthorization(tx, authorization.id, { pollDueAt: now });
      await deps.jobs.send(tx, JOBS.poll, { authorizationId: authorization.id }, { key: authorization.id });
      return webhookTaken('noted');
    case 'data.available':
      if (authorization.resourceUri === null) {
        await updatePartner(tx, utility.id, { dropsDueAt: now });
      } else {
        await updateAuthorization(tx, authorization.id, { fetchDueAt: now });
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

/** Deletes ids that can no longer be repeated. */
export async function forgetWebhooks(db: Db, now: Date): Promise<void> {
  await deleteWebhooksBefore(db, new Date(now.getTime() - REMEMBERED_MS));
}
