import type { BilledItem } from '../programs/billing.ts';
import { bankAccount, incomeAccount, receivableAccount, type MoneyAccount } from './accounts.ts';

export interface MoneyLine {
  readonly account: MoneyAccount;
  /** Cents: positive received, negative given. */
  readonly amount: number;
}

/** What a statement's items move in the books, in cents: the utility owes it, the program has earned it. Adds up to zero. */
export function billingLines(
  programId: string,
  items: readonly Pick<BilledItem, 'kind' | 'amount'>[],
): MoneyLine[] {
  const amounts = new Map<MoneyAccount, number>();
  const move = (account: MoneyAccount, amount: number) =>
    amounts.set(account, (amounts.get(account) ?? 0) + amount);
  for (const { kind, amount } of items) {
    move(receivableAccount(programId), amount);
    move(incomeAccount(programId, kind.toLowerCase()), -amount);
  }
  return [...amounts].flatMap(([account, amount]) => (amount === 0 ? [] : [{ account, amount }]));
}

/** What a utility's payment moves, in cents; negative: it was paid back. */
export const paymentLines = (brandId: string, programId: string, amount: number): MoneyLine[] => [
  { account: bankAccount(brandId), amount },
  { account: receivableAccount(programId), amount: -amount },
];
