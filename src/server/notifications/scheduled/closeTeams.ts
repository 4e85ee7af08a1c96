import { countryZone } from '../../../domain/brands/countryZone.ts';
import { goalMonthDue, isCloseToGoal, teamGoalWh } from '../../../domain/notifications/teamGoal.ts';
import type { RequestBrand } from '../../platform/context.ts';
import { closeTeamKey, teamsSoFar, untoldHomes, type TeamSoFar } from '../queries/closeTeams.ts';
import type { ScheduledDeps } from './deps.ts';
import { sendPages } from './sendPages.ts';

const BATCH_SIZE = 2_000;

/** Notifies the homes of a team once a month that it is close to its goal, and what would help. */
export async function sendTeamHelp(
  deps: ScheduledDeps,
  { id: brandId, config }: Pick<RequestBrand, 'id' | 'config'>,
): Promise<void> {
  const zone = countryZone(config.country);
  const due = goalMonthDue(deps.now, zone);
  if (due === null) return;
  for (const team of await teamsSoFar(deps.db, due, { brandId, zone })) {
    const goalWh = teamGoalWh(team.bestWh);
    if (goalWh !== null && isCloseToGoal(team.savedWh, goalWh))
      await tellHomes(deps, brandId, { ...team, goalWh, month: due.month });
  }
}

async function tellHomes(
  deps: ScheduledDeps,
  brandId: string,
  team: TeamSoFar & { readonly goalWh: number; readonly month: string },
): Promise<void> {
  const { kind, homes, savedWh, goalWh, month } = team;
  await sendPages(deps, {
    size: BATCH_SIZE,
    read: (after, limit) => untoldHomes(deps.db, team, { brandId, month, after, limit }),
    id: (memberId) => memberId,
    messages: (page) =>
      page.map((memberId) => ({
        brandId,
        memberId,
        template: 'team-close',
        values: {
          kind,
          homes: String(homes),
          teamWh: String(savedWh),
          goalWh: String(goalWh),
          missingWh: String(goalWh - savedWh),
        },
        key: closeTeamKey(month, memberId),
      })),
  });
}
