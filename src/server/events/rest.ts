import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { personOf } from '../platform/access/household.ts';
import { missing } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { recordsAround } from '../settlement/service.ts';
import { comingEvents, countPastEvents, findMemberEvent, pastEvents } from '../readmodels/memberEvents.ts';
import { readCalendar } from './calendar/address.ts';
import { toCalendar } from './calendar/toCalendar.ts';
import { readCalendarEvent } from './queries/calendar.ts';
import { eventHour, setReminder, tickAction } from './memberView/eventHour.ts';
import { encodeCursor, parseCursor } from './memberView/eventCursor.ts';
import { eventPicture, seasonPicture } from './memberView/pictures.ts';
import { markResultSeen } from './store/results.ts';
import { eventView, optIn, optOut, optRefusal, setAutoJoin } from './service.ts';
import { comingEnergyEvents, pastEnergyEvents, memberScope } from './memberView/views.ts';

/**
 * Events as members see them; the devices room answers for devices in events. Source: EVT-03, EVT-04, EVT-07
 * to EVT-12, EVT-15, EVT-16.
 */
export const eventHandlers: Omit<SubjectHandlers<'events'>, 'getEventDevices' | 'optDeviceInOut'> = {
  getUpcomingEvents: async (ctx) => {
    const scope = memberScope(ctx);
    const rows = await comingEvents(ctx.db, scope, ctx.now);
    return { status: 200, body: { events: await comingEnergyEvents(ctx, scope, rows) } };
  },

  getEvents: async (ctx, { query }) => {
    const after = query.after === undefined ? null : parseCursor(query.after);
    const scope = memberScope(ctx);
    const { rows, total } = await pastEvents(ctx.db, scope, {
      now: ctx.now,
      filter: query.show,
      after,
      limit: query.first + 1,
    });
    const page = rows.slice(0, query.first);
    const last = page[page.length - 1];
    return {
      status: 200,
      body: {
        events: await pastEnergyEvents(ctx, scope, page),
        next_cursor:
          last !== undefined && rows.length > page.length
            ? encodeCursor({ start: new Date(last.start), id: last.id })
            : null,
        total,
      },
    };
  },

  getEvent: async (ctx, { params }) => ({ status: 200, body: await eventView(ctx, params.id) }),

  getBaselineRecords: async (ctx, { params }) => {
    const scope = memberScope(ctx);
    const row = isId(params.id) ? await findMemberEvent(ctx.db, scope, params.id) : null;
    if (row === null) throw missing();
    return { status: 200, body: { baseline_records: await recordsAround(ctx.db, scope, row) } };
  },

  getEventCalendar: async (ctx, { params }) => {
    const row = isId(params.id) ? await readCalendarEvent(ctx.db, memberScope(ctx), params.id) : null;
    if (row === null) throw missing();
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      // Phones offer to add it, where an attachment is only saved.
      'content-disposition': `inline; filename="event-${new Date(row.start).toISOString().slice(0, 10)}.ics"`,
    };
    return { status: 200, headers, body: toCalendar(ctx, ctx.locale, 'one', [row]) };
  },

  getEventHour: async (ctx, { params }) => ({ status: 200, body: await eventHour(ctx, params.id) }),

  tickEventAction: async (ctx, { body: { event_id: eventId, action, done } }) => ({
    status: 200,
    body: await tickAction(ctx, { eventId, action, done }),
  }),

  setEventReminder: async (ctx, { body: { event_id: eventId, remind } }) => ({
    status: 200,
    body: await setReminder(ctx, { eventId, remind }),
  }),

  getCalendar: async (ctx, { params }) => ({
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      // Programs look often; what was called off has to be seen soon.
      'cache-control': 'private, max-age=900',
    },
    body: await readCalendar(ctx, params.token),
  }),

  optInOut: async (ctx, { body }) => {
    const answer = { ...memberScope(ctx), eventId: body.event_id, now: ctx.now, by: personOf(ctx.member) };
    const outcome = body.opt === 'in' ? await optIn(ctx.db, answer) : await optOut(ctx.db, answer);
    if (!outcome.done) throw optRefusal(outcome);
    return { status: 200, body: await eventView(ctx, body.event_id) };
  },

  optInUser: async (ctx, { body }) => {
    const scope = memberScope(ctx);
    const autoJoin = body.opt === 'in';
    await setAutoJoin(ctx.db, { ...scope, autoJoin, now: ctx.now, by: personOf(ctx.member) });
    const rows = await comingEvents(ctx.db, scope, ctx.now);
    return { status: 200, body: { auto_join: autoJoin, events: await comingEnergyEvents(ctx, scope, rows) } };
  },

  getEventPicture: (ctx, { params }) => eventPicture(ctx, params.id),

  getSeasonPicture: (ctx, { query: { month } }) => seasonPicture(ctx, month ?? null),

  markResultSeen: async (ctx, { body }) => {
    const personId = personOf(ctx.member);
    await markResultSeen(ctx.db, { ...memberScope(ctx), personId, eventId: body.event_id, now: ctx.now });
    return { status: 200, body: { ok: true } };
  },

  getHistoricalEventsCount: async (ctx) => ({
    status: 200,
    body: { HistoricalEventsCount: await countPastEvents(ctx.db, memberScope(ctx), ctx.now) },
  }),
};
