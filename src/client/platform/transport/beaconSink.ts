import type { ErrorSink } from './reporter.ts';

export interface BeaconSinkOptions {
  /** Receives reports by POST. */
  readonly address: string;
  /** Added to every report: build, brand, language. */
  readonly context: Readonly<Record<string, string>>;
  /** Like `navigator.sendBeacon`: it is delivered even while the page unloads. */
  readonly beacon: (address: string, body: string) => boolean;
}

/** Report limit of a page that breaks repeatedly. */
const MOST_REPORTS = 50;
/** Browsers accept 64 KiB, and a character may need four bytes. */
const LONGEST = 15_000;

/** NET-25: sends to an error-reporting service. A report that is too long loses its extra fields. */
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
