import type { ErrorSink } from './reporter.ts';

export interface BeaconSinkOptions {
  /** Where the service takes reports, by POST. */
  readonly address: string;
  /** What every report carries: which build, which brand, which language. */
  readonly context: Readonly<Record<string, string>>;
  /** As `navigator.sendBeacon`: it goes out even while the page goes away, and nobody waits for an answer. */
  readonly beacon: (address: string, body: string) => boolean;
}

/** A page that breaks again and again says so this often. */
const MOST_REPORTS = 50;
/** Browsers take 64 KiB, and a character may need four bytes. */
const LONGEST = 15_000;

/** NET-25: the way to an error-reporting service. A report that is too long goes without its extra fields. */
export function createBeaconSink({ address, context, beacon }: BeaconSinkOptions): ErrorSink {
  let sent = 0;
  return {
    send({ extra, ...event }) {
      if (sent >= MOST_REPORTS) return;
      sent += 1;
      const whole = JSON.stringify({ ...context, ...event, extra });
      beacon(
        address,
        whole.length <= LONGEST
          ? whole
          : JSON.stringify({ ...context, ...event, stack: event.stack?.slice(0, LONGEST / 2), extra: null }),
      );
    },
  };
}
