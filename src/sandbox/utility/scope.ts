/** A parsed Green Button scope: `FB=1_3_4;IntervalDuration=900;BlockDuration=daily;HistoryLength=13`. */
export interface Scope {
  readonly functionBlocks: readonly string[];
  /** Seconds; null: no interval data. */
  readonly intervalDuration: number | null;
  readonly blockDuration: string;
  /** Months. */
  readonly historyLength: number;
}

/** Function blocks of interval data. */
const INTERVAL_BLOCKS = new Set(['4', '5']);
const MOST_MONTHS = 36;

/** Parses a scope; null if invalid. */
export function readScope(text: string): Scope | null {
  const parts = new Map(text.split(';').map((part) => part.split('=', 2) as [string, string]));
  const blocks = parts.get('FB');
  const duration = parts.get('IntervalDuration');
  const history = Number(parts.get('HistoryLength') ?? 13);
  if (
    blocks === undefined ||
    !/^\d+(_\d+)*$/.test(blocks) ||
    !Number.isInteger(history) ||
    history < 1 ||
    history > MOST_MONTHS
  )
    return null;
  if (duration !== undefined && !/^\d{2,5}$/.test(duration)) return null;
  return {
    functionBlocks: blocks.split('_'),
    intervalDuration: duration === undefined ? null : Number(duration),
    blockDuration: parts.get('BlockDuration') ?? 'daily',
    historyLength: history,
  };
}

export function writeScope({
  functionBlocks,
  intervalDuration,
  blockDuration,
  historyLength,
}: Scope): string {
  const interval = intervalDuration === null ? [] : [`IntervalDuration=${intervalDuration}`];
  return [
    `FB=${functionBlocks.join('_')}`,
    ...interval,
    `BlockDuration=${blockDuration}`,
    `HistoryLength=${historyLength}`,
  ].join(';');
}

/** The scope as the customer narrowed it. */
export function narrowed(scope: Scope, months: number, interval: boolean): Scope {
  return {
    ...scope,
    historyLength: Math.max(1, Math.min(scope.historyLength, months)),
    functionBlocks: interval
      ? scope.functionBlocks
      : scope.functionBlocks.filter((block) => !INTERVAL_BLOCKS.has(block)),
    intervalDuration: interval ? scope.intervalDuration : null,
  };
}
