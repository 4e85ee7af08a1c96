import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import type { PartnerEvent, PartnerProgram, PartnerSettlementFile } from '../../../../codegen/rest/types.ts';
import type { PartnerContext } from '../../platform/context.ts';
import { missing } from '../../platform/errors.ts';
import {
  downloadSettlementFile,
  pseudonym,
  readFile,
  readFiles,
  type FileRecord,
} from '../../settlement/service.ts';
import { badField, readCursor, toPageBody } from './paging.ts';
import {
  findPartnerEvent,
  findPartnerProgram,
  readEnrollments,
  readEvents,
  readPrograms,
  readResultRows,
  type EventRow,
  type ProgramRow,
} from './queries.ts';

type Reads = Pick<
  SubjectHandlers<'partner'>,
  | 'listPartnerPrograms'
  | 'listPartnerEnrollments'
  | 'listPartnerEvents'
  | 'getPartnerEvent'
  | 'listPartnerResults'
  | 'listPartnerSettlementFiles'
  | 'getPartnerSettlementFile'
  | 'downloadPartnerSettlementFile'
>;

/** What partners read. The access table has checked the key's right; all of it is the brand's. */
export const partnerReads: Reads = {
  listPartnerPrograms: async (ctx, { query: { limit, cursor } }) => {
    const list = 'programs';
    const rows = await readPrograms(ctx.db, ctx.brand.id, readCursor(ctx, list, cursor), limit);
    const body = toPageBody(ctx, { list, limit, rows, place: ({ id }) => ['', id], show: toProgram });
    return { status: 200, body };
  },
  listPartnerEnrollments: async (
    ctx,
    { query: { program_id: programId, enrolled_since, limit, cursor } },
  ) => {
    await knownProgram(ctx, programId);
    const list = `enrollments:${programId}`;
    const wanted = { brand: ctx.brand.id, programId, since: enrolled_since ?? null };
    const rows = await readEnrollments(ctx.db, wanted, readCursor(ctx, list, cursor), limit);
    return {
      status: 200,
      body: toPageBody(ctx, {
        list,
        limit,
        rows,
        place: ({ memberId }) => ['', memberId],
        show: ({ memberId, state, enrolledAt }) => ({
          home: pseudonym(ctx.deps.secrets, programId, memberId),
          program_id: programId,
          state,
          enrolled_at: enrolledAt?.toISOString() ?? null,
        }),
      }),
    };
  },
  listPartnerEvents: async (ctx, { query }) => {
    const { program_id: programId, status, start_from, start_before, limit, cursor } = query;
    if (programId !== undefined) await knownProgram(ctx, programId);
    const list = 'events';
    const filter = {
      brand: ctx.brand.id,
      programId: programId ?? null,
      status: status ?? null,
      from: start_from ?? null,
      before: start_before ?? null,
    };
    const rows = await readEvents(ctx.db, filter, readCursor(ctx, list, cursor), limit);
    const place = ({ startKey, id }: EventRow) => [startKey, id] as const;
    return { status: 200, body: toPageBody(ctx, { list, limit, rows, place, show: toEventBody }) };
  },
  getPartnerEvent: async (ctx, { params }) => ({
    status: 200,
    body: toEventBody(await knownEvent(ctx, params.id)),
  }),
  listPartnerResults: async (ctx, { query: { event_id: eventId, limit, cursor } }) => {
    const event = await findPartnerEvent(ctx.db, ctx.brand.id, eventId);
    if (event === null) throw badField('event_id', 'events.noSuchEvent');
    const list = `results:${eventId}`;
    const rows = await readResultRows(ctx.db, eventId, readCursor(ctx, list, cursor), limit);
    return {
      status: 200,
      body: toPageBody(ctx, {
        list,
        limit,
        rows,
        place: ({ memberId }) => ['', memberId],
        show: (row) => ({
          home: pseudonym(ctx.deps.secrets, event.programId, row.memberId),
          event_id: eventId,
          state: row.state,
          pending_reason: row.state === 'PENDING' ? row.pendingReason : null,
          left: row.left,
          estimate: row.estimate,
          version: row.version,
          baseline_wh: row.baselineWh,
          used_wh: row.usedWh,
          reduction_wh: row.reductionWh,
          settled_at: row.settledAt?.toISOString() ?? null,
        }),
      }),
    };
  },
  listPartnerSettlementFiles: async (ctx, { query: { program_id: programId, limit, cursor } }) => {
    await knownProgram(ctx, programId);
    const list = `settlement-files:${programId}`;
    const page = { limit, after: readCursor(ctx, list, cursor) };
    const rows = await readFiles(ctx.db, ctx.brand.id, programId, page, null);
    const place = ({ number, id }: FileRecord) => [String(number), id] as const;
    return { status: 200, body: toPageBody(ctx, { list, limit, rows, place, show: toFile }) };
  },
  getPartnerSettlementFile: async (ctx, { params }) => {
    const file = await readFile(ctx.db, ctx.brand.id, params.id);
    if (file === null) throw missing();
    return { status: 200, body: toFile(file) };
  },
  downloadPartnerSettlementFile: (ctx, { params }) => downloadSettlementFile(ctx, params.id),
};

async function knownProgram({ db, brand }: PartnerContext, id: string): Promise<ProgramRow> {
  const program = await findPartnerProgram(db, brand.id, id);
  if (program === null) throw badField('program_id', 'events.noSuchProgram');
  return program;
}

/** @throws 404 for another brand's, too. */
export async function knownEvent({ db, brand }: PartnerContext, id: string): Promise<EventRow> {
  const event = await findPartnerEvent(db, brand.id, id);
  if (event === null) throw missing();
  return event;
}

function toProgram({ id, name, active, utilityId, utility, rules }: ProgramRow): PartnerProgram {
  return {
    id,
    name,
    utility: { id: utilityId, name: utility },
    active,
    time_zone: rules.zone,
    settlement_interval_minutes: rules.settlementIntervalMinutes,
    baseline_rule: rules.baselineRule,
  };
}

export function toEventBody(event: EventRow): PartnerEvent {
  return {
    id: event.id,
    program_id: event.programId,
    algorithm: event.algorithm as PartnerEvent['algorithm'],
    status: event.status,
    start_at: event.startAt.toISOString(),
    end_at: event.endAt.toISOString(),
    nominated_kw: event.nominatedKw,
    cancel_reason: event.cancelReason,
    group: event.group,
    version: event.version,
    homes_joined: event.joined,
    homes_settled: event.settled,
  };
}

const FILE_STATES = { making: 'MAKING', ready: 'READY', failed: 'FAILED' } as const;

function toFile(file: FileRecord): PartnerSettlementFile {
  return {
    id: file.id,
    program_id: file.programId,
    number: file.number,
    month: file.month,
    event_id: file.eventId,
    restates: file.restates,
    state: FILE_STATES[file.state],
    asked_at: file.askedAt.toISOString(),
    ready_at: file.readyAt?.toISOString() ?? null,
    bytes: file.bytes,
    sha256: file.sha256,
    homes: file.homes,
    reduction_wh: file.reductionWh,
    outdated: file.outdated,
  };
}
