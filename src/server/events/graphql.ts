import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { paysByDevice } from '../../domain/events/algorithms.ts';
import { minutesLate, startVerdict } from '../../domain/events/missedStart.ts';
import { LIMITS } from '../../domain/events/scheduling.ts';
import { closesAt } from '../../domain/events/status.ts';
import { toAudience, toSegment } from '../../domain/segments/audience.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { reasonFaults } from '../audit/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { loadProgram } from '../programs/service.ts';
import { auditLines } from '../readmodels/auditLog.ts';
import { eventProgress, readShiftedMinutes } from './queries/eventProgress.ts';
import {
  groupFaults,
  nominationFaults,
  planFaults,
  staggerFaults,
  startFaults,
  toGrouping,
} from './schedule/inputFaults.ts';
import { groupIntervals } from './schedule/groups.ts';
import { liveEvent } from './schedule/live.ts';
import { readGroups } from './store/events.ts';
import { eventCalendar } from './queries/staffCalendar.ts';
import { staffEvent, staffEvents, staffParticipants } from './queries/staffEvents.ts';
import { codeSegmentName } from '../segments/service.ts';
import { loadMember } from '../session/service.ts';
import {
  cancelEvent,
  changeEvent,
  nominateEvent,
  previewEvent,
  previewPlan,
  scheduleEvent,
  scheduleEvents,
  startEvent,
  type SaveOutcome,
} from './service.ts';
import { say } from '../platform/messages/say.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';

const HISTORY_LINES = 50;

