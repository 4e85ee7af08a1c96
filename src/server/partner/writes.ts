import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { PartnerEvent } from '../../../codegen/rest/types.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { ownReason, reasonFaults } from '../audit/service.ts';
import { cancelEvent, scheduleEvent, type SaveOutcome } from '../events/service.ts';
import type { DeliverReadings } from '../meter/service.ts';
import { takeDelivery } from '../meter/service.ts';
import type { PartnerContext } from '../platform/context.ts';
import { missing, refused, RequestError } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { say } from '../platform/messages/say.ts';
import { knownEvent, toEventBody } from './reads/rest.ts';

type Writes = Pick<
  SubjectHandlers<'partner'>,
  'schedulePartnerEvent' | 'cancelPartnerEvent' | 'deliverPartnerReadings'
>;

/** What partners change: by the services, rules and audit log of staff, without staff's right to exceed limits. */
export const partnerWrites = (deliver: DeliverReadings): Writes => ({
  schedulePartnerEvent: async (ctx, { body }) => {
    const {
      program_id: programId,
      start_at,
      end_at,
      algorithm = 'participation_reduction',
      nominated_kw,
      reason,
    } = body;
    return saved(
      ctx,
      await scheduleEvent(eventDeps(ctx), {
        ...order(ctx, reason),
        programId,
        algorithm,
        start: new Date(start_at),
        end: new Date(end_at),
        nominatedKw: nominated_kw ?? null,
        // The call itself is answered once for its key.
        idempotencyKey: null,
      }),
    );
  },
  cancelPartnerEvent: async (ctx, { params, body: { reason, version, with_groups } }) => {
    await knownEvent(ctx, params.id);
    return saved(
      ctx,
      await cancelEvent(eventDeps(ctx), {
        ...order(ctx, reason),
        eventId: params.id,
        version: version ?? null,
        withGroups: with_groups ?? false,
      }),
    );
  },
  deliverPartnerReadings: async (ctx, { params, files }) => {
    if (!isId(params.id)) throw missing();
    const { partnerKey } = ctx;
    const by = {
      actorId: partnerKey.id,
      reason: ownReason(ctx.brand, say('audit.deliveredByKey', { name: partnerKey.name })),
    };
    return { status: 200, body: await takeDelivery(ctx, deliver, params.id, files, () => by) };
  },
});

const eventDeps = ({ db, deps: { clock, newId, brands } }: PartnerContext) => ({ db, clock, newId, brands });

function order({ brand, partnerKey }: PartnerContext, reason: string) {
  const [fault] = reasonFaults(reason);
  if (fault !== undefined)
    throw refused(fault.message, { code: 'INVALID', fields: { reason: fault.message } });
  return { brandId: brand.id, actorId: partnerKey.id, reason: reason.trim() };
}

/** The contract's names of the fields that a refusal names. */
const FIELDS = {
  programId: 'program_id',
  segmentId: 'program_id',
  startAt: 'start_at',
  endAt: 'end_at',
  nominatedKilowatts: 'nominated_kw',
} as const;

async function saved(
  ctx: PartnerContext,
  outcome: SaveOutcome,
): Promise<{ readonly status: 200; readonly body: PartnerEvent }> {
  if (!outcome.saved) {
    const { code, message, fields } = outcome.refusal;
    const named: Record<string, Sentence> = Object.fromEntries(
      fields.map((fault) => [FIELDS[fault.field], fault.message]),
    );
    // Only the program can be unknown here, and its id is a field.
    if (code === 'NOT_FOUND')
      throw refused(say('platform.checkInput'), { code: 'INVALID', fields: { program_id: message } });
    throw new RequestError(409, message, { code, ...(fields.length === 0 ? {} : { fields: named }) });
  }
  return { status: 200, body: toEventBody(await knownEvent(ctx, outcome.event.id)) };
}
