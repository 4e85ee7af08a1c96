import { and, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import { DELIVERY_LIMITS } from '../../domain/meter/delivery.ts';
import { deliveredNumbers } from '../../domain/utility/deliveredNumbers.ts';
import {
  shownFileName,
  type DeliverReadings,
  type DeliveryReport,
  type LeftMeter,
} from '../meter/service.ts';
import { transaction } from '../platform/db/transaction.ts';
import { choosableUtilities, utilityOf } from '../programs/service.ts';
import type { AuthorizationRow } from './authorizations.ts';
import { accountHash } from './byFiles.ts';
import { meterHash } from './byAccount.ts';
import { duplicate } from './fetch.ts';
import { connectByDelivery } from './firstReadings.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityAuthorizations, utilityConnections } from './tables.ts';

/** Most numbers that are looked up in one statement. */
const LOOKED_UP_AT_ONCE = 1_000;

/**
 * Takes in a file that a utility delivered for many homes, as an operator's import, whose readings pay. Its meters are
 * matched to the members who entered their account or meter number; the first readings connect a home that waited. Nothing
 * is kept of the others: the report names them. The same file again changes nothing.
 */
export function createDeliverReadings(deps: UtilityDeps): DeliverReadings {
  return async ({ brandId, utility: named }, { name, open }, maxBytes) => {
    const { db, meter } = deps;
    const wanted = named.trim().toLowerCase();
    const chosen = (await choosableUtilities(db, brandId, null)).find(
      ({ id, acronym }) => id === wanted || acronym.toLowerCase() === wanted,
    );
    const utility = chosen === undefined ? null : await utilityOf(db, chosen.id);
    if (utility === null) return null;
    const left: LeftMeter[] = [];
    let owners: ReadonlyMap<string, readonly Owner[]> = new Map();
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
        homesOf: async (numbers) => {
          owners = await ownersOf(deps, utility.id, name, numbers);
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
            // Of a delivery that stopped between the two, the readings are there and the home still waits.
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
          if (elsewhere && owner !== undefined) await duplicate(deps, owner);
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

type Owner = AuthorizationRow & { readonly waits: boolean };

/** The members whose numbers the meters carry. */
async function ownersOf(
  deps: UtilityDeps,
  utilityId: string,
  name: string,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly Owner[]>> {
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
  const byHash = new Map<string, Owner[]>();
  for (let from = 0; from < all.length; from += LOOKED_UP_AT_ONCE) {
    const some = all.slice(from, from + LOOKED_UP_AT_ONCE);
    const found = await db
      .select({ ...getTableColumns(utilityAuthorizations), state: utilityConnections.authStatus })
      .from(utilityAuthorizations)
      .innerJoin(
        utilityConnections,
        and(
          eq(utilityConnections.memberId, utilityAuthorizations.memberId),
          eq(utilityConnections.utilityId, utilityAuthorizations.utilityId),
        ),
      )
      .where(
        and(
          eq(utilityAuthorizations.utilityId, utilityId),
          isNull(utilityAuthorizations.endedAt),
          inArray(utilityConnections.authStatus, ['waiting', 'active']),
          or(inArray(utilityAuthorizations.nmiHash, some), inArray(utilityAuthorizations.accountHash, some)),
        ),
      );
    for (const { state, ...row } of found) {
      const owner: Owner = { ...row, waits: state === 'waiting' };
      for (const hash of new Set([row.nmiHash, row.accountHash]))
        if (hash !== null) byHash.set(hash, [...(byHash.get(hash) ?? []), owner]);
    }
  }
  return new Map(
    [...hashes].map(([number, own]) => {
      const matched = new Map(
        [...own].flatMap((hash) => byHash.get(hash) ?? []).map((owner) => [owner.memberId, owner]),
      );
      const members = [...matched.values()];
      // Whoever is connected by the number has it; others who typed it wait for nothing of theirs.
      const active = members.filter(({ waits }) => !waits);
      return [number, active.length > 0 ? active : members];
    }),
  );
}
