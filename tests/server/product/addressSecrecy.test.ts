import { afterAll, describe, expect, it } from 'vitest';
import { startAccountsServer } from '../../support/accountsServer.ts';

const { server, account, minutes, stop } = await startAccountsServer();
afterAll(stop);

const ROUNDS = 12;
/** Warm-up rounds, which do everything that only a first call does. */
const WARM = 2;

const quickest = (times: readonly number[]): number => Math.min(...times);

describe('address secrecy', () => {
  it.each([
    ['/login', (email: string) => ({ email, password: 'not the password' })],
    ['/forgot_password', (email: string) => ({ email })],
    ['/signup/full', (email: string) => ({ first_name: 'Dana', last_name: 'Reyes', email, terms: true })],
  ])('%s answers known and unknown addresses alike, in the same class of time', async (path, body) => {
    const known = (await account()).email;
    const took = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let round = -WARM; round < ROUNDS; round += 1) {
      // An hour apart, no call is throttled.
      minutes(62);
      const emails = { known, unknown: `nobody-${round}-${path.slice(1).replace('/', '-')}@example.org` };
      for (const kind of round % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const client = await server.client();
        const sent = body(emails[kind]);
        const before = process.cpuUsage();
        const answer = await client.call(path, { body: sent });
        const { user, system } = process.cpuUsage(before);
        if (round >= 0) took[kind].push((user + system) / 1_000);
        answers.add(`${answer.statusCode} ${answer.body.replaceAll(emails[kind], 'somebody')}`);
      }
    }
    expect(answers.size).toBe(1);
    // Compares the processor time of the cheapest known and unknown calls, which a busy machine doesn't change. A few
    // milliseconds are noise; one password hash or one sent email would show.
    const [most, least] = [
      Math.max(quickest(took.known), quickest(took.unknown)),
      Math.min(quickest(took.known), quickest(took.unknown)),
    ];
    expect(most).toBeLessThan(2 * least + 3);
  });
});
