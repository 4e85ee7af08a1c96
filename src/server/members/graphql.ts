import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { TimelineKind } from '../../../codegen/graphql/types.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { mayOpenMemberSection } from '../../domain/session/memberSections.ts';
import { readBalances } from '../ledger/service.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { rowId } from '../platform/graphql/nodes.ts';
import { agentSentence, loadMember } from '../session/service.ts';
import { openKept, openKeptContent } from '../notifications/service.ts';
import { readAccess } from './queries/access.ts';
import { readDevices } from './queries/devices.ts';
import { readHome } from './queries/home.ts';
import { readMessages } from './queries/messages.ts';
import { readSpins } from './queries/spins.ts';
import { readTimeline } from './queries/timeline.ts';
import { readTroubles } from './queries/troubles.ts';

const KINDS: readonly TimelineKind[] = [
  'STAFF',
  'NOTE',
  'HOME',
  'ACCESS',
  'EVENT',
  'MESSAGE',
  'DEVICE',
  'CHOICE',
];
/** Shown to staff who may see the balance. */
const MONEY_KINDS: readonly TimelineKind[] = ['POINTS', 'ORDER'];

interface MemberScope {
  readonly brandId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** Reads something about a member of the brand; null: there is no such member. */
async function ofMember<Found>(
  ctx: RequestContext,
  id: string,
  read: (scope: MemberScope) => Promise<Found>,
): Promise<Found | null> {
  const memberId = rowId(id, 'MemberRecord');
  if (memberId === null || (await loadMember(ctx, memberId)) === null) return null;
  return read({ brandId: ctx.brand.id, memberId, now: ctx.now });
}

const holder =
  ({ member }: RequestContext) =>
  (key: string): boolean =>
    member?.roles.has(key) === true;

/** The access table checks the staff rights before any of this runs. */
export const memberPageResolvers = {
  Staff: {
    memberTimeline: (ctx, { id, kinds, ...args }) =>
      ofMember(ctx, id, async (scope) => {
        const seen = mayOpenMemberSection('balance', holder(ctx)) ? [...KINDS, ...MONEY_KINDS] : KINDS;
        const wanted = kinds == null ? seen : seen.filter((kind) => kinds.includes(kind));
        const page = toPage(args);
        const { rows, totalCount } = await readTimeline(ctx.db, scope, wanted, page);
        return toConnection(rows, page, totalCount, ({ sortKey, id: line }) => [sortKey, line]);
      }),
    memberMessages: (ctx, { id, channel, ...args }) =>
      ofMember(ctx, id, async (scope) => {
        const page = toPage(args);
        const { rows, totalCount } = await readMessages(ctx.db, scope, channel ?? null, page);
        return toConnection(rows, page, totalCount, ({ sortKey, id: message }) => [sortKey, message]);
      }),
    memberAccess: (ctx, { id }) =>
      ofMember(ctx, id, async (scope) => {
        const access = await readAccess(ctx.db, scope);
        return (
          access && {
            ...access,
            sessions: access.sessions.map((session) => ({
              ...session,
              agent: inWords(ctx.locale, agentSentence(session.agent)),
            })),
          }
        );
      }),
    memberHome: (ctx, { id }) => ofMember(ctx, id, (scope) => readHome(ctx.db, scope)),
    memberDevices: (ctx, { id }) => ofMember(ctx, id, (scope) => readDevices(ctx.db, scope)),
    memberSpins: (ctx, { id }) => ofMember(ctx, id, (scope) => readSpins(ctx.db, scope)),
  },
  MemberMessage: {
    id: ({ id }) => toGlobalId('MemberMessage', id),
    subject: ({ id, kept }, _args, { deps }) =>
      kept === null ? null : openKept(deps.secrets, id, kept).subject,
    mayBeResent: ({ id, kept }, _args, { deps }) =>
      kept !== null && openKeptContent(deps.secrets, id, kept) !== null,
  },
  MemberMeter: {
    alike: async ({ alike }, _args, ctx) =>
      (await Promise.all(alike.map((id) => loadMember(ctx, id)))).filter((member) => member !== null),
  },
  MemberSpin: {
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('StaffOrder', orderId)),
  },
  TimelineEntry: {
    points: ({ watts }, _args, { brand }) =>
      watts === null ? null : watts / brand.config.wattConversionRate,
    eventId: ({ eventId }) => (eventId === null ? null : toGlobalId('StaffEvent', eventId)),
    orderId: ({ orderId }) => (orderId === null ? null : toGlobalId('StaffOrder', orderId)),
  },
  MemberRecord: {
    balancePoints: async ({ id }, _args, { db, brand }) =>
      balanceToPoints(
        (await readBalances(db, { brandId: brand.id, memberId: id })).watts,
        brand.config.wattConversionRate,
      ),
    attention: ({ id, connection }, _args, { db, brand, now }) =>
      readTroubles(db, { brandId: brand.id, memberId: id, connection, now }),
  },
} satisfies Resolvers;
