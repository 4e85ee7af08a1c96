import { DELIVERY_LIMITS } from '../../../domain/meter/delivery.ts';
import { deliveredNumbers } from '../../../domain/utility/deliveredNumbers.ts';
import {
  shownFileName,
  type DeliverReadings,
  type DeliveryReport,
  type LeftMeter,
} from '../../meter/service.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { choosableUtilities, readUtility } from '../../programs/service.ts';
import { accountHash } from '../connect/connectByFiles.ts';
import { meterHash } from '../connect/connectByAccount.ts';
import { markDuplicate } from './fetch.ts';
import type { UtilityDeps } from '../deps.ts';
import { type AuthorizationRow, currentAuthorization } from '../store/authorizations.ts';
import { lockWaitingConnection, setAuthStatus } from '../store/connections.ts';
import { findOwnersByNumber, type NumberOwner } from '../store/numbers.ts';
import { isAdmitted } from '../../../domain/utility/takingPart.ts';
import type { Db } from '../../platform/db/db.ts';
import { changeStatus, type NotifyDeps } from '../enrol/enrollmentStatus.ts';

/** Numbers in one statement. */
const LOOKED_UP_AT_ONCE = 1_000;

/**
 * Imports a file that a utility delivered for many homes, as an operator's import whose readings pay. Meters
 * are matched to members by account or meter number, and the first readings connect a waiting home. Readings
 * without a member aren't kept, only reported. Importing the same file again changes nothing.
 */
export function createDeliverReadings(deps: UtilityDeps): DeliverReadings {
  return async ({ brandId, utility: named }, { name, open }, maxBytes) => {
    const { db, meter } = deps;
    const wanted = named.trim().toLowerCase();
    const chosen = (await choosableUtilities(db, brandId, null)).find(
      ({ id, acronym }) => id === wanted || acronym.toLowerCase() === wanted,
    );
    const utility = chosen === undefined ? null : await readUtility(db, chosen.id);
    if (utility === null) return null;
    const left: LeftMeter[] = [];
    let owners: ReadonlyMap<string, readonly NumberOwner[]> = new Map();
    let [taken, unchanged, connected, readings] = [0, 0, 0, 0];
    const homes = new Set<string>();
    const { unmatched } = await meter.importDelivery(
      db,
      {
        fileName: name,
        source: 'operator',
        brandId,
        utilityId: utility.id,
        open,
        ...(maxBytes === undefined ? {} : { limits: { ...DELIVERY_LIMITS, maxBytes } }),
      },
      {
        findHomes: async (numbers) => {
          owners = await findOwners(deps, utility.id, name, numbers);
          return new Map(
            [...owners].flatMap(([number, [owner, ...others]]) =>
              owner === undefined || others.length > 0
                ? []
                : [
                    [
                      number,
                      { brandId: owner.brand, memberId: owner.memberId, timeZone: utility.timeZone },
                    ] as const,
                  ],
            ),
          );
        },
        onMeter: async (result) => {
          if (result.owner !== null) homes.add(result.owner.memberId);
          const owner = result.number === null ? undefined : owners.get(result.number)?.[0];
          if (result.kind === 'imported') {
            if (result.outcome.repeated) unchanged += 1;
            else {
              taken += 1;
              readings += result.outcome.import.readings;
            }
            // If an earlier delivery stopped between the two, the readings exist but the home still waits.
            if (
              owner?.waits === true &&
              (await transaction(db, (tx) => connectByDelivery(tx, deps, owner, deps.clock.now())))
            )
              connected += 1;
            return;
          }
          const elsewhere = result.code === 'linked-elsewhere';
          left.push({
            number: result.number,
            why: elsewhere ? 'elsewhere' : 'faulty',
            line: result.line,
            fault: elsewhere ? null : result.reason,
          });
          if (elsewhere && owner !== undefined) await markDuplicate(deps, owner, result.contested);
        },
      },
    );
    for (const number of unmatched)
      left.push({
        number,
        why: (owners.get(number)?.length ?? 0) > 1 ? 'ambiguous' : 'unmatched',
        line: null,
        fault: null,
      });
    return {
      fileName: shownFileName(name),
      homes: homes.size,
      readings,
      taken,
      unchanged,
      connected,
      left,
    } satisfies DeliveryReport;
  };
}

/** Finds the members by the numbers that the meters carry. */
async function findOwners(
  deps: UtilityDeps,
  utilityId: string,
  name: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly NumberOwner[]>> {
  const { secrets, db } = deps;
  const file = {
    format: /\.xml$/i.test(name) ? 'green-button' : 'nem12',
    fileName: shownFileName(name),
  } as const;
  const entered = deliveredNumbers(numbers, file);
  const hashes = new Map(
    [...entered].map(([number, own]) => [
      number,
      new Set(own.flatMap((each) => [meterHash({ secrets }, each), accountHash({ secrets }, each)])),
    ]),
  );
  const all = [...new Set([...hashes.values()].flatMap((each) => [...each]))];
  const byHash = new Map<string, NumberOwner[]>();
  for (let from = 0; from < all.length; from += LOOKED_UP_AT_ONCE) {
    const found = await findOwnersByNumber(db, utilityId, all.slice(from, from + LOOKED_UP_AT_ONCE));
    for (const owner of found) {
      for (const hash of new Set([owner.nmiHash, owner.accountHash]))
        if (hash !== null) byHash.set(hash, [...(byHash.get(hash) ?? []), owner]);
    }
  }
  return new Map(
    [...hashes].map(([number, own]) => {
      const matched = new Map(
        [...own].flatMap((hash) => byHash.get(hash) ?? []).map((owner) => [owner.memberId, owner]),
      );
      const members = [...matched.values()];
      // A home connected by the number owns it; others who typed it get nothing.
      const active = members.filter(({ waits }) => !waits);
      return [number, active.length > 0 ? active : members];
    }),
  );
}

/**
 * Connects a waiting home once its utility delivered readings for the numbers in this authorization, and
 * notifies the member. Numbers that the member has replaced connect no one. Must run in a transaction.
 * @returns whether the home takes part now and didn't before.
 */
async function connectByDelivery(
  tx: Db,
  deps: NotifyDeps,
  { id, memberId, utilityId }: AuthorizationRow,
  now: Date,
): Promise<boolean> {
  const authorization = await currentAuthorization(tx, memberId, true);
  if (authorization?.id !== id) return false;
  const home = await lockWaitingConnection(tx, memberId, utilityId);
  if (home === null) return false;
  // A home that staff enrolled takes part already; this confirms its number.
  const isIn = isAdmitted(home.widgetState, home.widgetSubstate);
  if (!isIn && (home.widgetState !== 'AuthStart' || home.widgetSubstate !== 'AwaitingFile')) return false;
  await setAuthStatus(tx, memberId, 'active');
  if (isIn) return false;
  await changeStatus(tx, deps, authorization, { state: 'MarketEnrolled', substate: null }, now, 'meter');
  return true;
}
