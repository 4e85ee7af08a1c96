import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { EnrollmentPreviewInput } from '../../../codegen/graphql/types.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage, type PageArgs } from '../platform/graphql/connection.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { listActivePrograms, loadProgram } from '../programs/service.ts';
import {
  utilityCandidates,
  memberRecord,
  memberRecordsById,
  programMembers,
  type MemberList,
  type MemberOrder,
} from '../readmodels/memberRecords.ts';
import { enrolMembers, previewEnrolment, takeOut, type Enrolment } from './enrol/enrolByStaff.ts';

/** Who is in a program, and enrolment by staff. The access table decides who may, before this runs. */
export const staffUtilityResolvers = {
  Staff: {
    enrollmentPreview: async (_staff, { input }, { db, brand, locale, deps: { clock } }) => {
      const found = await previewEnrolment({ db, clock }, parseEnrolment(brand.id, input));
      if ('refusal' in found) return { fault: inWords(locale, found.refusal.message), effects: [] };
      const members = await memberRecordsById(
        db,
        brand.id,
        found.effects.map(({ memberId }) => memberId),
      );
      const effects = found.effects.map(({ memberId, fault, ...counts }) => ({
        ...counts,
        member: members.get(memberId) ?? null,
        fault: fault === null ? null : inWords(locale, fault),
      }));
      return { fault: null, effects };
    },
  },
  MemberRecord: {
    programChoices: async ({ id, programId: fromProgramId }, _args, ctx) => {
      const { db, brand, locale, member, now } = ctx;
      if (member?.roles.has('internal_programs') !== true) return [];
      const ids = (await listActivePrograms(db, brand.id, null)).filter((each) => each !== fromProgramId);
      const choices = await Promise.all(
        ids.map(async (programId) => {
          const wish = { brandId: brand.id, programId, fromProgramId, memberIds: [id] };
          const [program, found] = [
            await loadProgram(ctx, programId),
            await previewEnrolment({ db, clock: { now: () => now } }, wish),
          ];
          const effect = 'refusal' in found ? null : found.effects[0];
          const fault = 'refusal' in found ? found.refusal.message : (effect?.fault ?? null);
          return program === null
            ? []
            : [
                {
                  program,
                  fault: fault === null ? null : inWords(locale, fault),
                  comingEvents: effect?.comingEvents ?? 0,
                  runningEvents: effect?.runningEvents ?? 0,
                },
              ];
        }),
      );
      return choices.flat();
    },
  },
  Program: {
    members: ({ id }, args, ctx) => listed(ctx, args, programMembers(id)),
    candidates: ({ utilityId }, args, ctx) => listed(ctx, args, utilityCandidates(utilityId)),
  },
  Mutation: {
    takeOutOfProgram: async (_root, { input: { id, reason } }, { db, brand, deps, member }) => {
      const memberId = rowId(id, 'MemberRecord') ?? NO_ID;
      const refused = await takeOut(
        { ...deps, db },
        { brandId: brand.id, memberId, actorId: member.id, reason },
      );
      if (refused !== null) return refusedPayload(refused);
      const record = await memberRecord(db, brand.id, memberId);
      if (record === null) throw new Error('A member who was just taken out of a program is not there.');
      return { __typename: 'MemberRecordSaved' as const, member: record };
    },
    enrollMembers: async (_root, { input }, ctx) => {
      const {
        db,
        brand,
        member,
        deps: { clock, newId, notify },
      } = ctx;
      const enrolment = parseEnrolment(brand.id, input);
      const saved = await enrolMembers(
        { db, clock, newId, notify },
        { ...enrolment, actorId: member.id, reason: input.reason },
      );
      if ('refusal' in saved) return refusedPayload(saved);
      const program = await loadProgram(ctx, saved.programId);
      if (program === null) return refusedPayload(refusal('NOT_FOUND', say('programs.noSuchProgram')));
      const { fromProgramId } = enrolment;
      return {
        __typename: 'MembersEnrolled' as const,
        count: saved.count,
        program,
        fromProgram: fromProgramId === null ? null : await loadProgram(ctx, fromProgramId),
      };
    },
  },
} satisfies Resolvers;

async function listed(
  { db, brand }: RequestContext,
  {
    search,
    orderBy,
    ...args
  }: PageArgs & { readonly search?: string | null; readonly orderBy?: MemberOrder | null },
  list: MemberList,
) {
  const page = toPage(args);
  const order = orderBy ?? { field: 'EMAIL', direction: 'ASC' };
  const { rows, totalCount } = await list(db, brand.id, page, search ?? '', order);
  return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
}

/** Replaces malformed ids, so that they find no program or member. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

function parseEnrolment(
  brandId: string,
  { programId, fromProgramId, memberIds }: EnrollmentPreviewInput,
): Enrolment {
  return {
    brandId,
    programId: rowId(programId, 'Program') ?? NO_ID,
    fromProgramId: fromProgramId == null ? null : (rowId(fromProgramId, 'Program') ?? NO_ID),
    memberIds: memberIds.map((id) => rowId(id, 'MemberRecord') ?? NO_ID),
  };
}
