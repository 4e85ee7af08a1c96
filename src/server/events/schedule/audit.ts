import type { WebhookKind } from '../../../domain/webhooks/kinds.ts';
import { toSegment } from '../../../domain/segments/audience.ts';
import { record } from '../../audit/service.ts';
import type { Db } from '../../platform/db/db.ts';
import type { EventDeps } from '../deps.ts';
import type { OpenAdrOperation } from '../../../domain/partner/notifications.ts';
import { noteChange } from '../../partner/service.ts';
import { noteForPartners } from '../../webhooks/service.ts';
import type { StoredEvent } from './storedEvent.ts';

export interface Order {
  readonly brandId: string;
  /** The member of the staff; null for a command, the demonstration or a grid signal. */
  readonly actorId: string | null;
  readonly reason: string;
}

/** Writes a change of an event to the audit log. */
export async function auditChange(
  tx: Db,
  { clock, newId }: EventDeps,
  { brandId, actorId, reason }: Order,
  action: string,
  before: StoredEvent | null,
  after: StoredEvent,
): Promise<void> {
  await record(tx, {
    id: newId(),
    at: clock.now(),
    brandId,
    actorId,
    action,
    subject: `event:${after.id}`,
    reason,
    before: before === null ? null : auditFields(before),
    after: auditFields(after),
  });
  const kind = KINDS[action];
  if (kind !== undefined) await noteEvent(tx, kind, after, clock.now());
}

const KINDS: Readonly<Record<string, WebhookKind | undefined>> = {
  'event.schedule': 'EVENT_SCHEDULED',
  'event.change': 'EVENT_CHANGED',
  'event.nominate': 'EVENT_CHANGED',
  'event.cancel': 'EVENT_CANCELLED',
};

/** Lets partners know of an event, unless it is a test. */
export async function noteEvent(
  tx: Db,
  kind: WebhookKind,
  { id, brandId, programId, isTest }: StoredEvent,
  now: Date,
): Promise<void> {
  if (isTest) return;
  await noteForPartners(tx, brandId, kind, { event_id: id, program_id: programId }, now);
  const operation = OPERATIONS[kind];
  if (operation !== undefined)
    await noteChange(tx, { brand: brandId, objectType: 'EVENT', operation, objectId: id, at: now });
}

/** What a device hears of it by OpenADR. A canceled event is gone there. */
const OPERATIONS: Partial<Readonly<Record<WebhookKind, OpenAdrOperation>>> = {
  EVENT_SCHEDULED: 'CREATE',
  EVENT_CHANGED: 'UPDATE',
  EVENT_CANCELLED: 'DELETE',
};

function auditFields({
  programId,
  algorithm,
  start,
  end,
  status,
  audience,
  isTest,
  stagger,
  group,
  nominatedKw,
  cancelReason,
  version,
}: StoredEvent) {
  return {
    programId,
    algorithm,
    startAt: start.toISOString(),
    endAt: end.toISOString(),
    status,
    segment: toSegment(audience),
    ...(isTest ? { isTest } : {}),
    ...(stagger === null ? {} : { staggerMinutes: stagger.minutes }),
    ...(group === null ? {} : { group: group.number, groups: group.of }),
    nominatedKw,
    cancelReason,
    version,
  };
}
