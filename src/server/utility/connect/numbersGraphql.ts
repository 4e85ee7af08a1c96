import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { memberRecord } from '../../readmodels/memberRecords.ts';
import type { UtilityDeps } from '../deps.ts';
import { readConnection } from './connection.ts';
import { enterableNumbers, setBillNumbers } from './numbersByStaff.ts';

const KINDS = { account_number: 'ACCOUNT_NUMBER', meter_number: 'METER_NUMBER', nmi: 'NMI' } as const;

/** The numbers of a home's bill, entered by staff. The access table checks the role before this runs. */
export function billNumberResolvers(deps: UtilityDeps) {
  return {
    MemberRecord: {
      billNumbers: async ({ id }, _args, { db, brand }) => {
        const connection = await readConnection(db, { brandId: brand.id, memberId: id });
        return enterableNumbers(connection, brand.config.country).map((number) => KINDS[number]);
      },
    },
    Mutation: {
      setBillNumbers: async (_root, { input: { id, accountNumber, meterNumber, nmi, reason } }, ctx) => {
        const memberId = rowId(id, 'MemberRecord');
        const member = memberId === null ? null : await memberRecord(ctx.db, ctx.brand.id, memberId);
        if (member === null) return refusedPayload(refusal('NOT_FOUND', say('session.noSuchMember')));
        const given = {
          ...(accountNumber == null ? {} : { account_number: accountNumber }),
          ...(meterNumber == null ? {} : { meter_number: meterNumber }),
          ...(nmi == null ? {} : { nmi }),
        };
        const saved = await setBillNumbers(deps, ctx, { memberId: member.id, given, reason });
        if ('refusal' in saved) return refusedPayload(saved);
        const after = await memberRecord(ctx.db, ctx.brand.id, member.id);
        if (after === null) throw new Error('A member whose numbers were just saved is not there.');
        return { __typename: 'MemberRecordSaved' as const, member: after };
      },
    },
  } satisfies Resolvers;
}
