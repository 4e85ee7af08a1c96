import { isDay } from '../../../domain/helpers/isDay.ts';
import { paymentLines } from '../../../domain/ledger/billingPosting.ts';
import { toLocalDate } from '../../../domain/meter/zone.ts';
import { LONGEST_REFERENCE } from '../../../domain/programs/statementStates.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { postMoney } from '../../ledger/service.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedField } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import type { ProgramDeps } from '../deps.ts';
import type { Order, Saved } from '../outcome.ts';
import { lockProgram } from '../store/programs.ts';
import { readPayment, readPayments, readStatement, type StatementRecord } from './queries.ts';
import { endPayment, insertPayment } from './store.ts';

export interface PaymentOrder extends Order {
  readonly statementId: string;
  /** What the utility paid, or what of its credit it was paid back. */
  readonly kind: 'RECEIVED' | 'PAID_BACK';
  /** By the program's clock, `YYYY-MM-DD`. */
  readonly paidOn: string;
  /** Cents. */
  readonly amount: number;
  readonly reference: string;
  readonly currency: string;
}

const noSuchStatement = refusal('NOT_FOUND', say('programs.payment.noStatement'));
const noSuchPayment = refusal('NOT_FOUND', say('programs.payment.none'));

/**
 * Records what a utility paid of a statement, or got back of a credit. More than what is open is refused: it belongs to
 * another statement. The same payment isn't recorded twice. Returns the statement's id.
 */
export function recordPayment(
  deps: ProgramDeps,
  { brandId, actorId, reason, statementId, kind, paidOn, amount, currency, ...given }: PaymentOrder,
): Promise<Saved> {
  const reference = given.reference.trim();
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const locked = await lockStatement(tx, brandId, statementId, now);
    if (locked === null) return noSuchStatement;
    const { statement, zone } = locked;
    const { corrects, programId } = statement;
    if (corrects !== null)
      return refusal('NOT_ALLOWED', say('programs.payment.counted', { number: corrects }));
    const today = toLocalDate(zone, now.getTime() / 1_000);
    const most = Math.max(0, kind === 'RECEIVED' ? statement.open : -statement.open);
    const faults: RefusedField[] = [
      ...(isDay(paidOn) && paidOn <= today
        ? []
        : [{ field: 'paidOn', message: say('programs.payment.date') }]),
      ...amountFaults(kind, amount, most),
      ...(reference.length >= 1 && reference.length <= LONGEST_REFERENCE
        ? []
        : [{ field: 'reference', message: say('programs.payment.reference', { most: LONGEST_REFERENCE }) }]),
      ...reasonFaults(reason),
    ];
    if (faults.length > 0) return invalid(faults);
    const signed = kind === 'RECEIVED' ? amount : -amount;
    const isKnown = (await readPayments(tx, brandId, statementId)).some(
      (each) =>
        each.takenBackAt === null &&
        each.paidOn === paidOn &&
        each.amount === signed &&
        each.reference === reference,
    );
    if (isKnown) return refusal('CONFLICT', say('programs.payment.twice'));
    const id = deps.newId();
    await insertPayment(tx, {
      id,
      brand: brandId,
      programId,
      statementId,
      paidOn,
      amount: signed,
      reference,
      recordedAt: now,
      takenBackAt: null,
    });
    const lines = paymentLines(brandId, programId, signed);
    await postMoney(tx, { brandId, programId, currency, causeKey: `statement-payment:${id}`, lines }, now);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: 'program.payment',
      subject: `program:${programId}`,
      reason: reason.trim(),
      before: null,
      after: { statement: statementId, payment: id, paidOn, amount: signed, reference },
    });
    return { id: statementId };
  });
}

interface TakeBackOrder extends Order {
  readonly paymentId: string;
  readonly currency: string;
}

/** Takes back a payment that was recorded by mistake, by an entry the other way round. Returns the statement's id. */
export function takeBackPayment(
  deps: ProgramDeps,
  { brandId, actorId, reason, paymentId, currency }: TakeBackOrder,
): Promise<Saved> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const known = await readPayment(tx, brandId, paymentId);
    if (known === null) return noSuchPayment;
    const locked = await lockStatement(tx, brandId, known.statementId, now);
    if (locked === null) return noSuchStatement;
    const faults = reasonFaults(reason);
    if (faults.length > 0) return invalid(faults);
    if (!(await endPayment(tx, paymentId, now))) return refusal('STALE', say('programs.payment.takenBack'));
    const { programId } = locked.statement;
    const lines = paymentLines(brandId, programId, -known.amount);
    const causeKey = `statement-payment-back:${paymentId}`;
    await postMoney(tx, { brandId, programId, currency, causeKey, lines }, now);
    const { statementId, paidOn, amount, reference } = known;
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId,
      actorId,
      action: 'program.paymentBack',
      subject: `program:${programId}`,
      reason: reason.trim(),
      before: { statement: statementId, payment: paymentId, paidOn, amount, reference },
      after: null,
    });
    return { id: statementId };
  });
}

/** A statement that doesn't change until the transaction ends: what bills or corrects its program waits. */
async function lockStatement(
  tx: Db,
  brandId: string,
  id: string,
  now: Date,
): Promise<{ readonly statement: StatementRecord; readonly zone: string } | null> {
  const found = await readStatement(tx, brandId, id, now);
  const program = found === null ? null : await lockProgram(tx, brandId, found.programId);
  const statement = program === null ? null : await readStatement(tx, brandId, id, now);
  return statement === null || program === null ? null : { statement, zone: program.rules.zone };
}

function amountFaults(kind: PaymentOrder['kind'], amount: number, most: number): RefusedField[] {
  const fault = (message: RefusedField['message']) => [{ field: 'amount', message }];
  if (!Number.isSafeInteger(amount) || amount < 1) return fault(say('programs.payment.amount'));
  if (amount <= most) return [];
  if (most === 0)
    return fault(say(kind === 'RECEIVED' ? 'programs.payment.nothingOpen' : 'programs.payment.noCredit'));
  const open = { open: (most / 100).toFixed(2) };
  return fault(
    kind === 'RECEIVED'
      ? say('programs.payment.tooMuch', open)
      : say('programs.payment.moreThanCredit', open),
  );
}
