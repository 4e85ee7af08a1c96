import type { Country } from '../../domain/brands/countries.ts';
import type { UtilityReason } from '../../domain/cashout/blockers.ts';
import type { ConnectionMethod } from '../../domain/utility/connectionMethod.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { Db } from '../platform/db/db.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { transaction } from '../platform/db/transaction.ts';
import { connecting, methodFaults, newMembersFaults } from './connecting.ts';
import { acronymFaults, nameFaults, outageFaults, partnerFaults, zoneFaults } from './fields.ts';
import { providerFaults } from './otherProvider.ts';
import { primaryFaults } from './primaryUtility.ts';
import { say } from '../platform/messages/say.ts';
import { invalid, refusal } from '../platform/graphql/refusal.ts';
import { noSuchUtility, stale, type Order, type Saved } from './outcome.ts';
import { insertUtility, lockUtility, updateUtilityRow } from './store/utilities.ts';
import type { ProgramDeps } from './deps.ts';

export interface NewUtility extends Order {
  readonly acronym: string;
  readonly name: string;
  readonly shortName: string;
  /** The brand's. */
  readonly country: Country;
  readonly timeZone: string;
  readonly connection: 'ACCOUNT_NUMBER' | 'OAUTH';
  /** Default: by its interface if there is one, otherwise not yet. */
  readonly connectionMethod?: ConnectionMethod | undefined;
  /** Its interface; empty: none yet. */
  readonly partnerUrl?: string | null | undefined;
  readonly partnerClientId?: string | null | undefined;
  /** The utility that delivers to its customers; empty: itself. */
  readonly primaryUtilityId?: string | undefined;
  /** The area's other demand-response provider. */
  readonly drp?: GivenProvider;
  /** Why its members can't cash out; null: they can. */
  readonly cashoutReason?: UtilityReason | null | undefined;
}

/** The other provider as typed. */
type GivenProvider = Partial<Readonly<Record<'url' | 'name' | 'email', string | null | undefined>>>;

/** Undefined fields stay as they are. */
export interface UtilityChange extends Order {
  readonly id: string;
  readonly version: number;
  readonly name: string | undefined;
  readonly shortName: string | undefined;
  readonly timeZone: string | undefined;
  readonly connection: 'ACCOUNT_NUMBER' | 'OAUTH' | undefined;
  readonly connectionMethod?: ConnectionMethod | undefined;
  /** Empty: the oldest active one. */
  readonly newMembersProgramId?: string | undefined;
  /** Empty: removed. */
  readonly partnerUrl?: string | null | undefined;
  readonly partnerClientId?: string | null | undefined;
  /** Empty: it delivers itself. */
  readonly primaryUtilityId?: string | undefined;
  /** Empty: removed. */
  readonly drp?: GivenProvider;
  /** Why its members can't cash out; null: they can. */
  readonly cashoutReason?: UtilityReason | null | undefined;
  readonly inOutage: boolean | undefined;
  /** Null: unknown. */
  readonly outageEndAt: Date | null | undefined;
}

