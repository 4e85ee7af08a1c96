import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import type { MemberContext } from '../../platform/context.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../../platform/graphql/nodes.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { auditLines } from '../../readmodels/auditLog.ts';
import type { SessionService } from '../service.ts';
import {
  ADMIN_KEY,
  confirmStaffRoles,
  endAccess,
  inviteStaff,
  isLastAdmin,
  resendInvitation,
  resetSecondFactors,
  setRoles,
  type StaffChange,
} from './staffChanges.ts';
import { findStaffAccount, staffAccountPage } from '../store/staffList.ts';
import { listHolders } from '../store/staffMembers.ts';

/** Latest history lines shown on a person's page. */
const HISTORY_LINES = 50;

/** Staff and roles. The access table checks the role key before any of this runs. */
export function staffAccountResolvers(sessions: SessionService) {
  return {
    Staff: {
      staffAccounts: async (
        { db, brand, member },
        { search, roleKey, state, rolesWait, orderBy, ...args },
      ) => {
        const page = toPage(args);
        const filter = {
          search: search ?? null,
          roleKey: roleKey ?? null,
          hasPassword: state == null ? null : state === 'ACTIVE',
          confirmableBy: rolesWait === true ? (member?.id ?? null) : null,
        };
        const order = orderBy ?? { field: 'EMAIL', direction: 'ASC' };
        const { rows, totalCount } = await staffAccountPage(db, brand.id, page, filter, order);
        return toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]);
      },
      staffAccount: ({ db, brand }, { id }) => {
        const own = rowId(id, 'StaffAccount');
        return own === null ? null : findStaffAccount(db, brand.id, own);
      },
      secondFactorRequired: () => sessions.staffFactorRequired,
    },
    StaffAccount: {
      id: ({ id }) => toGlobalId('StaffAccount', id),
      state: ({ hasPassword }) => (hasPassword ? 'ACTIVE' : 'INVITED'),
      secondFactors: ({ authenticator, passkeys }) => [
        ...(authenticator ? (['AUTHENTICATOR'] as const) : []),
        ...(passkeys > 0 ? (['PASSKEY'] as const) : []),
      ],
      isViewer: ({ id }, _args, { member }) => member?.id === id,
      waitingRoleKeys: ({ waitingRoles }) => waitingRoles.map(({ roleKey }) => roleKey),
      mayConfirmRoles: ({ id, waitingRoles }, _args, { member }) =>
        member !== null && member.id !== id && waitingRoles.some(({ grantedBy }) => grantedBy !== member.id),
      isLastAdmin: async ({ id, roleKeys }, _args, { db, brand }) => {
        if (!roleKeys.includes(ADMIN_KEY)) return false;
        return isLastAdmin(id, await listHolders(db, brand.id, ADMIN_KEY));
      },
      history: async ({ id }, _args, { db, brand }) =>
        (await auditLines(db, brand.id, { limit: HISTORY_LINES, after: null }, `member:${id}`)).rows.slice(
          0,
          HISTORY_LINES,
        ),
    },
    Mutation: {
      inviteStaff: async (_root, { input }, ctx) => saved(ctx, await inviteStaff(ctx, sessions, input)),
      resendStaffInvitation: async (_root, { input }, ctx) =>
        saved(
          ctx,
          await withId(input.id, (memberId) => resendInvitation(ctx, sessions, { ...input, memberId })),
        ),
      setStaffRoles: async (_root, { input }, ctx) =>
        saved(ctx, await withId(input.id, (memberId) => setRoles(ctx, { ...input, memberId }))),
      confirmStaffRoles: async (_root, { input }, ctx) =>
        saved(ctx, await withId(input.id, (memberId) => confirmStaffRoles(ctx, { ...input, memberId }))),
      resetStaffSecondFactors: async (_root, { input }, ctx) =>
        saved(
          ctx,
          await withId(input.id, (memberId) => resetSecondFactors(ctx, sessions, { ...input, memberId })),
        ),
      endStaffAccess: async (_root, { input }, ctx) => {
        const ended = await withId(input.id, (memberId) => endAccess(ctx, sessions, { ...input, memberId }));
        return 'refusal' in ended
          ? refusedPayload(ended)
          : { __typename: 'StaffAccessEnded', endedId: toGlobalId('StaffAccount', ended.memberId) };
      },
    },
  } satisfies Resolvers;
}

export const staffAccountNodes: NodeReaders = {
  StaffAccount: async ({ db, brand }, id) => (isRowId(id) ? findStaffAccount(db, brand.id, id) : null),
};

const gone = (): StaffChange => refusal('NOT_FOUND', say('session.staffGone'));

async function withId(id: string, work: (memberId: string) => Promise<StaffChange>): Promise<StaffChange> {
  const memberId = rowId(id, 'StaffAccount');
  return memberId === null ? gone() : work(memberId);
}

async function saved({ db, brand }: MemberContext, change: StaffChange) {
  if ('refusal' in change) return refusedPayload(change);
  const account = await findStaffAccount(db, brand.id, change.memberId);
  if (account === null) throw new Error('Staff who were just changed are not there.');
  return { __typename: 'StaffAccountSaved' as const, account };
}
