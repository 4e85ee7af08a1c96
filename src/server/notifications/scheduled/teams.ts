import { countryZone } from '../../../domain/brands/countryZone.ts';
import { isDaytime } from '../../../domain/notifications/daytime.ts';
import { teamMonthDue } from '../../../domain/notifications/teamMonth.ts';
import type { RequestBrand } from '../../platform/context.ts';
import { teamKey, teamReaders } from '../queries/teamReaders.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

/** A month's sums are read once for each batch. */
const BATCH_SIZE = 2_000;

/** Writes to the homes of a team once a month what they saved together, how their team compares, and their own share. */
export async function sendTeamUpdates(
  deps: ScheduledDeps,
  { id: brandId, config }: Pick<RequestBrand, 'id' | 'config'>,
): Promise<void> {
  const { db, now } = deps;
  const due = teamMonthDue(now, countryZone(config.country));
  if (due === null) return;
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => teamReaders(db, due, { brandId, after, limit }),
    id: ({ memberId }) => memberId,
    messages: (page) =>
      page
        .filter(({ timeZone }) => isDaytime(now, timeZone))
        .map(({ memberId, kind, homes, teamWh, ownWh, rank, teams }) => ({
          brandId,
          memberId,
          template: 'team-month',
          values: {
            kind,
            homes: String(homes),
            teamWh: String(teamWh),
            ownWh: String(ownWh),
            rank: String(rank),
            teams: String(teams),
          },
          key: teamKey(due.month, memberId),
        })),
  });
}
