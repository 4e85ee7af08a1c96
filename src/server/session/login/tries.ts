import {
  countersClearedByReset,
  OWN_TRIES,
  tryCounters,
  type TryCounter,
  type TryKind,
  type Trying,
} from '../../../domain/session/tryLimits.ts';
import type { Allowance, Returned } from '../../platform/allowances.ts';
import { toNetwork } from '../../platform/http/toNetwork.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { accountName, knownBrowserId } from './knownBrowser.ts';

/** What an attempt takes and its success gives back. Names are stored as keyed hashes. */
export type Tries = readonly (Allowance & Returned)[];

export interface TryFrom {
  readonly brandId: string;
  readonly email: string;
  /** The caller's IP address. */
  readonly address: string;
  /** Value of the known-browser cookie. */
  readonly knownBrowser: string | undefined;
}

/** Counters of an attempt to get into an account. Source: tryLimits. */
export function countersFor(secrets: Secrets, kind: TryKind, from: TryFrom): Tries {
  return keyed(secrets, tryCounters(kind, trying(secrets, from)));
}

/** What a redeemed reset link gives back. */
export function triesClearedByReset(secrets: Secrets, from: TryFrom): Tries {
  return keyed(secrets, countersClearedByReset(trying(secrets, from)));
}

/** The counter for a member's own codes and numbers. */
export function ownTries(secrets: Secrets, name: string): Tries {
  return keyed(secrets, [{ name, ...OWN_TRIES, successReturns: OWN_TRIES.atOnce * OWN_TRIES.secondsEach }]);
}

function trying(secrets: Secrets, { brandId, email, address, knownBrowser }: TryFrom): Trying {
  const account = accountName(brandId, email);
  return { account, network: toNetwork(address), browser: knownBrowserId(secrets, knownBrowser, account) };
}

function keyed(secrets: Secrets, counters: readonly TryCounter[]): Tries {
  return counters.map(({ name, atOnce, secondsEach, successReturns }) => ({
    key: secrets.keyedHash('tries', name),
    atOnce,
    secondsEach,
    seconds: successReturns,
  }));
}
