import type { Country } from '../../domain/brands/countries.ts';
import { baselineDefaults, programRules, type ProgramRules } from '../../domain/programs/rules.ts';
import { validateProgramRules } from '../../domain/programs/validate.ts';
import { reasonFaults, record } from '../audit/service.ts';
import { noteProgramChange } from '../partner/service.ts';
import type { Db } from '../platform/db/db.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import { transaction } from '../platform/db/transaction.ts';
import { nameFaults } from './fields.ts';
import { say } from '../platform/messages/say.ts';
import { invalid, refusal, type RefusedField } from '../platform/graphql/refusal.ts';
import { noSuchProgram, stale, type Order, type Saved } from './outcome.ts';
import { insertProgram, lockProgram, updateProgramRow } from './store/programs.ts';
import { findUtility } from './store/utilities.ts';
import type { ProgramDeps } from './deps.ts';

/** Rules as given: a missing one takes its default, or stays. Zone and country are the utility's. */
export type GivenRules = Partial<Omit<ProgramRules, 'zone' | 'country'>>;

export interface NewProgram extends Order {
  readonly utilityId: string;
  readonly name: string;
  readonly rules: GivenRules;
}

export interface ProgramChange extends Order {
  readonly id: string;
  readonly version: number;
  readonly name: string | undefined;
  readonly active: boolean | undefined;
  readonly rules: GivenRules | undefined;
}

export function createProgram(deps: ProgramDeps, input: NewProgram): Promise<Saved> {
  return transaction(deps.db, async (tx) => {
    const utility = await findUtility(tx, input.brandId, input.utilityId);
    if (utility === null)
      return refusal('NOT_FOUND', say('programs.noSuchUtility'), [
        { field: 'utilityId', message: say('programs.noSuchUtility') },
      ]);
    const rules = programRules({
      ...input.rules,
      zone: utility.timeZone,
      country: utility.country as Country,
    });
    const faults = [...nameFaults('name', input.name), ...ruleFaults(rules), ...reasonFaults(input.reason)];
    if (faults.length > 0) return invalid(faults);
    const row = {
      id: deps.newId(),
      brand: input.brandId,
      utilityId: utility.id,
      name: input.name.trim(),
      rules,
      createdAt: deps.clock.now(),
    };
    await insertProgram(tx, row);
    await audited(tx, deps, input, 'program.create', row.id, null, row, {
      wasActive: false,
      isActive: true,
    });
    return { id: row.id };
  }).catch(nameTaken);
}

/** Settled results keep their rules, because events and receipts hold copies. */
export function updateProgram(deps: ProgramDeps, input: ProgramChange): Promise<Saved> {
  return transaction(deps.db, async (tx) => {
    const before = await lockProgram(tx, input.brandId, input.id);
    if (before === null) return noSuchProgram;
    if (before.version !== input.version) return stale;
    const change = given(input.rules ?? {});
    const isOtherBaseline =
      change.baselineRule !== undefined && change.baselineRule !== before.rules.baselineRule;
    const rules = programRules({
      ...before.rules,
      ...(isOtherBaseline ? baselineDefaults(change.baselineRule) : {}),
      ...change,
    });
    const faults = [...nameFaults('name', input.name), ...ruleFaults(rules), ...reasonFaults(input.reason)];
    if (faults.length > 0) return invalid(faults);
    const after = await updateProgramRow(tx, input.id, {
      name: input.name?.trim(),
      active: input.active,
      rules,
      version: before.version + 1,
    });
    await audited(tx, deps, input, 'program.update', input.id, before, after, {
      wasActive: before.active,
      isActive: input.active ?? before.active,
    });
    return { id: input.id };
  }).catch(nameTaken);
}

function given(rules: GivenRules): GivenRules {
  const entries: [string, unknown][] = Object.entries(rules);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function ruleFaults(rules: ProgramRules): RefusedField[] {
  return validateProgramRules(rules).map(({ field, message }) => ({ field: `rules.${field}`, message }));
}

function nameTaken(error: unknown): Saved {
  if (!isUniqueViolation(error, 'programs_utility_name')) throw error;
  const message = say('programs.nameTaken');
  return refusal('CONFLICT', message, [{ field: 'name', message }]);
}

async function audited(
  tx: Db,
  { clock, newId }: ProgramDeps,
  { brandId, actorId, reason }: Order,
  action: 'program.create' | 'program.update',
  id: string,
  before: unknown,
  after: unknown,
  active: { readonly wasActive: boolean; readonly isActive: boolean },
): Promise<void> {
  const at = clock.now();
  await noteProgramChange(tx, { brand: brandId, programId: id, ...active, at });
  await record(tx, {
    id: newId(),
    at,
    brandId,
    actorId,
    action,
    subject: `program:${id}`,
    reason: reason.trim(),
    before,
    after,
  });
}
