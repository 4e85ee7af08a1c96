/**
 * Accounts of the double-entry ledger, in whole watts. Members' and organizations' accounts hold their
 * balance; held accounts hold what members' open orders cost; system accounts take the other side of each posting and
 * store none. Source: architecture, Server (Money).
 */
export type Account =
  | `member:${string}`
  | `held:${string}`
  | `organisation:${string}`
  | `program:${string}:rewards`
  | `program:${string}:restatement-loss`
  | `program:${string}:paid`
  | `brand:${string}:adjustment`
  | `brand:${string}:forfeited`
  | `brand:${string}:rewards`
  | `brand:${string}:paid:${string}`;

/** A member's balance. */
export function memberAccount(memberId: string): Account {
  return `member:${part(memberId)}`;
}

/** What a member's open orders cost: no longer the member's to spend, not yet paid out. */
export function heldAccount(memberId: string): Account {
  return `held:${part(memberId)}`;
}

/** The balance of an organization of the `org` brand. */
export function organisationAccount(organisationId: string): Account {
  return `organisation:${part(organisationId)}`;
}

/** What a program has paid for results; negative. */
export function rewardsAccount(programId: string): Account {
  return `program:${part(programId)}:rewards`;
}

/** What a program lost to downward corrections that exceeded a member's balance; negative. */
export function restatementLossAccount(programId: string): Account {
  return `program:${part(programId)}:restatement-loss`;
}

/** What a program's utility has paid its members itself. */
export function utilityPaidAccount(programId: string): Account {
  return `program:${part(programId)}:paid`;
}

/** Accounts of the books in money: what utilities owe for programs, and what for. In cents, unlike those in watts. */
export type MoneyAccount =
  | `program:${string}:receivable`
  | `program:${string}:income:${string}`
  | `brand:${string}:bank`;

/** What a program's utility owes. */
export function receivableAccount(programId: string): MoneyAccount {
  return `program:${part(programId)}:receivable`;
}

/** What a program has earned by one kind of what its utility pays for; negative. */
export function incomeAccount(programId: string, kind: string): MoneyAccount {
  return `program:${part(programId)}:income:${part(kind)}`;
}

/** What utilities have paid a brand. */
export function bankAccount(brandId: string): MoneyAccount {
  return `brand:${part(brandId)}:bank`;
}

/** The other side of manual adjustments by staff. */
export function adjustmentAccount(brandId: string): Account {
  return `brand:${part(brandId)}:adjustment`;
}

/** What members lost with the accounts that they deleted. */
export function forfeitedAccount(brandId: string): Account {
  return `brand:${part(brandId)}:forfeited`;
}

/** What a brand has paid outside events; negative. */
export function brandRewardsAccount(brandId: string): Account {
  return `brand:${part(brandId)}:rewards`;
}

/** What a brand has paid out through orders of one kind, `gift_card` for example. */
export function paidAccount(brandId: string, kind: string): Account {
  return `brand:${part(brandId)}:paid:${part(kind)}`;
}

function part(id: string): string {
  if (id === '' || id.includes(':')) throw new RangeError(`"${id}" cannot be part of an account's name.`);
  return id;
}
