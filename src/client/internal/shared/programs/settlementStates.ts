export const STATES = ['PENDING', 'SETTLED', 'RESTATED'] as const;
export type State = (typeof STATES)[number];

/** The filter in the address; null: all. */
export function parseState(text: string | null): State | null {
  return STATES.find((known) => known === text) ?? null;
}

/** Why a result waits: the reasons that have words of their own. */
const pendingWords: Readonly<Record<string, string>> = {
  'NoIntervalData:short-missing': 'short',
  'NoIntervalData:long-missing': 'long',
  MeterTooCoarse: 'coarse',
  ZeroBaseline: 'zero',
  UnconfirmedZero: 'outage',
};

export function pendingWord(reason: string): string {
  return pendingWords[reason] ?? 'soon';
}
