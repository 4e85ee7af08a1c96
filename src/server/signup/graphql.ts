import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { applianceAwardWatts } from '../../domain/signup/appliances.ts';
import { toGlobalId } from 'graphql-relay';
import { rowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { memberRecord } from '../readmodels/memberRecords.ts';
import { moveByStaff, previewMove } from './moveByStaff.ts';
import { hasInventory } from './appliances.ts';
import { readSignupRow } from './queries/signupRow.ts';

/**
 * GQL-14: the appliances of the member's home, and what the list paid; null for a stranger, and without the feature. Staff move a
 * member's home.
 */
export const signupResolvers = {
  Viewer: {
    applianceInventory: async (ctx) => {
      const { db, brand, member, deps } = ctx;
      const row =
        member === null || !(await hasInventory(ctx)) ? null : await readSignupRow(db, member.id, brand.id);
      if (row === null) return null;
      return {
        completed: row.signup?.appliancesSent ?? false,
        wattsAwarded: row.signup?.applianceWatts ?? 0,
        wattsOffered: applianceAwardWatts(brand.config.wattConversionRate, deps.config.appliancePoints),
        appliances: (row.appliances ?? []).map(({ kind, count }) => ({ kind, count })),
      };
    },
  },
  Staff: {
    movePreview: async (ctx, { id, postalCode }) => {
      const memberId = rowId(id, 'MemberRecord');
      if (memberId === null) return null;
      const found = await previewMove(ctx, memberId, postalCode);
      if ('refusal' in found) {
        const [fault] = found.refusal.fields;
        return { ...NOWHERE, fault: inWords(ctx.locale, fault?.message ?? found.refusal.message) };
      }
      return {
        ...found,
        fault: null,
        utilities: found.utilities.map((each) => ({ ...each, id: toGlobalId('Utility', each.id) })),
      };
    },
  },
  Mutation: {
    moveMember: async (_root, { input: { id, utilityId, ...input } }, ctx) => {
      const memberId = rowId(id, 'MemberRecord');
      const refused =
        memberId === null
          ? refusal('NOT_FOUND', say('session.noSuchMember'))
          : await moveByStaff(ctx, {
              ...input,
              memberId,
              utilityId: utilityId == null ? null : (rowId(utilityId, 'Utility') ?? utilityId),
            });
      if (refused !== null) return refusedPayload(refused);
      const member = memberId === null ? null : await memberRecord(ctx.db, ctx.brand.id, memberId);
      if (member === null) throw new Error('A member who just moved is not there.');
      return { __typename: 'MemberRecordSaved' as const, member };
    },
  },
} satisfies Resolvers;

const NOWHERE = {
  postalCode: '',
  timeZone: '',
  keeps: null,
  utilityName: null,
  programName: null,
  comingEvents: 0,
  utilities: [],
};
