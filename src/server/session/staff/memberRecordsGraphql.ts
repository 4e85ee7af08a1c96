import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { connectionView } from '../../../domain/utility/connectionView.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { loadProgram, loadUtility } from '../../programs/service.ts';
import { auditLines } from '../../readmodels/auditLog.ts';
import { readTakingPart } from '../../readmodels/takingPart.ts';
import { toGraphqlPart } from '../../readmodels/utilityState.ts';
import { memberHits, memberIdsByNumber, type FoundMember } from '../../readmodels/memberHits.ts';
import {
  askedEvents,
  memberRecord,
  memberRecords,
  memberRecordsById,
} from '../../readmodels/memberRecords.ts';
import { readProfile } from '../store/profile.ts';
import { setUiCustomization } from '../profile/uiCustomization.ts';

/** Latest history lines shown on a member's page. */
const HISTORY_LINES = 50;

/** Longer searches fit nothing. */
const MOST_LETTERS = 100;

const STATUSES = {
  Pending: 'PENDING',
  Connected: 'CONNECTED',
  Ineligible: 'INELIGIBLE',
  Issue: 'ISSUE',
} as const;

/** The access table checks the staff rights before any of this runs. */
export const memberRecordResolvers = {
  Staff: {
    members: async ({ db, brand, deps: { secrets } }, { search, tag, orderBy, ...args }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'EMAIL', direction: 'ASC' };
      const { rows, totalCount } = await memberRecords(
        db,
        brand.id,
        page,
        {
          text: search ?? '',
          tag: tag ?? null,
          ids: await memberIdsByNumber(db, brand.id, (search ?? '').slice(0, MOST_LETTERS), (number) =>
            secrets.keyedHash('service-point', number),
          ),
        },
        order,
      );
      return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
    },
    memberHits: async ({ db, brand, deps: { secrets } }, { search }) => {
      const hits = await memberHits(db, brand.id, search.slice(0, MOST_LETTERS), (number) =>
        secrets.keyedHash('service-point', number),
      );
      const members = await memberRecordsById(
        db,
        brand.id,
        hits.map(({ memberId }) => memberId),
      );
      return hits.flatMap(({ memberId, ...hit }): FoundMember[] => {
        const member = members.get(memberId);
        return member === undefined ? [] : [{ ...hit, member }];
      });
    },
    member: ({ db, brand }, { id }) => {
      const own = rowId(id, 'MemberRecord');
      return own === null ? null : memberRecord(db, brand.id, own);
    },
  },
  MemberRecord: {
    id: ({ id }) => toGlobalId('MemberRecord', id),
    brandName: (_member, _args, { brand, locale }) => brand.publicIn(locale).words.productName,
    brandBarImageUrl: async ({ id }, _args, { db, brand }) =>
      (await readProfile(db, brand.id, id))?.brandBarImageUrl ?? null,
    program: ({ programId }, _args, ctx) => (programId === null ? null : loadProgram(ctx, programId)),
    takingPart: async ({ id }, _args, { db, brand }) => {
      const part = await readTakingPart(db, brand.id, id);
      if (part === null) throw new Error('A member who was just read is not there.');
      return toGraphqlPart(part);
    },
    events: async ({ id }, { orderBy, ...args }, { db, now }) => {
      const page = toPage(args);
      const order = orderBy ?? { field: 'START_AT', direction: 'DESC' };
      const { rows, totalCount } = await askedEvents(db, id, now, page, order);
      return toConnection(rows, page, totalCount, ({ sortKey, eventId }) => [sortKey, eventId]);
    },
    history: async ({ id }, _args, { db, brand }) =>
      (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `member:${id}`)).rows.slice(
        0,
        HISTORY_LINES,
      ),
  },
  Mutation: {
    setMemberUiCustomization: async (_root, { input }, ctx) => {
      const memberId = rowId(input.memberId, 'MemberRecord');
      const saved =
        memberId === null
          ? refusal('NOT_FOUND', say('session.noSuchMember'))
          : await setUiCustomization(ctx, {
              memberId,
              imageUrl: input.customBrandBarImageUrl ?? null,
              seen: input.seen ?? null,
              reason: input.reason,
            });
      if ('refusal' in saved) return refusedPayload(saved);
      const member = await memberRecord(ctx.db, ctx.brand.id, saved.memberId);
      if (member === null) throw new Error('A member who was just changed is not there.');
      return { __typename: 'MemberRecordSaved', member };
    },
  },
  MemberUtility: {
    utility: ({ utilityId }, _args, ctx) => (utilityId === null ? null : loadUtility(ctx, utilityId)),
    status: ({ rawStatus, rawSubstatus }) =>
      STATUSES[connectionView(rawStatus, rawSubstatus, { locationKnown: true }).status],
  },
  MemberEvent: {
    eventId: ({ eventId }) => toGlobalId('StaffEvent', eventId),
    opt: ({ opt }) => (opt === null ? 'NONE' : opt === 'in' ? 'IN' : 'OUT'),
    reductionWattHours: ({ reductionWh }) => reductionWh,
  },
} satisfies Resolvers;

export const memberRecordNodes: NodeReaders = {
  MemberRecord: async ({ db, brand }, id) => (isRowId(id) ? memberRecord(db, brand.id, id) : null),
};