/** Events for staff. The access table checks the role before any of these run. */
export const staffEventResolvers = {
  Staff: {
    events: async ({ db, brand }, { statuses, programId, search, orderBy, ...args }) => {
      const page = toPage(args);
      const own = programId == null ? null : rowId(programId, 'Program');
      if (programId != null && own === null) return toConnection([], page, 0, () => ['', '']);
      const order = orderBy ?? { field: 'START_AT', direction: 'DESC' };
      const filter = { statuses: statuses ?? null, programId: own, search: search ?? null };
      const { rows, totalCount } = await staffEvents(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    eventCalendar: ({ db, brand }, { from, to, programId }) => {
      const own = programId == null ? null : rowId(programId, 'Program');
      if (programId != null && own === null) return [];
      return eventCalendar(db, brand.id, { from, to, programId: own });
    },
    event: ({ db, brand }, { id }) => {
      const own = rowId(id, 'StaffEvent');
      return own === null ? null : staffEvent(db, brand.id, own);
    },
    eventPreview: async (
      ctx,
      { input: { programId, startAt, endAt, changing, algorithm, segment, segmentId, isTest } },
    ) => {
      const own = rowId(programId, 'Program');
      const moved = changing == null ? null : rowId(changing, 'StaffEvent');
      const found =
        own === null
          ? null
          : await previewEvent(eventDeps(ctx), {
              brandId: ctx.brand.id,
              programId: own,
              start: startAt ?? null,
              end: endAt,
              changing: moved,
              isTest: isTest === true,
              audience: toAudience(segmentId ?? segment),
              ...(algorithm == null ? {} : { algorithm }),
            });
      return found;
    },
    eventPlan: async (
      ctx,
      {
        input: {
          programIds,
          algorithm,
          segmentId,
          isTest,
          skipHolidays,
          date,
          weekdays,
          until,
          groups,
          ...hours
        },
      },
    ) => {
      const grouping = toGrouping(groups);
      // The form asks for what is missing.
      if (groupFaults(grouping).length > 0) return [];
      return previewPlan(eventDeps(ctx), {
        brandId: ctx.brand.id,
        programIds: programIds.flatMap((id) => rowId(id, 'Program') ?? []),
        algorithm,
        audience: toAudience(segmentId),
        isTest: isTest === true,
        skipHolidays: skipHolidays === true,
        date,
        weekdays: weekdays ?? [],
        until: until ?? null,
        grouping,
        ...hours,
      });
    },
  },
  PlannedProgram: { program: ({ programId }, _args, ctx) => programOf(ctx, programId) },

  CalendarEvent: {
    id: ({ id }) => toGlobalId('StaffEvent', id),
  },
  StaffEvent: {
    id: ({ id }) => toGlobalId('StaffEvent', id),
    eventId: ({ id }) => id,
    program: ({ programId }, _args, ctx) => programOf(ctx, programId),
    segment: ({ audience }) => (audience?.kind === 'built-in' ? audience.segment : null),
    segmentId: ({ audience }) => (audience === null ? null : toSegment(audience)),
    segmentName: ({ audience }, _args, { locale }) => {
      if (audience === null || audience.kind === 'program') return null;
      return audience.kind === 'segment' ? audience.name : inWords(locale, codeSegmentName(audience.segment));
    },
    minutesLate: ({ startAt, startedAt }) =>
      startedAt === null || startVerdict(startAt, startedAt, 'make-up') === 'start'
        ? 0
        : minutesLate(startAt, startedAt),
    // A person's reason is shown as written, the program's in the reader's language.
    cancelReason: ({ cancelReason, cancelCause, cancelledAt, startAt }, _args, { locale }) =>
      cancelCause === 'missed-start' && cancelledAt !== null
        ? inWords(locale, say('events.missedStart', { minutes: minutesLate(startAt, cancelledAt) }))
        : cancelReason,
    cancelCause: ({ cancelCause }) => (cancelCause === null ? null : CANCEL_CAUSES[cancelCause]),
    closesAt: ({ startAt: start, endAt: end, restatementDays }) =>
      closesAt({ start, end, cancelled: false, restatementDays }),
    shiftedMinutes: ({ id, algorithm, status }, _args, { db }) =>
      paysByDevice(algorithm) && (status === 'ENDED' || status === 'CLOSED')
        ? readShiftedMinutes(db, id)
        : null,
    progress: ({ id }, _args, { db }) => eventProgress(db, id),
    live: ({ id }, _args, { db, brand, deps: { clock } }) => liveEvent({ db, clock }, brand.id, id),
    participation: (event) => event,
    nominatedKilowatts: ({ nominatedKw }) => nominatedKw,
    settlement: ({ pending, outages, settled, restated, reductionWh, paidWatts }, _args, { brand }) => ({
      pending,
      outages,
      settled,
      restated,
      reductionWattHours: reductionWh,
      points: balanceToPoints(paidWatts, brand.config.wattConversionRate),
    }),
    participants: async ({ id }, { state, search, orderBy, ...args }, { db }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'MEMBER_ID', direction: 'ASC' };
      const filter = { state: state ?? null, search: search ?? '' };
      const { rows, totalCount } = await staffParticipants(db, id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, memberId }) => [sortKey, memberId]);
    },
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `event:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  EventGroup: {
    events: async ({ set }, _args, { db, brand }) => {
      const groups = await readGroups(db, brand.id, set);
      const found = await Promise.all(groups.map(({ id }) => staffEvent(db, brand.id, id)));
      return found.filter((event) => event !== null);
    },
    intervals: ({ set }, _args, { db, brand, deps: { clock } }) =>
      groupIntervals({ db, clock }, brand.id, set),
  },
  Forecast: {
    kilowatts: ({ expected }) => expected,
    lowKilowatts: ({ low }) => low,
    highKilowatts: ({ high }) => high,
    intervals: ({ start, intervalSeconds, intervals }) =>
      intervals.map(({ expected, low, high }, i) => ({
        startAt: new Date((start + i * intervalSeconds) * 1000),
        endAt: new Date((start + (i + 1) * intervalSeconds) * 1000),
        kilowatts: expected,
        lowKilowatts: low,
        highKilowatts: high,
      })),
  },
  Participant: {
    member: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    opt: ({ opt }) => (opt === 'in' ? 'IN' : 'OUT'),
    reductionWattHours: ({ reductionWh }) => reductionWh,
  },

  Mutation: {
    scheduleEvent: async (
      _root,
      {
        input: {
          programId,
          algorithm,
          startAt,
          endAt,
          segment,
          segmentId,
          beyondLimits,
          nominatedKilowatts,
          isTest,
          staggerMinutes,
          reason,
          idempotencyKey,
        },
      },
      ctx,
    ) => {
      const own = rowId(programId, 'Program');
      if (own === null) return refusedPayload(noSuchProgram);
      const faults = [
        ...nominationFaults(nominatedKilowatts),
        ...staggerFaults(staggerMinutes),
        ...reasonFaults(reason),
      ];
      if (faults.length > 0) return refusedPayload(invalid(faults));
      return saved(
        ctx,
        await scheduleEvent(eventDeps(ctx), {
          ...staffOrder(ctx, reason),
          programId: own,
          algorithm,
          start: startAt,
          end: endAt,
          nominatedKw: nominatedKilowatts ?? null,
          isTest: isTest === true,
          staggerMinutes: staggerMinutes ?? null,
          audience: toAudience(segmentId ?? segment),
          idempotencyKey,
          despite: beyondLimits === true ? LIMITS : [],
        }),
      );
    },
    scheduleEvents: async (
      _root,
      {
        input: {
          algorithm,
          segmentId,
          events,
          nominatedKilowatts,
          staggerMinutes,
          isTest,
          groups,
          reason,
          idempotencyKey,
        },
      },
      ctx,
    ) => {
      const grouping = toGrouping(groups);
      const order = events.flatMap(({ programId, ...window }) => {
        const own = rowId(programId, 'Program');
        return own === null ? [] : [{ programId: own, ...window }];
      });
      if (order.length < events.length) return refusedPayload(noSuchProgram);
      const faults = [
        ...groupFaults(grouping),
        ...planFaults(order.length * (grouping?.count ?? 1)),
        ...nominationFaults(nominatedKilowatts),
        ...staggerFaults(staggerMinutes),
        ...reasonFaults(reason),
      ];
      if (faults.length > 0) return refusedPayload(invalid(faults));
      const outcome = await scheduleEvents(eventDeps(ctx), {
        ...staffOrder(ctx, reason),
        algorithm,
        audience: toAudience(segmentId),
        nominatedKw: nominatedKilowatts ?? null,
        staggerMinutes: staggerMinutes ?? null,
        isTest: isTest === true,
        grouping,
        events: order,
        idempotencyKey,
      });
      return outcome.saved
        ? { __typename: 'EventsScheduled' as const, count: outcome.events.length }
        : refusedPayload(outcome);
    },
    startEvent: async (
      _root,
      { input: { programId, algorithm, minutes, segment, segmentId, beyondLimits, reason, idempotencyKey } },
      ctx,
    ) => {
      const own = rowId(programId, 'Program');
      if (own === null) return refusedPayload(noSuchProgram);
      const faults = [...startFaults(algorithm, minutes), ...reasonFaults(reason)];
      if (faults.length > 0) return refusedPayload(invalid(faults));
      const lasts = { start: 'now', minutes } as const;
      return saved(
        ctx,
        await startEvent(eventDeps(ctx), {
          ...staffOrder(ctx, reason),
          programId: own,
          algorithm,
          ...lasts,
          audience: toAudience(segmentId ?? segment),
          idempotencyKey,
          despite: beyondLimits === true ? LIMITS : [],
        }),
      );
    },
    changeEvent: async (_root, { input: { id, version, startAt, endAt, endNow, reason } }, ctx) => {
      const own = rowId(id, 'StaffEvent');
      if (own === null) return refusedPayload(noSuchEvent);
      const faults = reasonFaults(reason);
      if (faults.length > 0) return refusedPayload(invalid(faults));
      return saved(
        ctx,
        await changeEvent(eventDeps(ctx), {
          ...staffOrder(ctx, reason),
          eventId: own,
          version,
          start: startAt,
          end: endNow === true ? 'now' : endAt,
        }),
      );
    },
    nominateEvent: async (_root, { input: { id, version, nominatedKilowatts, reason } }, ctx) => {
      const own = rowId(id, 'StaffEvent');
      if (own === null) return refusedPayload(noSuchEvent);
      const faults = [...nominationFaults(nominatedKilowatts), ...reasonFaults(reason)];
      if (faults.length > 0) return refusedPayload(invalid(faults));
      return saved(
        ctx,
        await nominateEvent(eventDeps(ctx), {
          ...staffOrder(ctx, reason),
          eventId: own,
          version,
          nominatedKw: nominatedKilowatts ?? null,
        }),
      );
    },
    cancelEvent: async (_root, { input: { id, version, withGroups, reason } }, ctx) => {
      const own = rowId(id, 'StaffEvent');
      if (own === null) return refusedPayload(noSuchEvent);
      const faults = reasonFaults(reason);
      if (faults.length > 0) return refusedPayload(invalid(faults));
      return saved(
        ctx,
        await cancelEvent(eventDeps(ctx), {
          ...staffOrder(ctx, reason),
          eventId: own,
          version,
          withGroups: withGroups === true,
        }),
      );
    },
  },
} satisfies Resolvers;

export const staffEventNodes: NodeReaders = {
  StaffEvent: async ({ db, brand }, id) => (isRowId(id) ? staffEvent(db, brand.id, id) : null),
};

const CANCEL_CAUSES = { staff: 'STAFF', signal: 'SIGNAL', 'missed-start': 'MISSED_START' } as const;

async function programOf(ctx: RequestContext, programId: string) {
  const program = await loadProgram(ctx, programId);
  if (program === null) throw new Error('The program of an event does not exist.');
  return program;
}

const eventDeps = ({ db, deps: { clock, newId, brands } }: RequestContext) => ({ db, clock, newId, brands });

function staffOrder({ brand, member }: MemberContext, reason: string) {
  return { brandId: brand.id, actorId: member.id, reason: reason.trim() };
}

async function saved({ db, brand }: RequestContext, outcome: SaveOutcome) {
  if (!outcome.saved) return refusedPayload(outcome);
  const event = await staffEvent(db, brand.id, outcome.event.id);
  if (event === null) throw new Error('A saved event does not exist.');
  return { __typename: 'EventSaved' as const, event };
}

const noSuchProgram = refusal('NOT_FOUND', say('events.noSuchProgram'));
const noSuchEvent = refusal('NOT_FOUND', say('events.noSuchEvent'));
