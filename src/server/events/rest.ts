import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { RequestContext } from '../platform/context.ts';
import { missing, refused, unauthorized, type RequestError } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { recordsAround } from '../settlement/service.ts';
import { comingEvents, memberEvent, pastEvents, type MemberEventRow, type MemberScope } from '../readmodels/memberEvents.ts';
import { energyEvent, type EnergyEvent } from './energyEvent.ts';
import { cursorOf, placeOf } from './eventCursor.ts';
import { likelyPoints } from './likelyPoints.ts';
import { optIn, optOut, type OptOutcome } from './service.ts';
import { say } from '../platform/messages/say.ts';

/** Events as members see them. Source: EVT-03, EVT-04, EVT-07 to EVT-11, EVT-15. */
export const eventHandlers: SubjectHandlers<'events'> = {
  getUpcomingEvents: async (ctx) => {
    const scope = scopeOf(ctx);
    const rows = await comingEvents(ctx.db, scope, ctx.now);
    return { status: 200, body: { events: await energyEvents(ctx, scope, rows) } };
  },

  getEvents: async (ctx, { query }) => {
    const after = query.after === undefined ? null : placeOf(query.after);
    const { rows, total } = await pastEvents(ctx.db, scopeOf(ctx), { now: ctx.now, filter: query.show, after, limit: query.first + 1 });
    const page = rows.slice(0, query.first);
    const last = page[page.length - 1];
    return {
      status: 200,
      body: {
        events: page.map((row) => energyEvent(row, ctx.now, null)),
        next_cursor: last !== undefined && rows.length > page.length ? cursorOf({ start: new Date(last.start), id: last.id }) : null,
        total,
      },
    };
  },

  getEvent: async (ctx, { params }) => ({ status: 200, body: await oneEvent(ctx, params.id) }),

  getBaselineRecords: async (ctx, { params }) => {
    const scope = scopeOf(ctx);
    const row = isId(params.id) ? await memberEvent(ctx.db, scope, params.id) : null;
    if (row === null) throw missing();
    return { status: 200, body: { baseline_records: await recordsAround(ctx.db, scope, row) } };
  },

  optInOut: async (ctx, { body }) => {
    const answer = { ...scopeOf(ctx), eventId: body.event_id, now: ctx.now };
    const outcome = body.opt === 'in' ? await optIn(ctx.db, answer) : await optOut(ctx.db, answer);
    if (!outcome.done) throw refusalOf(outcome);
    return { status: 200, body: await oneEvent(ctx, body.event_id) };
  },
};

function scopeOf({ member, brand }: RequestContext): MemberScope {
  if (member === null) throw unauthorized();
  return { brandId: brand.id, memberId: member.id };
}

async function oneEvent(ctx: RequestContext, eventId: string): Promise<EnergyEvent> {
  const scope = scopeOf(ctx);
  const row = isId(eventId) ? await memberEvent(ctx.db, scope, eventId) : null;
  const [event] = row === null ? [] : await energyEvents(ctx, scope, [row]);
  if (event === undefined) throw missing();
  return event;
}

async function energyEvents({ db, now }: RequestContext, scope: MemberScope, rows: readonly MemberEventRow[]): Promise<EnergyEvent[]> {
  const likely = await likelyPoints(db, scope, rows, now);
  return rows.map((row) => energyEvent(row, now, likely.get(row.id) ?? null));
}

function refusalOf({ reason }: Extract<OptOutcome, { done: false }>): RequestError {
  switch (reason) {
    case 'not-found':
      return missing();
    case 'not-invited':
      return refused(say('events.notInvited'), { code: 'NOT_INVITED' });
    case 'on-vacation':
      return refused(say('events.onVacation'), { code: 'ON_VACATION' });
    case 'cancelled':
      return refused(say('events.cancelled'), { code: 'CANCELLED' });
    case 'already-started':
      return refused(say('events.started'), { code: 'TOO_LATE' });
    case 'ended':
      return refused(say('events.over'), { code: 'TOO_LATE' });
    case 'already-in':
    case 'already-out':
      return refused(say('events.unchanged'), { code: 'UNCHANGED' });
  }
}
