import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import { countryZone } from '../../domain/brands/countryZone.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { latestTeamMonth } from '../../domain/notifications/teamMonth.ts';
import { startOfLocalDay, toLocalDate } from '../../domain/meter/zone.ts';
import { LEADERBOARDS, LEADERS, type LeaderboardKey } from '../../domain/referrals/leaderboards.ts';
import type { ShownNameFault } from '../../domain/referrals/shownName.ts';
import type { MemberContext } from '../platform/context.ts';
import { toConnection, toPage } from '../platform/graphql/connection.ts';
import { isRowId, rowId, type NodeReaders } from '../platform/graphql/nodes.ts';
import { invalid, refusal, refusedPayload } from '../platform/graphql/refusal.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';
import { readTeam } from '../readmodels/teams.ts';
import { loadMember, memberRowId } from '../session/service.ts';
import { allowReferral, mayAllow, mayRefuse, refuseReferral } from './changeByStaff.ts';
import { ensureInvitation, isOn, referralStage } from './invitation.ts';
import {
  memberReferrals,
  readReferrer,
  readFriends,
  staffReferral,
  staffReferrals,
} from './queries/friends.ts';
import { readLeaderboard } from './queries/leaderboard.ts';
import { setShownName } from './service.ts';

const BOARD_NAMES = {
  FRIENDS_MONTH: 'referrals.board.FRIENDS_MONTH',
  FRIENDS_ALL_TIME: 'referrals.board.FRIENDS_ALL_TIME',
  SAVED_MONTH: 'referrals.board.SAVED_MONTH',
  SAVED_ALL_TIME: 'referrals.board.SAVED_ALL_TIME',
} as const satisfies Readonly<Record<LeaderboardKey, MessageId>>;
const TEAM_KINDS = { organisation: 'ORGANISATION', area: 'AREA' } as const;
const STAT_NAMES = { friends: 'referrals.stat.friends', saved: 'referrals.stat.saved' } as const;
const NAME_FAULTS = {
  short: 'referrals.name.short',
  long: 'referrals.name.long',
  characters: 'referrals.name.characters',
  taken: 'referrals.name.taken',
} as const satisfies Readonly<Record<ShownNameFault, MessageId>>;
const STATES = { open: 'OPEN', paid: 'PAID', refused: 'REFUSED' } as const;
const STATE_NAMES = { OPEN: 'open', PAID: 'paid', REFUSED: 'refused' } as const;
const REFUSALS = {
  'same-meter': 'SAME_METER',
  'same-payout': 'SAME_PAYOUT',
  'same-address': 'SAME_ADDRESS',
  staff: 'STAFF',
} as const;
/** Names that would look official, besides the brand's own. */
const RESERVED = ['admin', 'support', 'official', 'moderator'];

