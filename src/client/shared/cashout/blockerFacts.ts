import type { components, Wallet } from '../../../../codegen/rest/types.ts';

/** What the sentences of blockers name, in hundredths of the currency. */
export interface BlockerFacts {
  readonly balanceCents: number;
  readonly minimumCents: number;
  /** Of the tax form. */
  readonly thresholdCents: number;
}

export const walletFacts = (
  wallet: Wallet,
  { minimum_cents: minimumCents, tax }: components['schemas']['Cashout'],
): BlockerFacts => ({
  balanceCents: wallet.balance.cents ?? 0,
  minimumCents,
  thresholdCents: tax.threshold_cents ?? 0,
});
