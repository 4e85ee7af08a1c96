import { MOST_RATE, type BillingRates } from '../../../domain/programs/billing.ts';
import { MOST_PAYMENT_DAYS, PAYMENT_DAYS } from '../../../domain/programs/statementStates.ts';
import type { Deps } from '../../platform/context.ts';
import { holdForApproval, type ApprovalDeps, type Consent, type Held } from '../../approvals/service.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, type RefusedField } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { lockTargeting } from '../../segments/service.ts';
import { noSuchProgram, type Order, type Saved } from '../outcome.ts';
import { lockProgram } from '../store/programs.ts';
import { countHomes, readBilledMonths, readRates } from './queries.ts';
import { saveRates } from './store.ts';

interface NewRates extends Order, Omit<BillingRates, 'paymentDays'> {
  /** Default: `PAYMENT_DAYS`. */
  readonly paymentDays?: number | null;
  readonly programId: string;
  /** A second person's approval, with which rates that waited are saved. */
  readonly consent?: Consent;
}

/**
 * Sets what a program's utility pays from a month on, and how soon, which no statement has billed yet. Like other changes for many homes
 * it waits for a second person above the limit.
 */
export function setProgramRates(
  deps: ApprovalDeps & Pick<Deps, 'db'>,
  { brandId, actorId, reason, programId, consent, ...given }: NewRates,
): Promise<Saved | Held> {
  const { fromMonth, perKwh, perKwMonth, perEnrollment } = given;
  const paymentDays = given.paymentDays ?? PAYMENT_DAYS;
  const rates = { fromMonth, perKwh, perKwMonth, perEnrollment, paymentDays };
  return transaction(deps.db, async (tx) => {
    await lockTargeting(tx, brandId);
    const program = await lockProgram(tx, brandId, programId);
    if (program === null) return noSuchProgram;
    const lastBilled = (await readBilledMonths(tx, programId))[0]?.month ?? null;
    const faults = [...rateFaults(rates, lastBilled), ...reasonFaults(reason)];
    if (faults.length > 0) return invalid(faults);
    const known = (await readRates(tx, brandId, programId)).find((each) => each.fromMonth === fromMonth);
    const before = known ?? null;
    const homes = () => countHomes(tx, programId);
    const held = await holdForApproval(tx, deps, {
      brandId,
      actorId,
      reason,
      item: { kind: 'RATES', objectId: programId },
      version: 0,
      proposal: { kind: 'RATES', ...rates },
      before,
      after: rates,
      consent,
      members: homes,
      membersSince: homes,
    });
    if (held !== null) return held;
    const now = deps.clock.now();
    await saveRates(tx, { ...rates, programId, setAt: now });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: 'program.rates',
      subject: `program:${programId}`,
      reason: reason.trim(),
      before,
      after: rates,
    });
    return { id: programId };
  });
}

function rateFaults(rates: BillingRates, lastBilled: string | null): RefusedField[] {
  const faults: RefusedField[] = [];
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(rates.fromMonth))
    faults.push({ field: 'fromMonth', message: say('programs.file.month') });
  else if (lastBilled !== null && rates.fromMonth <= lastBilled)
    faults.push({ field: 'fromMonth', message: say('programs.rates.billed') });
  for (const field of ['perKwh', 'perKwMonth', 'perEnrollment'] as const)
    if (rates[field] < 0 || rates[field] > MOST_RATE)
      faults.push({ field, message: say('programs.rates.amount') });
  if (rates.paymentDays < 0 || rates.paymentDays > MOST_PAYMENT_DAYS)
    faults.push({ field: 'paymentDays', message: say('programs.rates.days', { most: MOST_PAYMENT_DAYS }) });
  return faults;
}
