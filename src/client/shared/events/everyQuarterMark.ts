import { msToNextQuarterMark } from '../../../domain/helpers/quarterMark.ts';

export interface QuarterMarks {
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: () => number;
  /** From 0 up to 1: all open pages have the same marks, so each waits a little longer, by its own share. */
  readonly random: () => number;
  readonly onMark: () => void;
}

/** The requests of all open pages are spread over this. */
export const SPREAD_MS = 45_000;

/**
 * Calls `onMark` five minutes after each quarter hour, when new results are there (HLP-01). Returns how to
 * stop.
 */
export function everyQuarterMark({ now, random, onMark }: QuarterMarks): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMark();
        wait();
      },
      msToNextQuarterMark(new Date(now())) + random() * SPREAD_MS,
    );
  };
  wait();
  return () => clearTimeout(timer);
}
