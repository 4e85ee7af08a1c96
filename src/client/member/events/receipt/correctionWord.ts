import type { RestatementCode } from '../../../../domain/settlement/restate.ts';

const CODES: Readonly<Record<RestatementCode, true>> = {
  'no-longer-usable': true,
  'usable-again': true,
  'participation-changed': true,
  'payment-changed': true,
  'readings-changed': true,
  'standing-changed': true,
  'figures-changed': true,
};

/** What changed, as a code for which there is a text; `first` for the first settlement. */
export function correctionWord(reason: string | null): RestatementCode | 'first' {
  if (reason === null) return 'first';
  return reason in CODES ? (reason as RestatementCode) : 'figures-changed';
}
