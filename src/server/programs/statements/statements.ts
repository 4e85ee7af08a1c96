import { billingLines } from '../../../domain/ledger/billingPosting.ts';
import { statementPosting } from '../../../domain/ledger/statementPosting.ts';
import { billedSum } from '../../../domain/programs/billing.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { lockBalances, post, postMoney } from '../../ledger/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import type { ProgramDeps } from '../deps.ts';
import { noSuchProgram, type Order, type Saved } from '../outcome.ts';
import { lockProgram } from '../store/programs.ts';
import { billFaults, billFor, type Bill } from '../billing/bill.ts';
import { insertItems } from '../billing/store.ts';
import { readOpenLines, utilityPays, type OpenLine } from './queries.ts';
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

interface StatementOrder extends Order, Paying {
  readonly currency: string;
  /** The month to bill, `YYYY-MM`; null: only points are booked out. */
  readonly month: string | null;
}

/**
 * Makes a program's statement: what its utility owes for a month, and what its events have paid since the last one, which
 * leaves the members' balances where the utility pays it. A month that was billed before is only corrected. Orders and this
 * queue up at the balances. Source: decisions, Rewards and cash-out.
 */
export function makeStatement(
  deps: ProgramDeps,
  { brandId, actorId, reason, month, currency, ...paying }: StatementOrder,
): Promise<Saved> {
  const { programId } = paying;
  return transaction(deps.db, async (tx) => {
    const program = await lockProgram(tx, brandId, programId);
    if (program === null) return noSuchProgram;
    const now = deps.clock.now();
    const billed = { brandId, programId, zone: program.rules.zone };
    const faults = [
      ...(month === null ? [] : await billFaults(tx, billed, month, now)),
      ...reasonFaults(reason),
    ];
    if (faults.length > 0) return invalid(faults);
    const pays = await utilityPays(tx, brandId, programId);
    if (month === null && !pays) return refusal('NOT_ALLOWED', say('programs.statement.notPaid'));
    const { items, corrects } = month === null ? NO_BILL : await billFor(tx, billed, month);
    if (corrects !== null && items.length === 0)
      return refusal('NOT_ALLOWED', say('programs.statement.unchanged', { number: corrects.number }));
    const counted = pays && corrects === null ? await countLines(tx, brandId, paying) : [];
    const lines = counted.filter(({ watts }) => watts > 0);
    if (month === null && lines.length === 0)
      return refusal('NOT_ALLOWED', say('programs.statement.nothing'));
    const id = deps.newId();
    const watts = lines.reduce((sum, line) => sum + line.watts, 0);
    await insertStatement(tx, {
      id,
      brand: brandId,
      programId,
      madeAt: now,
      memberCount: lines.length,
      watts,
      month,
      correctsId: corrects?.statementId ?? null,
    });
    await insertItems(tx, { statementId: id, programId }, items);
    await postMoney(
      tx,
      { brandId, programId, currency, causeKey: `statement:${id}`, lines: billingLines(programId, items) },
      now,
    );
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
      after: {
        statement: id,
        members: lines.length,
        watts,
        month,
        corrects: corrects?.number ?? null,
        amount: billedSum(items),
      },
    });
    return { id: programId };
  });
}

const NO_BILL: Bill = { items: [], corrects: null };

/** What each member is paid now, under the lock of their balances. */
async function countLines(tx: Db, brandId: string, paying: Paying) {
  const found = await readOpenLines(tx, brandId, paying.programId);
  const balances = await lockBalances(
    tx,
    found.map(({ memberId }) => memberId),
  );
  // An order may have been placed since they were read.
  return found.map(({ memberId, earnedWatts, watts }) => {
    const there = Math.min(watts, balances.get(memberId) ?? 0);
    const paid = wholePoints(there, paying);
    return { memberId, watts: paid, countedWatts: earnedWatts - Math.max(0, there - paid) };
  });
}