/** Only spaces count as empty. */
function given(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

export async function createUtility(deps: ProgramDeps, input: NewUtility): Promise<Saved> {
  const partner = { partnerUrl: given(input.partnerUrl), partnerClientId: given(input.partnerClientId) };
  const primaryUtilityId = given(input.primaryUtilityId);
  const provider = {
    drpUrl: given(input.drp?.url),
    drpName: given(input.drp?.name),
    drpEmail: given(input.drp?.email),
  };
  const faults = [
    ...partnerFaults(partner.partnerUrl, partner.partnerClientId),
    ...methodFaults(input.connectionMethod, partner.partnerUrl),
    ...providerFaults(provider),
    ...acronymFaults(input.acronym),
    ...nameFaults('name', input.name),
    ...nameFaults('shortName', input.shortName),
    ...zoneFaults(input.timeZone),
    ...reasonFaults(input.reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const { clock, newId } = deps;
  const row = {
    id: newId(),
    brand: input.brandId,
    acronym: input.acronym.trim(),
    name: input.name.trim(),
    shortName: input.shortName.trim(),
    country: input.country,
    timeZone: input.timeZone,
    connection: input.connection,
    createdAt: clock.now(),
    ...partner,
    ...connecting(null, { method: input.connectionMethod, partnerUrl: partner.partnerUrl, now: clock.now() }),
    ...provider,
    primaryUtilityId,
    cashoutReason: input.cashoutReason ?? null,
  };
  try {
    return await transaction(deps.db, async (tx): Promise<Saved> => {
      const wrong = await primaryFaults(tx, input.brandId, row.id, primaryUtilityId);
      if (wrong.length > 0) return invalid(wrong);
      await insertUtility(tx, row);
      await audited(tx, deps, input, 'utility.create', row.id, null, row);
      return { id: row.id };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'utilities_brand_acronym')) {
      const message = say('programs.acronymTaken', { acronym: row.acronym });
      return refusal('CONFLICT', message, [{ field: 'acronym', message }]);
    }
    if (isUniqueViolation(error, 'utilities_partner_client')) return clientTaken();
    throw error;
  }
}

export async function updateUtility(deps: ProgramDeps, input: UtilityChange): Promise<Saved> {
  const { id, version, brandId, name, shortName, timeZone, connection, inOutage } = input;
  const now = deps.clock.now();
  const faults = [
    ...nameFaults('name', name),
    ...nameFaults('shortName', shortName),
    ...zoneFaults(timeZone),
    ...(inOutage === false ? [] : outageFaults(input.outageEndAt, now)),
    ...reasonFaults(input.reason),
  ];
  if (faults.length > 0) return invalid(faults);
  const saved = transaction(deps.db, async (tx): Promise<Saved> => {
    const before = await lockUtility(tx, brandId, id);
    if (before === null) return noSuchUtility;
    if (before.version !== version) return stale;
    // An outage that is over has no end.
    const outageEndAt = inOutage === false ? null : input.outageEndAt;
    const outageBeganAt =
      inOutage === undefined || inOutage === before.inOutage ? undefined : inOutage ? now : null;
    const partner = {
      partnerUrl: input.partnerUrl == null ? before.partnerUrl : given(input.partnerUrl),
      partnerClientId: input.partnerClientId == null ? before.partnerClientId : given(input.partnerClientId),
    };
    const provider = {
      drpUrl: input.drp?.url == null ? before.drpUrl : given(input.drp.url),
      drpName: input.drp?.name == null ? before.drpName : given(input.drp.name),
      drpEmail: input.drp?.email == null ? before.drpEmail : given(input.drp.email),
    };
    const primaryUtilityId =
      input.primaryUtilityId === undefined ? before.primaryUtilityId : given(input.primaryUtilityId);
    const newMembersProgramId =
      input.newMembersProgramId === undefined ? before.newMembersProgramId : given(input.newMembersProgramId);
    const wrong = [
      ...partnerFaults(partner.partnerUrl, partner.partnerClientId),
      ...methodFaults(input.connectionMethod, partner.partnerUrl),
      ...providerFaults(provider),
      ...(await primaryFaults(tx, brandId, id, primaryUtilityId)),
      ...(newMembersProgramId === before.newMembersProgramId
        ? []
        : await newMembersFaults(tx, id, newMembersProgramId)),
    ];
    if (wrong.length > 0) return invalid(wrong);
    const connects = connecting(before, {
      method: input.connectionMethod,
      partnerUrl: partner.partnerUrl,
      now,
    });
    const change = {
      ...partner,
      ...provider,
      ...connects,
      newMembersProgramId,
      primaryUtilityId,
      cashoutReason: input.cashoutReason,
      name: name?.trim(),
      shortName: shortName?.trim(),
      timeZone,
      connection,
      inOutage,
      outageBeganAt,
      outageEndAt,
      version: version + 1,
    };
    const after = await updateUtilityRow(tx, id, change);
    await audited(tx, deps, input, 'utility.update', id, before, after);
    return { id };
  });
  return saved.catch((error: unknown) => {
    if (isUniqueViolation(error, 'utilities_partner_client')) return clientTaken();
    throw error;
  });
}

function clientTaken(): Saved {
  const message = say('programs.partnerTaken');
  return refusal('CONFLICT', message, [{ field: 'partnerClientId', message }]);
}

function audited(
  tx: Db,
  { clock, newId }: ProgramDeps,
  { brandId, actorId, reason }: Order,
  action: string,
  id: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  return record(tx, {
    id: newId(),
    at: clock.now(),
    brandId,
    actorId,
    action,
    subject: `utility:${id}`,
    reason: reason.trim(),
    before,
    after,
  });
}
