import { toLocalDate } from '../../domain/meter/zone.ts';
import type { Brand } from '../brands/service.ts';
import {
  makeStatement,
  readStatementMonths,
  readStatements,
  recordPayment,
  setProgramRates,
} from '../programs/service.ts';
import type { DemoDeps } from './deps.ts';

type Deps = DemoDeps['deps'];

/** What utilities pay, in hundredths of a cent, and since when. */
const RATES = { perKwh: 6_500, perKwMonth: 85_000, perEnrollment: 250_000 };
const SINCE_MS = 90 * 86_400_000;

interface By {
  readonly brandId: string;
  readonly actorId: null;
  readonly reason: string;
}

/** What a program's utility has paid for some months. */
export async function setRates(deps: Deps, by: By, programId: string): Promise<void> {
  const fromMonth = new Date(deps.clock.now().getTime() - SINCE_MS).toISOString().slice(0, 7);
  const saved = await setProgramRates(deps, { ...by, ...RATES, programId, fromMonth });
  if (!('id' in saved)) throw new Error('The demonstration has no rates.');
}

/** A statement of the latest month that is over. */
export async function billLastMonth(
  deps: Deps,
  brand: Brand,
  by: By,
  program: { readonly programId: string; readonly zone: string },
): Promise<void> {
  const billed = { brandId: brand.id, ...program };
  const [last] = await readStatementMonths(deps.db, billed, deps.clock.now());
  if (last === undefined) return;
  const { currency, wattConversionRate: wattsPerPoint } = brand.config;
  const order = { ...by, programId: program.programId, month: last.month, currency, wattsPerPoint };
  const made = await makeStatement(deps, order);
  if ('refusal' in made) throw new Error('The demonstration has no statement.');
}

/** What the utility has paid of the program's latest statement so far: a part. */
export async function payInPart(
  deps: Deps,
  brand: Brand,
  by: By,
  program: { readonly programId: string; readonly zone: string },
): Promise<void> {
  const now = deps.clock.now();
  const [statement] = await readStatements(deps.db, brand.id, program.programId, now);
  if (statement === undefined || statement.open < 2) return;
  const paid = await recordPayment(deps, {
    ...by,
    statementId: statement.id,
    kind: 'RECEIVED',
    paidOn: toLocalDate(program.zone, now.getTime() / 1_000),
    amount: Math.floor(statement.open / 2),
    reference: `Transfer, statement ${statement.number}`,
    currency: brand.config.currency,
  });
  if ('refusal' in paid) throw new Error('The demonstration has no payment.');
}
