import { createHash, createHmac, webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTicket, prizeOfTicket, type SeededHmac } from './draw.ts';
import { inPlay, oddsText, shownPrizes, totalWeight, type OddsEntry, type StockedPrize } from './odds.ts';
import { checkSpin, hexOfBytes, isFair, type Hashing, type SpinProof } from './verify.ts';

const deep = process.env['EBBWATT_DEEP'] === '1';
const seed = new Uint8Array(32).fill(7);
const seededHmac =
  (key: Uint8Array): SeededHmac =>
  (message) =>
    createHmac('sha256', key).update(message).digest();
const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const ODDS: readonly OddsEntry[] = [
  { prizeId: 'spin', type: 'FREE_SPIN', weight: 300 },
  { prizeId: 'discount', type: 'STORE_DISCOUNT', weight: 250 },
  { prizeId: 'cash', type: 'CASH', weight: 240 },
  { prizeId: 'entry', type: 'PRIZE_ENTRY', weight: 130 },
  { prizeId: 'boost', type: 'REFERRAL_BOOST', weight: 60 },
  { prizeId: 'device', type: 'FREE_DEVICE', weight: 15 },
  { prizeId: 'daily', type: 'DAILY_CASH', weight: 5 },
];

describe('the draw', () => {
  it('gives each prize as often as the odds say: a chi-square of at most its 0.001 quantile', async () => {
    const draws = deep ? 1_000_000 : 60_000;
    const total = totalWeight(ODDS);
    const hits = new Map<string, number>();
    const hmac = seededHmac(seed);
    for (let spinNumber = 1; spinNumber <= draws; spinNumber += 1) {
      const ticket = await drawTicket(hmac, { memberNumber: '4821', spinNumber }, total);
      const { prizeId } = prizeOfTicket(ODDS, ticket);
      hits.set(prizeId, (hits.get(prizeId) ?? 0) + 1);
    }
    const chiSquare = ODDS.reduce((sum, { prizeId, weight }) => {
      const expected = (draws * weight) / total;
      return sum + ((hits.get(prizeId) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // Six degrees of freedom.
    expect(chiSquare).toBeLessThan(22.46);
  });

  it('rejects words of the last, incomplete run, and continues with the next block when a block has no other', async () => {
    const asked: string[] = [];
    const last = new Uint8Array(32).fill(0xff);
    const second = new Uint8Array(32);
    second[7] = 5;
    const ticket = await drawTicket(
      (message) => {
        asked.push(message);
        return asked.length === 1 ? last : second;
      },
      { memberNumber: '1', spinNumber: 9 },
      // 2^64 is no multiple of 1,000, so a word of all ones is in the incomplete run.
      1_000,
    );
    expect(asked).toEqual(['1:9', '1:9:2']);
    expect(ticket).toBe(5);
  });

  it('is the same each time, and another for another seed, member number or spin number', async () => {
    const draw = (key: Uint8Array, memberNumber: string, spinNumber: number) =>
      drawTicket(seededHmac(key), { memberNumber, spinNumber }, 2 ** 50);
    const first = await draw(seed, '1', 1);
    expect(await draw(seed, '1', 1)).toBe(first);
    expect(await draw(new Uint8Array(32), '1', 1)).not.toBe(first);
    expect(await draw(seed, '2', 1)).not.toBe(first);
    expect(await draw(seed, '1', 2)).not.toBe(first);
  });

  it('stays within the total, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        fc.nat(),
        async (total, spinNumber) => {
          const ticket = await drawTicket(seededHmac(seed), { memberNumber: '3', spinNumber }, total);
          expect(ticket).toBeGreaterThanOrEqual(0);
          expect(ticket).toBeLessThan(total);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([0, -1, 1.5, 2 ** 60])('refuses a total of %s', async (total) => {
    await expect(drawTicket(seededHmac(seed), { memberNumber: '1', spinNumber: 1 }, total)).rejects.toThrow(
      RangeError,
    );
  });
});

describe('the odds table', () => {
  const prize = (given: Partial<StockedPrize>): StockedPrize => ({
    prizeId: 'a',
    type: 'CASH',
    weight: 1,
    isOn: true,
    remaining: null,
    perDay: null,
    wonToday: 0,
    ...given,
  });
  const substitute = prize({ prizeId: 's', type: 'DAILY_CASH_INELIGIBLE', weight: 0 });

  it.each<[string, Partial<StockedPrize>, boolean]>([
    ['without a limit', {}, true],
    ['one left', { remaining: 1 }, true],
    ['all gone', { remaining: 0 }, false],
    ['won today', { perDay: 1, wonToday: 1 }, false],
    ['put back by yesterday’s winner', { perDay: 1, wonToday: -1 }, true],
    ['switched off', { isOn: false }, false],
    ['without a weight', { weight: 0 }, false],
  ])('a prize that is %s can be won: %s', (_name, given, can) => {
    expect(inPlay([prize(given)])).toHaveLength(can ? 1 : 0);
  });

  it('shows the daily cash only with what it becomes for members who may not win cash', () => {
    const daily = prize({ type: 'DAILY_CASH' });
    expect(shownPrizes([daily])).toEqual([]);
    expect(shownPrizes([daily, substitute])).toEqual([daily]);
  });
});

describe('"Check this spin"', () => {
  const webHashing: Hashing = {
    sha256: async (bytes) =>
      hexOfBytes(new Uint8Array(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))),
    hmac: async (key) => {
      const imported = await webcrypto.subtle.importKey(
        'raw',
        Uint8Array.from(key),
        { name: 'HMAC', hash: 'SHA-256' },
        false,
        ['sign'],
      );
      return async (message) =>
        new Uint8Array(await webcrypto.subtle.sign('HMAC', imported, new TextEncoder().encode(message)));
    },
  };
  const createProof = async (): Promise<SpinProof> => {
    const input = { memberNumber: '48213', spinNumber: 17 };
    const ticket = await drawTicket(seededHmac(seed), input, totalWeight(ODDS));
    return {
      ...input,
      ticket,
      seed: hexOfBytes(seed),
      commitment: sha256(seed),
      odds: ODDS,
      oddsHash: sha256(oddsText(ODDS)),
      prizeId: prizeOfTicket(ODDS, ticket).prizeId,
    };
  };

  it('says yes in the browser to a draw made by the server', async () => {
    expect(isFair(await checkSpin(await createProof(), webHashing))).toBe(true);
  });

  it.each<[keyof Awaited<ReturnType<typeof checkSpin>>, (proof: SpinProof) => Partial<SpinProof>]>([
    ['seed', () => ({ commitment: sha256('another') })],
    ['odds', ({ odds }) => ({ odds: odds.map((entry, at) => (at === 6 ? { ...entry, weight: 6 } : entry)) })],
    ['ticket', ({ ticket }) => ({ ticket: ticket + 1 })],
    ['prize', () => ({ prizeId: 'daily' })],
  ])('says no, and that it is because of the %s', async (part, forge) => {
    const proof = await createProof();
    const check = await checkSpin({ ...proof, ...forge(proof) }, webHashing);
    expect(check[part]).toBe(false);
    expect(isFair(check)).toBe(false);
  });
});
