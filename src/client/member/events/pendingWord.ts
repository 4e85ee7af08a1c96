export type PendingWord = 'soon' | 'short' | 'long' | 'coarse' | 'zero' | 'outage' | 'noPower';

/** For this long after an event, its readings count as on their way, not missing. */
const ON_THEIR_WAY_MS = 2 * 86_400_000;

/** HOM-16. A reason unknown to this app reads like a temporary one. `sinceEnd` in milliseconds. */
export function pendingWord(reason: string | null, sinceEnd: number): PendingWord {
  switch (reason) {
    case 'NoIntervalData:short-missing':
      return sinceEnd < ON_THEIR_WAY_MS ? 'soon' : 'short';
    case 'NoIntervalData:long-missing':
      return 'long';
    case 'MeterTooCoarse':
      return 'coarse';
    case 'ZeroBaseline':
      return 'zero';
    case 'UnconfirmedZero':
      return 'outage';
    case 'PowerOutage':
      return 'noPower';
    default:
      return 'soon';
  }
}
