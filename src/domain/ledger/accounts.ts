/**
 * Accounts of the double-entry ledger, in whole watts. A member's or an organisation's account holds what it owns; the
 * system accounts stand on the other side of each posting and store no balance.
 * Source: architecture, Server (Money).
 */
export type Account =
  | `member:${string}`
  | `organisation:${string}`
  | `program:${string}:rewards`
  | `program:${string}:restatement-loss`
  | `brand:${string}:adjustment`
  | `brand:${string}:rewards`;

/** What a member owns. */
export function memberAccount(memberId: string): Account {
  return `member:${part(memberId)}`;
}

/** What an organisation of the `org` brand owns. */
export function organisationAccount(organisationId: string): Account {
  return `organisation:${part(organisationId)}`;
}

/** What a program has paid for results: grows downwards. */
export function rewardsAccount(programId: string): Account {
  return `program:${part(programId)}:rewards`;
}

/** What a program has lost to downward corrections that the balance could not give back: grows downwards. */
export function restatementLossAccount(programId: string): Account {
  return `program:${part(programId)}:restatement-loss`;
}

/** The other side of what staff book by hand. */
export function adjustmentAccount(brandId: string): Account {
  return `brand:${part(brandId)}:adjustment`;
}

/** What a brand has paid for what is no event: grows downwards. */
export function brandRewardsAccount(brandId: string): Account {
  return `brand:${part(brandId)}:rewards`;
}

/** Whose account it is, or null for a system account. */
export function ownerOf(
  account: Account,
): { readonly kind: 'member' | 'organisation'; readonly id: string } | null {
  const [kind, id] = account.split(':');
  return (kind === 'member' || kind === 'organisation') && id !== undefined ? { kind, id } : null;
}

function part(id: string): string {
  if (id === '' || id.includes(':')) throw new RangeError(`"${id}" cannot be part of an account's name.`);
  return id;
}
