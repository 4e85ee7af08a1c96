import { acknowledgeAlert, evaluateAlerts } from '../alerts/service.ts';
import type { Brand } from '../brands/service.ts';
import { ManualClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { inEnglish } from '../platform/messages/inWords.ts';
import { updateProgram } from '../programs/service.ts';
import type { DemoPlaces } from './deliveries.ts';
import type { DemoDeps } from './deps.ts';
import { openAlerts } from './queries/alerts.ts';
import { paidPoints } from './queries/world.ts';
import { DEMO_REASON, type DemoMember } from './record.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What part of its budget the last program has spent when staff are alerted, and by how much they raise it then. */
const SPENT = 0.94;
const RAISED = 4;
/** What more was ordered of. */
const ORDERED = 'Slate thermostat';

/**
 * Alerts in each state, as the rules found them at that time: a budget that was raised, stock that a colleague takes care of,
 * and stock of which nobody does.
 */
export async function makeAlerts(
  demo: DemoDeps,
  brand: Brand,
  members: readonly DemoMember[],
  places: DemoPlaces,
  now: Date,
): Promise<void> {
  const staff = members.find(({ role }) => role === 'staff');
  const place = places.at(-1);
  if (staff === undefined || place === undefined) return;
  const at = (ms: number) => ({
    ...demo.deps,
    log: createLog('silent'),
    clock: new ManualClock(new Date(now.getTime() - ms)),
    migrations: () => [],
    certificateDays: async () => null,
  });
  const take = async (ms: number, alertId: string, reason: string) => {
    const refused = await acknowledgeAlert(at(ms), {
      brandId: brand.id,
      actorId: staff.memberId,
      alertId,
      reason,
    });
    if (refused !== null)
      throw new Error(`The demonstration has no alert: ${inEnglish(refused.refusal.message)}`);
  };

  const { programId } = place;
  const budget = Math.ceil(
    (await paidPoints(demo.deps.db, programId, brand.config.wattConversionRate)) / SPENT,
  );
  await setBudget(at(6 * DAY_MS), brand, programId, 1, budget);
  await evaluateAlerts(at(5 * DAY_MS), ['BUDGET_NEAR']);
  const [near] = await openAlerts(demo.deps.db, brand.id, 'BUDGET_NEAR');
  if (near !== undefined)
    await take(5 * DAY_MS - 2 * HOUR_MS, near.id, 'Asked the utility for next quarter’s budget');
  await setBudget(at(4 * DAY_MS), brand, programId, 2, budget * RAISED);
  await evaluateAlerts(at(4 * DAY_MS - HOUR_MS), ['BUDGET_NEAR']);

  await evaluateAlerts(at(2 * DAY_MS), ['STOCK_LOW']);
  for (const { id, name } of await openAlerts(demo.deps.db, brand.id, 'STOCK_LOW'))
    if (name === ORDERED) await take(DAY_MS, id, '200 more are on the way, here next week');
}

async function setBudget(
  deps: DemoDeps['deps'],
  brand: Brand,
  id: string,
  version: number,
  budgetPoints: number,
): Promise<void> {
  const saved = await updateProgram(deps, {
    brandId: brand.id,
    actorId: null,
    reason: DEMO_REASON,
    id,
    version,
    name: undefined,
    active: undefined,
    rules: { budgetPoints },
  });
  if ('refusal' in saved)
    throw new Error(`The demonstration has no budget: ${inEnglish(saved.refusal.message)}`);
}
