import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { countFiles, readEndedEvents, readFile, readFiles } from './queries.ts';
import { makeSettlementFile } from './request.ts';

const STATES = { making: 'MAKING', ready: 'READY', failed: 'FAILED' } as const;

/** Settlement files for staff. The access table checks the role before any of these run. */
export const settlementFileResolvers = {
  Staff: {
    settlementFiles: async ({ db, brand }, { programId, search, ...args }) => {
      const page = toPage(args);
      const own = rowId(programId, 'Program');
      if (own === null) return toConnection([], page, 0, () => ['', '']);
      const rows = await readFiles(db, brand.id, own, page, search ?? null);
      const total = await countFiles(db, brand.id, own, search ?? null);
      return toConnection(rows, page, total, ({ number, id }) => [String(number), id]);
    },
    settlementPeriods: async ({ db, brand, now }, { programId }) => {
      const own = rowId(programId, 'Program');
      return own === null ? [] : readEndedEvents(db, brand.id, own, now);
    },
  },
  SettlementPeriod: {
    eventId: ({ id }) => toGlobalId('StaffEvent', id),
  },
  SettlementFile: {
    state: ({ state }) => STATES[state],
  },
  Mutation: {
    makeSettlementFile: async (
      _root,
      { input: { programId, month, eventId, reason } },
      { db, brand, member, deps },
    ) => {
      const own = rowId(programId, 'Program');
      const event = eventId == null ? null : rowId(eventId, 'StaffEvent');
      if (own === null) return refusedPayload(refusal('NOT_FOUND', say('programs.noSuchProgram')));
      if (eventId != null && event === null) {
        const message = say('programs.file.noEvents');
        return refusedPayload(refusal('NOT_FOUND', message, [{ field: 'eventId', message }]));
      }
      const period = { month: month ?? null, eventId: event };
      const order = { brandId: brand.id, actorId: member.id, programId: own, reason, ...period };
      const outcome = await makeSettlementFile({ ...deps, db }, order);
      if ('refusal' in outcome) return refusedPayload(outcome);
      const file = await readFile(db, brand.id, outcome.id);
      if (file === null) throw new Error('A settlement file is gone.');
      return { __typename: 'SettlementFileSaved', file };
    },
  },
} satisfies Resolvers;
