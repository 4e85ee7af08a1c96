export type PendingWord = 'soon' | 'short' | 'long' | 'coarse' | 'zero';

/** HOM-16. A reason that this app does not know reads like one that passes by itself. */
export function pendingWord(reason: string | null): PendingWord {
  switch (reason) {
    case 'NoIntervalData:short-missing':
      return 'short';
    case 'NoIntervalData:long-missing':
      return 'long';
    case 'MeterTooCoarse':
      return 'coarse';
    case 'ZeroBaseline':
      return 'zero';
    default:
      return 'soon';
  }
}
