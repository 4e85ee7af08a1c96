import { personOf } from '../../platform/access/household.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { missing } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { eventDevices } from '../queries/eventDevices.ts';
import { readEventPage } from '../queries/eventPage.ts';
import { needsUsualUse, paysByBaseline, type PayBasis } from '../../readmodels/memberEvent.ts';
import {
  readPayFacts,
  withArchivedIntervals,
  type MemberEventRow,
  type MemberScope,
  type PayFactsRow,
} from '../../readmodels/memberEvents.ts';
import { readUsualUse } from '../../readmodels/usualUse.ts';
import { energyEvent, type EnergyEvent } from './energyEvent.ts';

/** Whose events a request is about. */
export function memberScope({ member, brand }: MemberContext): MemberScope {
  return { brandId: brand.id, memberId: member.id };
}

/**
 * One event as a member sees it, in one statement once the member has enough results. Throws the 404 error
 * when the member has no such event.
 */
export async function eventView(ctx: MemberContext, eventId: string): Promise<EnergyEvent> {
  const scope = memberScope(ctx);
  const { db, now } = ctx;
  const page = isId(eventId) ? await readEventPage(db, { ...scope, eventId, now }, db === ctx.deps.db) : null;
  if (page === null) throw missing();
  const { pay, devices } = page;
  const [event = page.event] = await withArchivedIntervals(db, scope.memberId, [page.event]);
  const basis = await payBasis(db, scope.memberId, [event], pay, now);
  return energyEvent(event, personOf(ctx.member), now, basis(event), devices);
}

/** Coming and running events as a member sees them. */
export async function comingEnergyEvents(
  { db, member, now }: MemberContext,
  scope: MemberScope,
  rows: readonly MemberEventRow[],
): Promise<EnergyEvent[]> {
  const facts = rows.some((row) => paysByBaseline(row, now)) ? await readPayFacts(db, scope) : null;
  const findBasis = facts === null ? () => null : await payBasis(db, scope.memberId, rows, facts, now);
  const devices = await devicesByEvent(db, now, scope, rows);
  return rows.map((row) =>
    energyEvent(row, personOf(member), now, findBasis(row), devices.get(row.id) ?? []),
  );
}

/** Past events as a member sees them. */
export async function pastEnergyEvents(
  { db, member, now }: MemberContext,
  scope: MemberScope,
  rows: readonly MemberEventRow[],
): Promise<EnergyEvent[]> {
  const devices = await devicesByEvent(db, now, scope, rows);
  const events = await withArchivedIntervals(db, scope.memberId, rows);
  return events.map((row) => energyEvent(row, personOf(member), now, null, devices.get(row.id) ?? []));
}

/** The basis of each event's estimate; reads the home's readings at most once for all of them. */
async function payBasis(
  db: Db,
  memberId: string,
  rows: readonly MemberEventRow[],
  facts: PayFactsRow,
  now: Date,
): Promise<(row: MemberEventRow) => PayBasis> {
  const usual = needsUsualUse(rows, facts, now) ? await readUsualUse(db, memberId, now) : () => null;
  return (row) => ({ facts, usualWh: paysByBaseline(row, now) ? usual(row) : null });
}

function devicesByEvent(db: Db, now: Date, { memberId }: MemberScope, rows: readonly MemberEventRow[]) {
  return eventDevices(
    db,
    memberId,
    rows.map(({ id }) => id),
    now,
  );
}
