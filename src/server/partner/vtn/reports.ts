import type { SubjectHandlers } from '../../../../codegen/rest/handlers.ts';
import type { OpenAdrReportRequest } from '../../../../codegen/rest/types.ts';
import type { PartnerContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { conflict, missing } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { readableEvent } from './events.ts';
import { notifySubscribers } from './notify.ts';
import { toVtnReport } from './objects.ts';
import { knownId, ownerOf } from './owner.ts';
import { readReports } from './queries/reports.ts';
import {
  countReports,
  deleteReport,
  insertReport,
  readReport,
  updateReport,
  type ReportRow,
} from './store/reports.ts';

type Handlers = Pick<
  SubjectHandlers<'partner'>,
  | 'searchOpenAdrReports'
  | 'createOpenAdrReport'
  | 'getOpenAdrReport'
  | 'updateOpenAdrReport'
  | 'deleteOpenAdrReport'
>;

/** Product: reports of one key about one event. */
const MOST_REPORTS = 1_000;

/** What devices report about events. Each key reads and changes its own alone. */
export const reportHandlers: Handlers = {
  searchOpenAdrReports: async (ctx, { query: { programID, eventID, clientName, ...page } }) => {
    const wanted = {
      programId: programID ?? null,
      eventId: eventID ?? null,
      clientName: clientName ?? null,
    };
    const rows = await readReports(ctx.db, ownerOf(ctx), wanted, page);
    return { status: 200, body: rows.map((row) => toVtnReport(row, ctx.partnerKey.hint)) };
  },
  getOpenAdrReport: async (ctx, { params }) => ({
    status: 200,
    body: toVtnReport(await known(ctx, ctx.db, params.reportID), ctx.partnerKey.hint),
  }),
  createOpenAdrReport: async (ctx, { body }) => {
    const made = await transaction(ctx.db, async (tx) => {
      const event = await readableEvent(ctx, tx, body.eventID);
      if ((await countReports(tx, ctx.partnerKey.id, event.id)) >= MOST_REPORTS)
        throw conflict(say('partner.tooManyReports'), 'TOO_MANY');
      const row: ReportRow = {
        ...ownerOf(ctx),
        ...content(body),
        id: ctx.deps.newId(),
        eventId: event.id,
        createdAt: ctx.now,
        changedAt: ctx.now,
      };
      await insertReport(tx, row);
      await notify(ctx, tx, 'CREATE', row);
      return row;
    });
    return { status: 201, body: toVtnReport(made, ctx.partnerKey.hint) };
  },
  updateOpenAdrReport: async (ctx, { params, body }) => {
    const changed = await transaction(ctx.db, async (tx) => {
      const before = await known(ctx, tx, params.reportID);
      if (body.eventID !== before.eventId) throw conflict(say('partner.otherEvent'), 'OTHER_EVENT');
      const change = { ...content(body), changedAt: ctx.now };
      const after = await updateReport(tx, ownerOf(ctx), before.id, change);
      if (after === null) throw missing();
      await notify(ctx, tx, 'UPDATE', after);
      return after;
    });
    return { status: 200, body: toVtnReport(changed, ctx.partnerKey.hint) };
  },
  deleteOpenAdrReport: async (ctx, { params }) => {
    const gone = await transaction(ctx.db, async (tx) => {
      const before = await known(ctx, tx, params.reportID);
      await deleteReport(tx, before.id);
      await notify(ctx, tx, 'DELETE', before);
      return before;
    });
    return { status: 200, body: toVtnReport(gone, ctx.partnerKey.hint) };
  },
};

const content = ({ clientName, reportName, payloadDescriptors, resources }: OpenAdrReportRequest) => ({
  clientName,
  name: reportName ?? null,
  payloadDescriptors: payloadDescriptors ?? null,
  resources,
});

async function known(ctx: PartnerContext, db: Db, id: string): Promise<ReportRow> {
  const row = await readReport(db, ownerOf(ctx), knownId(id));
  if (row === null) throw missing();
  return row;
}

const notify = (
  ctx: PartnerContext,
  tx: Db,
  operation: 'CREATE' | 'UPDATE' | 'DELETE',
  row: ReportRow,
): Promise<void> =>
  notifySubscribers(tx, ctx.deps, {
    ...ownerOf(ctx),
    objectType: 'REPORT',
    operation,
    object: toVtnReport(row, ctx.partnerKey.hint),
    now: ctx.now,
  });
