/**
 * "Now" of one app instance. Until `start` it stands still at the instant the page was made for, so that the first
 * render in the browser says what the server's did; afterwards it runs by the server's time, not by the phone's.
 */
export interface AppClock {
  /** The instant that renders use, in milliseconds since 1970. */
  now(): number;
  /** The instant of the page, also after the clock has started. */
  readonly pageTime: number;
  start(): void;
  /** Tells the listener when `everyMs` has gone by on the clock, again and again, until the returned function is called. */
  subscribe(everyMs: number, listener: () => void): () => void;
}

export interface AppClockOptions {
  /** What the page was rendered for. */
  readonly pageTime: number;
  /** The server's exact time when the page was sent; renders of a cached page may be for a little earlier. */
  readonly serverTime: number;
  /** The machine's clock. */
  readonly machineNow: () => number;
}

export function createAppClock({ pageTime, serverTime, machineNow }: AppClockOptions): AppClock {
  const offset = serverTime - machineNow();
  let running = false;
  return {
    pageTime,
    now: () => (running ? machineNow() + offset : pageTime),
    start() {
      running = true;
    },
    subscribe(everyMs, listener) {
      // The first change is due as soon as somebody looks: the page may be older than it was when it was rendered.
      const first = setTimeout(listener, 0);
      const timer = setInterval(listener, everyMs);
      return () => {
        clearTimeout(first);
        clearInterval(timer);
      };
    },
  };
}
