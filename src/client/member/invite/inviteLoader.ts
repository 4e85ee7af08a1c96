import { graphql } from 'react-relay/hooks';
import type { inviteLoaderQuery as Query } from '../../../../codegen/relay/inviteLoaderQuery.graphql.ts';
import type { inviteLoaderBoardQuery as BoardQuery } from '../../../../codegen/relay/inviteLoaderBoardQuery.graphql.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import { LEADERBOARD_KEYS, type LeaderboardKey } from '../../../domain/referrals/leaderboards.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';

export const inviteLoaderQuery = graphql`
  query inviteLoaderQuery {
    viewer {
      ...InviteScreen_viewer
    }
  }
`;

export const inviteLoaderBoardQuery = graphql`
  query inviteLoaderBoardQuery($leaderboardKey: ReferralLeaderboardKey!) {
    viewer {
      ...Leaderboard_viewer @arguments(leaderboardKey: $leaderboardKey)
    }
  }
`;

/** The leaderboard that the address names; the month's friends without one. */
export function parseBoard(search: URLSearchParams): LeaderboardKey {
  return LEADERBOARD_KEYS.find((key) => key === search.get('board')) ?? 'FRIENDS_MONTH';
}

export async function loader(request: ScreenRequest) {
  const [invite, board, placements] = await Promise.all([
    preloadQuery<Query>(request, inviteLoaderQuery, {}, 'referrals'),
    preloadQuery<BoardQuery>(
      request,
      inviteLoaderBoardQuery,
      { leaderboardKey: parseBoard(request.url.searchParams) },
      'referrals',
    ),
    preloadQuery<PcePlacements>(request, pcePlacements, { names: ['ReferralsAnnouncementBanner'] }),
  ]);
  return { invite, board, placements };
}