/** Inviting friends: REF-01 to REF-04, GQL-26. The access table decides who may, before this runs. */
export const referralResolvers = {
  Viewer: {
    referrals: ensureInvitation,
    referralLeaderboard: async (ctx, { leaderboardKey }) => {
      const { brand, db, locale, member, now } = ctx;
      if (
        member === null ||
        !(await isOn(ctx, 'referrals_invite')) ||
        !(await isOn(ctx, 'referrals_leaderboard'))
      )
        return null;
      const rule = LEADERBOARDS[leaderboardKey];
      const since =
        rule.period === 'month' ? monthStart(countryZone(brand.config.country), now) : new Date(0);
      const { leaders, own } = await readLeaderboard(db, rule, {
        brandId: brand.id,
        memberId: member.id,
        since,
        leaders: LEADERS,
      });
      // Energy is kept in watt-hours and shown in kilowatt-hours.
      const statValue = (value: number) => (rule.stat === 'saved' ? value / 1_000 : value);
      return {
        name: inWords(locale, say(BOARD_NAMES[leaderboardKey])),
        type: leaderboardKey,
        statName: inWords(locale, say(STAT_NAMES[rule.stat])),
        leaders: leaders.map(({ rank, name, value, isViewer }) => ({
          rank,
          name,
          statValue: statValue(value),
          isViewer,
        })),
        own: { rank: own?.rank ?? null, statValue: statValue(own?.value ?? 0) },
      };
    },
    team: async (ctx) => {
      const { brand, db, member, now } = ctx;
      if (member === null || !(await isOn(ctx, 'referrals_invite'))) return null;
      const month = latestTeamMonth(now, countryZone(brand.config.country));
      const team = await readTeam(db, month, { brandId: brand.id, memberId: member.id });
      return (
        team && {
          kind: TEAM_KINDS[team.kind],
          homes: team.homes,
          month: `${month.month}-01`,
          savedWattHours: team.teamWh,
          ownWattHours: team.ownWh,
          rank: team.rank,
          teamCount: team.teams,
        }
      );
    },
  },
  Referrals: {
    paidFriendCount: ({ paidFriends }) => paidFriends,
    savedWattHours: ({ savedWh }) => savedWh,
    friends: async ({ member, friends }, args, { db, brand }) => {
      const page = toPage(args);
      const rows = await readFriends(db, { brandId: brand.id, memberId: member.id }, page);
      return toConnection(rows, page, friends, ({ joinedAt, memberId }) => [
        joinedAt.toISOString(),
        memberId,
      ]);
    },
    invitedBy: ({ member }, _args, { db, brand }) =>
      readReferrer(db, { brandId: brand.id, memberId: member.id }),
  },
  ReferredFriend: {
    id: ({ memberId }) => toGlobalId('ReferredFriend', memberId),
    stage: referralStage,
    points: ({ referrerPoints }) => referrerPoints,
  },
  Invitation: {
    stage: referralStage,
    points: ({ friendPoints }, _args, { brand }) => friendPoints ?? brand.config.referral.friendPoints,
  },
  Staff: {
    memberReferrals: async (ctx, { id, ...args }) => {
      const memberId = await memberRowId(ctx, id);
      if (memberId === null) return null;
      const page = toPage(args);
      const { rows, totalCount } = await memberReferrals(ctx.db, ctx.brand.id, memberId, page);
      return toConnection(rows, page, totalCount, ({ sortKey, memberId }) => [sortKey, memberId]);
    },
    referrals: async ({ db, brand }, { state, search, orderBy, ...args }) => {
      const page = toPage(args);
      const filter = { state: state == null ? null : STATE_NAMES[state], search: search ?? null };
      const order = orderBy ?? { field: 'JOINED_AT', direction: 'DESC' };
      const { rows, totalCount } = await staffReferrals(db, brand.id, page, filter, order);
      return toConnection(rows, page, totalCount, ({ sortKey, memberId }) => [sortKey, memberId]);
    },
  },
  StaffReferral: {
    id: ({ memberId }) => toGlobalId('StaffReferral', memberId),
    referrer: ({ referrerId }, _args, ctx) => loadMember(ctx, referrerId),
    friend: ({ memberId }, _args, ctx) => loadMember(ctx, memberId),
    state: ({ state }) => STATES[state],
    stage: referralStage,
    refusal: (row) => row.refusal && REFUSALS[row.refusal],
    isAllowed: ({ allowedAt }) => allowedAt !== null,
    mayAllow: (row, _args, { member }) => member !== null && mayAllow(row, member.id),
    mayRefuse: (row, _args, { member }) => member !== null && mayRefuse(row, member.id),
  },
  Mutation: {
    setReferralName: async (_root, { input: { name } }, ctx) => {
      const { brand, db, member, now } = ctx;
      const { productName, shortName } = wordsFor(brand, ctx.locale);
      const fault = await setShownName(db, { brandId: brand.id, memberId: member.id, now }, name ?? null, [
        ...RESERVED,
        productName,
        shortName,
      ]);
      return fault === null
        ? // A new object, so that the viewer's fields are read again with the name in place.
          { __typename: 'ReferralNameSet' as const, viewer: { ...ctx } }
        : refusedPayload(invalid([{ field: 'name', message: say(NAME_FAULTS[fault]) }]));
    },
    allowReferral: (_root, { input }, ctx) => changed(ctx, input, allowReferral),
    refuseReferral: (_root, { input }, ctx) => changed(ctx, input, refuseReferral),
  },
} satisfies Resolvers;

export const referralNodes: NodeReaders = {
  StaffReferral: ({ db, brand }, id) =>
    isRowId(id) ? staffReferral(db, brand.id, id) : Promise.resolve(null),
};

async function changed(
  { brand, db, deps, member }: MemberContext,
  { id, version, reason }: { readonly id: string; readonly version: number; readonly reason: string },
  change: typeof allowReferral,
) {
  const friendId = rowId(id, 'StaffReferral');
  if (friendId === null) return refusedPayload(refusal('NOT_FOUND', say('referrals.unknown')));
  const saved = await change(deps, { brandId: brand.id, friendId, version, actorId: member.id, reason });
  if ('refusal' in saved) return refusedPayload(saved);
  const referral = await staffReferral(db, brand.id, friendId);
  if (referral === null) throw new Error('The referral that was changed is gone.');
  return { __typename: 'ReferralChanged' as const, referral };
}

function monthStart(zone: string, now: Date): Date {
  return new Date(
    startOfLocalDay(zone, `${toLocalDate(zone, now.getTime() / 1_000).slice(0, 7)}-01`) * 1_000,
  );
}
