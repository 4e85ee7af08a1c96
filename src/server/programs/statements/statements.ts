import { statementPosting } from '../../../domain/ledger/statementPosting.ts';
import { balanceToPoints } from '../../../domain/ledger/watts.ts';
import { csvTable, spreadsheetText } from '../../../domain/settlement/csvText.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { lockBalances, post } from '../../ledger/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { missing } from '../../platform/errors.ts';
import { invalid, refusal } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import type { ProgramDeps } from '../deps.ts';
import { noSuchProgram, type Order, type Saved } from '../outcome.ts';
import { lockProgram } from '../store/programs.ts';
import { readOpenLines, readPaidLines, readStatement, utilityPays, type OpenLine } from './queries.ts';
import { insertStatement, saveCounts } from './store.ts';

/** A program, and how many watts a point has: only whole points are paid, and what is left waits for the next statement. */
interface Paying {
  readonly programId: string;
  readonly wattsPerPoint: number;
}

const wholePoints = (watts: number, { wattsPerPoint }: Paying): number =>
  Math.max(0, Math.floor(watts / wattsPerPoint) * wattsPerPoint);

/** What the next statement of a program would pay; null where the utility doesn't pay members itself. */
export async function openStatement(db: Db, brandId: string, paying: Paying): Promise<OpenLine[] | null> {
  if (!(await utilityPays(db, brandId, paying.programId))) return null;
  return (await readOpenLines(db, brandId, paying.programId))
    .map((line) => ({ ...line, watts: wholePoints(line.watts, paying) }))
    .filter(({ watts }) => watts > 0);
}

/**
 * Makes a program's statement: what its events have paid since the last one leaves the members' balances, because the
 * utility pays it. Orders and this queue up at the balances. Source: decisions, Rewards and cash-out.
 */
export function makeStatement(
  deps: ProgramDeps,
  { brandId, actorId, reason, ...paying }: Order & Paying,
): Promise<Saved> {
  const { programId } = paying;
  return transaction(deps.db, async (tx) => {
    const program = await lockProgram(tx, brandId, programId);
    if (program === null) return noSuchProgram;
    const faults = reasonFaults(reason);
    if (faults.length > 0) return invalid(faults);
    if (!(await utilityPays(tx, brandId, programId)))
      return refusal('NOT_ALLOWED', say('programs.statement.notPaid'));
    const now = deps.clock.now();
    const found = await readOpenLines(tx, brandId, programId);
    const balances = await lockBalances(
      tx,
      found.map(({ memberId }) => memberId),
    );
    // An order may have been placed since they were read.
    const counted = found.map(({ memberId, earnedWatts, watts }) => {
      const there = Math.min(watts, balances.get(memberId) ?? 0);
      const paid = wholePoints(there, paying);
      return { memberId, watts: paid, countedWatts: earnedWatts - Math.max(0, there - paid) };
    });
    const lines = counted.filter(({ watts }) => watts > 0);
    if (lines.length === 0) return refusal('NOT_ALLOWED', say('programs.statement.nothing'));
    const id = deps.newId();
    const watts = lines.reduce((sum, line) => sum + line.watts, 0);
    await insertStatement(tx, {
      id,
      brand: brandId,
      programId,
      madeAt: now,
      memberCount: lines.length,
      watts,
    });
    await saveCounts(tx, programId, counted);
    await post(
      tx,
      lines.flatMap((line) => {
        const posting = statementPosting({ statementId: id, programId }, line.memberId, line.watts);
        return posting === null ? [] : [{ brandId, memberId: line.memberId, eventId: null, posting }];
      }),
      now,
    );
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: 'program.statement',
      subject: `program:${programId}`,
      reason: reason.trim(),
      before: null,
      after: { statement: id, members: lines.length, watts },
    });
    return { id: programId };
  });
}

const COLUMNS = [
  'member',
  'email',
  'name',
  'address',
  'city',
  'region',
  'postal_code',
  'points',
  'currency',
  'amount',
] as const;

/** A statement for the utility: its number, and how much it pays each member. */
export async function statementFile(
  { brand, db }: MemberContext,
  id: string,
): Promise<{ readonly number: number; readonly csv: string }> {
  const found = await readStatement(db, brand.id, id);
  if (found === null) throw missing();
  const { pointsPerUnit, currency, wattConversionRate } = brand.config;
  const rows = (await readPaidLines(db, brand.id, found.id)).map((line) => {
    const points = balanceToPoints(line.watts, wattConversionRate);
    return [
      line.memberId,
      spreadsheetText(line.email),
      spreadsheetText(line.name),
      spreadsheetText([line.address?.line1 ?? '', line.address?.line2 ?? ''].join(' ').trim()),
      spreadsheetText(line.address?.city ?? ''),
      line.address?.region ?? '',
      spreadsheetText(line.address?.postal_code ?? ''),
      points,
      pointsPerUnit === null ? '' : currency,
      pointsPerUnit === null ? '' : (points / pointsPerUnit).toFixed(2),
    ];
  });
  return { number: found.number, csv: `\uFEFF${csvTable([[...COLUMNS], ...rows])}` };
}
