import { describe, expect, it } from 'vitest';
import { countersClearedByReset, TRY_LIMITS, tryCounters, type TryKind } from './tryLimits.ts';

const KINDS: readonly TryKind[] = ['login', 'again', 'second', 'link'];
const stranger = { account: 'default:dana@example.org', network: '203.0.113.9', browser: null };
const names = (counters: readonly { readonly name: string }[]) => counters.map(({ name }) => name);

describe('rate limit counters of a login attempt', () => {
  it('the account and network together, the network, and the account', () => {
    expect(names(tryCounters('login', stranger))).toEqual([
      'login:account-and-network:203.0.113.9:default:dana@example.org',
      'login:network:203.0.113.9',
      'login:account:default:dana@example.org',
    ]);
  });

  it('from a browser that has logged in to the account before: its own counter on any network', () => {
    const counters = tryCounters('login', { ...stranger, browser: 'b1' });
    expect(names(counters)).toEqual(['login:browser:b1:default:dana@example.org']);
    expect(counters[0]).toMatchObject({ atOnce: 5, secondsEach: 60 });
  });

  it("a success clears the account's attempts from this network, and takes back only itself from the others", () => {
    expect(tryCounters('login', stranger).map(({ successReturns }) => successReturns)).toEqual([
      5 * 60,
      60,
      15,
    ]);
  });

  it("a redeemed reset link clears the account's counters and leaves the network's", () => {
    const cleared = countersClearedByReset({ ...stranger, browser: 'b1' });
    expect(names(cleared)).toContain('login:account:default:dana@example.org');
    expect(names(cleared)).toContain('second:account-and-network:203.0.113.9:default:dana@example.org');
    expect(names(cleared).filter((name) => name.includes(':network:203'))).toEqual([]);
    expect(
      cleared.every(({ atOnce, secondsEach, successReturns }) => successReturns === atOnce * secondsEach),
    ).toBe(true);
  });
});

describe.each(KINDS)('the limits of %s', (kind) => {
  const { accountAndNetwork, network, account } = TRY_LIMITS[kind];

  it('are five for an account from one network, and much later for the network', () => {
    expect(accountAndNetwork.atOnce).toBe(5);
    expect(network.atOnce).toBeGreaterThanOrEqual(4 * accountAndNetwork.atOnce);
  });

  it("let no single network use up the account's limit", () => {
    expect(account.atOnce).toBeGreaterThan(accountAndNetwork.atOnce);
    expect(account.secondsEach).toBeLessThan(accountAndNetwork.secondsEach);
  });
});
