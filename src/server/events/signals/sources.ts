import { isIP } from 'node:net';
import { trimEndSlashes } from '../../../domain/helpers/trimSlashes.ts';
import { ALGORITHM_RULES, type Algorithm } from '../../../domain/events/algorithms.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { hasSegment } from '../../segments/service.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { isPrivateAddress } from '../../platform/http/privateAddress.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { readProgram } from '../queries/programs.ts';
import type { EventDeps } from '../deps.ts';
import type { GridSourceRow } from './deps.ts';
import { insertGridSource, lockGridSourceOfBrand, updateGridSource } from './store/sources.ts';

export interface SourceOrder {
  readonly brandId: string;
  readonly actorId: string | null;
  readonly reason: string;
  /** Null: a new one. */
  readonly id: string | null;
  readonly version: number | null;
  readonly programId: string;
  readonly name: string;
  readonly kind: GridSourceRow['kind'];
  readonly active: boolean;
  readonly baseUrl: string | null;
  readonly clientId: string;
  readonly vtnProgram: string | null;
  readonly scheduledAlgorithm: Algorithm;
  readonly realTimeAlgorithm: Algorithm;
  /** A segment's id, or the key of one that the product defines; null: the whole program. */
  readonly segment: string | null;
}

export type SourceSaved = { readonly id: string } | { readonly refusal: RefusedChange };

/** Adds or changes a source of a program and audits it. A VTN is polled immediately. */
export function saveGridSource(
  deps: Pick<EventDeps, 'db' | 'clock' | 'newId'>,
  order: SourceOrder,
): Promise<SourceSaved> {
  return transaction<SourceSaved>(deps.db, async (tx) => {
    if ((await readProgram(tx, order.brandId, order.programId)) === null)
      return refusal('NOT_FOUND', say('events.noSuchProgram'), [
        { field: 'programId', message: say('events.noSuchProgram') },
      ]);
    const now = deps.clock.now();
    const before = order.id === null ? undefined : await lockGridSourceOfBrand(tx, order.brandId, order.id);
    if (
      order.id !== null &&
      (before === undefined || before.programId !== order.programId || before.kind !== order.kind)
    )
      return refusal('NOT_FOUND', say('signals.noSuchSource'));
    if (before !== undefined && before.version !== order.version)
      return refusal('STALE', say('signals.stale'));
    const faults = [...sourceFaults(order), ...reasonFaults(order.reason)];
    if (order.segment !== null && !(await hasSegment(tx, order.brandId, order.segment)))
      faults.push({ field: 'segmentId', message: say('events.noSuchSegment') });
    if (faults.length > 0) return invalid(faults);
    const isVtn = order.kind === 'OPENADR';
    const change = {
      name: order.name.trim(),
      active: order.active,
      baseUrl: isVtn && order.baseUrl !== null ? trimEndSlashes(order.baseUrl) : null,
      clientId: order.clientId,
      vtnProgram: isVtn ? (order.vtnProgram?.trim() ?? null) : null,
      scheduledAlgorithm: order.scheduledAlgorithm,
      realTimeAlgorithm: order.realTimeAlgorithm,
      segment: order.segment,
      version: (before?.version ?? 0) + 1,
      pollDueAt: isVtn && order.active ? now : null,
      failures: 0,
      fault: null,
      faultAt: null,
      subscribeDueAt: null,
      // Another client there is another VEN.
      ...(before?.clientId === order.clientId ? {} : { venId: null, venTargets: null }),
    };
    const id = before?.id ?? deps.newId();
    if (before === undefined)
      await insertGridSource(tx, {
        id,
        brand: order.brandId,
        programId: order.programId,
        kind: order.kind,
        createdAt: now,
        ...change,
      });
    else await updateGridSource(tx, id, change);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: order.brandId,
      actorId: order.actorId,
      action: before === undefined ? 'gridSource.create' : 'gridSource.update',
      subject: `program:${order.programId}`,
      reason: order.reason.trim(),
      before: before === undefined ? null : auditFields(before),
      after: auditFields({ id, kind: order.kind, ...change }),
    });
    return { id };
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'grid_sources_name')) throw error;
    return refusal('CONFLICT', say('signals.nameTaken'), [
      { field: 'name', message: say('signals.nameTaken') },
    ]);
  });
}

function sourceFaults({
  kind,
  name,
  baseUrl,
  clientId,
  vtnProgram,
  scheduledAlgorithm,
  realTimeAlgorithm,
}: SourceOrder): RefusedField[] {
  const faults: RefusedField[] = [];
  const expect = (fine: boolean, field: string, id: Parameters<typeof say>[0]): void => {
    if (!fine) faults.push({ field, message: say(id) });
  };
  expect(name.trim() !== '' && name.length <= 120 && !/\p{Cc}/u.test(name), 'name', 'signals.field.name');
  expect(/^[\w.-]{1,64}$/.test(clientId), 'clientId', 'signals.field.clientId');
  if (kind === 'OPENADR') {
    expect(baseUrl !== null && isAddress(baseUrl), 'baseUrl', 'signals.field.baseUrl');
    expect(
      vtnProgram !== null && vtnProgram.trim() !== '' && vtnProgram.length <= 128,
      'vtnProgram',
      'signals.field.vtnProgram',
    );
  }
  expect(!ALGORITHM_RULES[scheduledAlgorithm].realTime, 'scheduledAlgorithm', 'signals.field.scheduled');
  expect(ALGORITHM_RULES[realTimeAlgorithm].realTime, 'realTimeAlgorithm', 'signals.field.realTime');
  return faults;
}

/** Allows `http` for the sandbox and for private addresses; the operator says which of them are called. */
function isAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '' &&
    url.href.length <= 200;
  const isInside = url?.hostname === 'localhost' || (url !== null && isPrivateLiteral(url.hostname));
  return plain && (url.protocol === 'https:' || (url.protocol === 'http:' && isInside));
}

const isPrivateLiteral = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 && isPrivateAddress(hostname);

function auditFields(
  source: Pick<
    GridSourceRow,
    | 'id'
    | 'kind'
    | 'name'
    | 'active'
    | 'baseUrl'
    | 'clientId'
    | 'vtnProgram'
    | 'scheduledAlgorithm'
    | 'realTimeAlgorithm'
    | 'segment'
  >,
) {
  const {
    id,
    kind,
    name,
    active,
    baseUrl,
    clientId,
    vtnProgram,
    scheduledAlgorithm,
    realTimeAlgorithm,
    segment,
  } = source;
  return {
    id,
    kind,
    name,
    active,
    baseUrl,
    clientId,
    vtnProgram,
    scheduledAlgorithm,
    realTimeAlgorithm,
    segment,
  };
}
