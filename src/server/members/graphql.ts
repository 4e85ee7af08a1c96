import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { TimelineKind } from '../../../codegen/graphql/types.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { mayOpenMemberSection } from '../../domain/session/memberSections.ts';
import { readBalances } from '../ledger/service.ts';
import type { Db } from '../platform/db/db.ts';
import type { RequestContext } from '../platform/context.ts';
import { toConnection, toPage, type Page, type PageArgs } from '../platform/graphql/connection.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { agentSentence, loadMember, memberRowId } from '../session/service.ts';
import { openKept, openKeptContent } from '../notifications/service.ts';
import { readAccess } from './queries/access.ts';
import { readConsents, readLogIns } from './queries/accessLog.ts';
import { readDeviceLog, readDevices } from './queries/devices.ts';
import { readConnectionChanges, readHome } from './queries/home.ts';
import type { MemberPage } from './queries/memberPage.ts';
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
  const memberId = await memberRowId(ctx, id);
  if (memberId === null) return null;
  return read({ brandId: ctx.brand.id, memberId, now: ctx.now });
}

/** A page of a member's list; null: there is no such member. */
const pageOfMember = <Row>(
  ctx: RequestContext,
  { id, ...args }: PageArgs & { readonly id: string },
  read: (db: Db, scope: MemberScope, page: Page) => Promise<MemberPage<Row>>,
) =>
  ofMember(ctx, id, async (scope) => {
    const page = toPage(args);
    const { rows, totalCount } = await read(ctx.db, scope, page);
    return toConnection(rows, page, totalCount, ({ sortKey, id: row }) => [sortKey, row]);
  });

const holder =
  ({ member }: RequestContext) =>
  (key: string): boolean =>
    member?.roles.has(key) === true;

/** The access table checks the staff rights before any of this runs. */
export const memberPageResolvers = {
  Staff: {
    memberTimeline: (ctx, { kinds, ...args }) =>
      pageOfMember(ctx, args, (db, scope, page) => {
        const seen = mayOpenMemberSection('balance', holder(ctx)) ? [...KINDS, ...MONEY_KINDS] : KINDS;
        const wanted = kinds == null ? seen : seen.filter((kind) => kinds.includes(kind));
        return readTimeline(db, scope, wanted, page);
      }),
    memberMessages: (ctx, { channel, ...args }) =>
      pageOfMember(ctx, args, (db, scope, page) => readMessages(db, scope, channel ?? null, page)),
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
    memberLogIns: (ctx, args) => pageOfMember(ctx, args, readLogIns),
    memberConsents: (ctx, args) => pageOfMember(ctx, args, readConsents),
    memberHome: (ctx, { id }) => ofMember(ctx, id, (scope) => readHome(ctx.db, scope)),
    memberConnectionChanges: (ctx, args) => pageOfMember(ctx, args, readConnectionChanges),
    memberDevices: (ctx, { id }) => ofMember(ctx, id, (scope) => readDevices(ctx.db, scope)),
    memberDeviceLog: (ctx, args) => pageOfMember(ctx, args, readDeviceLog),
    memberSpins: (ctx, args) => pageOfMember(ctx, args, readSpins),
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
