import type { RequestContext } from '../platform/context.ts';
import { missing, unauthorized } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { eventDevices } from '../readmodels/eventDevices.ts';
import { readEventPage } from '../readmodels/eventPage.ts';
import type { MemberEventRow, MemberScope } from '../readmodels/memberEvents.ts';
import { energyEvent, type EnergyEvent } from './energyEvent.ts';
import { likelyPoints } from './likelyPoints.ts';

/** Whose events a request is about. Throws the 401 error for a stranger. */
export function scopeOf({ member, brand }: RequestContext): MemberScope {
  if (member === null) throw unauthorized();
  return { brandId: brand.id, memberId: member.id };
}

/** One event as a member sees it: one statement where the member has results to go by. Throws the 404 error for one that does not exist for the member. */
export async function eventView(ctx: RequestContext, eventId: string): Promise<EnergyEvent> {
  const scope = scopeOf(ctx);
  const { db, now } = ctx;
  const page = isId(eventId) ? await readEventPage(db, { ...scope, eventId, now }, db === ctx.deps.db) : null;
  if (page === null) throw missing();
  const likely = await likelyPoints(db, scope, [page.event], now, page.pay);
  return energyEvent(page.event, now, likely.get(page.event.id) ?? null, page.devices);
}

/** Events as a member sees them, each with what it is likely to pay. */
export async function energyEvents(
  ctx: RequestContext,
  scope: MemberScope,
  rows: readonly MemberEventRow[],
): Promise<EnergyEvent[]> {
  const likely = await likelyPoints(ctx.db, scope, rows, ctx.now);
  const devices = await devicesOf(ctx, scope, rows);
  return rows.map((row) => energyEvent(row, ctx.now, likely.get(row.id) ?? null, devices.get(row.id) ?? []));
}

/** The same for events that are over. */
export async function pastEnergyEvents(
  ctx: RequestContext,
  scope: MemberScope,
  rows: readonly MemberEventRow[],
): Promise<EnergyEvent[]> {
  const devices = await devicesOf(ctx, scope, rows);
  return rows.map((row) => energyEvent(row, ctx.now, null, devices.get(row.id) ?? []));
}

function devicesOf({ db, now }: RequestContext, { memberId }: MemberScope, rows: readonly MemberEventRow[]) {
  return eventDevices(
    db,
    memberId,
    rows.map(({ id }) => id),
    now,
  );
}
