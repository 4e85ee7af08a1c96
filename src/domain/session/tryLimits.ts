/** So many tries at once, and one more each time this many seconds have passed. */
export interface TryLimit {
  readonly atOnce: number;
  readonly secondsEach: number;
}

/** `login`: by password. `again`: the password asked for once more. `second`: the code of the second step. `link`: a link asked for by mail. */
export type TryKind = 'login' | 'again' | 'second' | 'link';

interface LimitsOfKind {
  /** One account from one network. A browser that has logged in to the account has the same limit on its own. */
  readonly accountAndNetwork: TryLimit;
  /** Everything that comes from one network, which may be an office or a mobile carrier. */
  readonly network: TryLimit;
  /** One account from everywhere. It refills faster than one network may try, so that no single network can use it up. */
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

/** What a member does about codes and phone numbers, counted by member or by number. */
export const OWN_TRIES: TryLimit = fewTries;

/** Sign-ups begun from one network in an hour. Whoever begins more is no person. */
export const NEW_SIGNUPS: TryLimit = { atOnce: 200, secondsEach: 18 };

export interface Trying {
  /** The brand and the address of the account. */
  readonly account: string;
  /** As `networkOf` names it: an IPv6 address counts by its /64. */
  readonly network: string;
  /** The browser's id, if it has logged in to this very account before; otherwise null. */
  readonly browser: string | null;
}

export interface TryCounter extends TryLimit {
  readonly name: string;
  /** Seconds of tries that a success gives back: all of them, or its own. */
  readonly successReturns: number;
}

/**
 * The counters that one try is counted by; it is allowed where all of them allow it. A browser that has logged in to this
 * account has a counter of its own, so that nobody else's failures keep it out. A success forgets the account's tries from
 * this network. From the other counters it takes back only itself: a log-in of one's own in between does not hide guesses
 * at other accounts, and people who get in are not counted against their office.
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

/** The counters that a redeemed reset link empties: it shows whose account it is, and says nothing of the network. */
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
