/**
 * The current time of one app instance. Until `start` it is fixed at the page's instant, so that the first
 * render matches the server's; afterwards it runs by the server's time, not the device's.
 */
export interface AppClock {
  /** The instant that renders use, in milliseconds since 1970. */
  now(): number;
  /** The page's instant, also after the clock has started. */
  readonly pageTime: number;
  start(): void;
  /** The server's time at an instant of the device's clock. */
  at(machineTime: number): number;
  /** Calls the listener every `everyMs` until the returned function is called. */
  subscribe(everyMs: number, listener: () => void): () => void;
}

export interface AppClockOptions {
  /** The instant the page was rendered for. */
  readonly pageTime: number;
  /** The server's exact time when the page was sent; a cached page may have been rendered earlier. */
  readonly serverTime: number;
  /** The device's clock. */
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
    at: (machineTime) => machineTime + offset,
    subscribe(everyMs, listener) {
      // The first change is due immediately: the page may be older than when it was rendered.
      const first = setTimeout(listener, 0);
      const timer = setInterval(listener, everyMs);
      return () => {
        clearTimeout(first);
        clearInterval(timer);
      };
    },
  };
}
