import type { QualityRun } from './packedDay.ts';
import type { ReadingQuality, ReadingSource } from './readings.ts';

/** A run as it is stored: itself, or its short form, `from count quality source issuedAt [torn]`. */
export type StoredRun = QualityRun | string;

/** Most days have one run, and all days of a file have the same. */
const known = new Map<string, QualityRun>();
const MOST_KNOWN = 5_000;

/** The runs of a day in a third of the space. */
export const packRuns = (runs: readonly QualityRun[]): readonly string[] =>
  runs.map(({ from, count, quality, source, issuedAt, torn }) =>
    [from, count, quality, source, issuedAt, ...(torn === undefined ? [] : [torn])].join(' '),
  );

/** The runs of a stored day, in either form. Equal short forms give the same run. */
export const unpackRuns = (stored: readonly StoredRun[]): readonly QualityRun[] =>
  stored.map((run) => (typeof run === 'string' ? (known.get(run) ?? remember(run)) : run));

function remember(text: string): QualityRun {
  const [from, count, quality, source, issuedAt = '', torn] = text.split(' ');
  const run: QualityRun = {
    from: Number(from),
    count: Number(count),
    quality: quality as ReadingQuality,
    source: source as ReadingSource,
    issuedAt,
    ...(torn === undefined ? {} : { torn: Number(torn) }),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, run);
  return run;
}
