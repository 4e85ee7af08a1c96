/** A burst, and one more attempt after each such number of seconds. */
export interface TryLimit {
  readonly atOnce: number;
  readonly secondsEach: number;
}

/**
 * `login`: by password. `again`: re-entering the password. `second`: a two-factor code. `link`: requesting an
 * emailed link.
 */
export type TryKind = 'login' | 'again' | 'second' | 'link';

interface LimitsOfKind {
  /** One account from one network. A browser that has logged in to the account before has its own counter. */
  readonly accountAndNetwork: TryLimit;
  /** Everything from one network, which may be an office or a mobile carrier. */
  readonly network: TryLimit;
  /**
   * One account from everywhere. It refills faster than one network may try, so no single network can use it
   * up.
   */
  readonly account: TryLimit;
}

const fewTries: TryLimit = { atOnce: 5, secondsEach: 60 };
const manyTries: TryLimit = { atOnce: 20, secondsEach: 60 };
const password: LimitsOfKind = {
  accountAndNetwork: fewTries,
  network: manyTries,
  account: { atOnce: 200, secondsEach: 15 },
};

/** Source: decisions, Session and sign-up. */
export const TRY_LIMITS: Readonly<Record<TryKind, LimitsOfKind>> = {
  login: password,
  again: password,
  second: { accountAndNetwork: fewTries, network: manyTries, account: { atOnce: 20, secondsEach: 30 } },
  link: {
    accountAndNetwork: { atOnce: 5, secondsEach: 300 },
    network: { atOnce: 60, secondsEach: 60 },
    account: { atOnce: 20, secondsEach: 180 },
  },
};

/** A member's requests for codes and phone numbers, by member or number. */
export const OWN_TRIES: TryLimit = fewTries;

/** Sign-ups started from one network per hour. More aren't human. */
export const NEW_SIGNUPS: TryLimit = { atOnce: 200, secondsEach: 18 };

/** How often a private calendar address is read. Several calendars of a member's may have it. */
export const CALENDAR_READS: TryLimit = { atOnce: 60, secondsEach: 60 };

export interface Trying {
  /** Brand and email address of the account. */
  readonly account: string;
  /** See `toNetwork`: IPv6 addresses count by their /64. */
  readonly network: string;
  /** The browser's id if it has logged in to this account before; otherwise null. */
  readonly browser: string | null;
}

export interface TryCounter extends TryLimit {
  readonly name: string;
  /** Seconds that a success gives back: all of them, or its own. */
  readonly successReturns: number;
}

/**
 * The counters of one attempt; all must allow it. A browser that has logged in to this account before has its
 * own counter, so that others' failures can't lock it out. A success clears the account's attempts from this
 * network. From the other counters it takes back only itself: a login of one's own doesn't hide guesses at
 * other accounts, and successful logins don't count against an office.
 */
export function tryCounters(kind: TryKind, { account, network, browser }: Trying): readonly TryCounter[] {
  const limits = TRY_LIMITS[kind];
  if (browser !== null)
    return [forgotten({ name: `${kind}:browser:${browser}:${account}`, ...limits.accountAndNetwork })];
  return [
    forgotten({ name: `${kind}:account-and-network:${network}:${account}`, ...limits.accountAndNetwork }),
    takenBack({ name: `${kind}:network:${network}`, ...limits.network }),
    takenBack({ name: `${kind}:account:${account}`, ...limits.account }),
  ];
}

/**
 * The counters a redeemed reset link clears: it proves who owns the account, and nothing about the network.
 */
export function countersClearedByReset(trying: Trying): readonly TryCounter[] {
  const own = (['login', 'again', 'second'] as const).flatMap((kind) =>
    tryCounters(kind, { ...trying, browser: null }).filter(
      ({ name }) => !name.startsWith(`${kind}:network:`),
    ),
  );
  return own.map(forgotten);
}

type Named = TryLimit & Pick<TryCounter, 'name'>;

const forgotten = ({ name, atOnce, secondsEach }: Named): TryCounter => ({
  name,
  atOnce,
  secondsEach,
  successReturns: atOnce * secondsEach,
});
const takenBack = ({ name, atOnce, secondsEach }: Named): TryCounter => ({
  name,
  atOnce,
  secondsEach,
  successReturns: secondsEach,
});
