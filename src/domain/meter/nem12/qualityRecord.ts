import { quoted } from '../meterFileFault.ts';
import type { QualityStretch } from './intervalRecord.ts';
import { readQuality } from './intervalRecord.ts';
import type { Refuse } from './records.ts';

/**
 * Parses record 400: a range of the preceding day. A day's ranges must tile it in order.
 * @param next the interval (0-based) where this range must begin.
 * @param count intervals of the day.
 */
export function readQualityStretch(
  fields: readonly string[],
  next: number,
  count: number,
  refuse: Refuse,
): QualityStretch {
  const [, first = '', last = '', flag = ''] = fields.map((field) => field.trim());
  const from = intervalNumber(first);
  const to = intervalNumber(last);
  if (from === undefined || to === undefined || to < from || to > count) {
    return refuse(
      'bad-quality',
      `intervals ${quoted(first)} to ${quoted(last)} are not a stretch of 1 to ${count}`,
    );
  }
  if (from !== next + 1)
    return refuse('bad-quality', `the stretch must begin at interval ${next + 1}, but begins at ${from}`);
  const quality =
    readQuality(flag) ??
    refuse('bad-quality', `the quality must be A, S, E, F or N with its method, but is ${quoted(flag)}`);
  return { from: from - 1, count: to - from + 1, quality };
}

function intervalNumber(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
