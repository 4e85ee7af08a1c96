import { afterAll, describe, expect, it } from 'vitest';
import { startAccountsServer } from '../../support/accountsServer.ts';

const { server, account, minutes, stop } = await startAccountsServer();
afterAll(stop);

const ROUNDS = 12;
/** Rounds before the measurement: whatever is made at a first call is made there. */
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
      // An hour and more apart, nobody is slowed down.
      minutes(62);
      const emails = { known, unknown: `nobody-${round}-${path.slice(1).replace('/', '-')}@example.org` };
      for (const kind of round % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const client = await server.client();
        const sent = body(emails[kind]);
        const began = performance.now();
        const answer = await client.call(path, { body: sent });
        if (round >= 0) took[kind].push(performance.now() - began);
        answers.add(`${answer.statusCode} ${answer.body.replaceAll(emails[kind], 'somebody')}`);
      }
    }
    expect(answers.size).toBe(1);
    // The quickest of each, a known one beside an unknown one: whatever else the machine does only adds to the others. Not
    // the same to the millisecond, but never one hash, or one letter, more; a few milliseconds are the machine's own.
    const [most, least] = [
      Math.max(quickest(took.known), quickest(took.unknown)),
      Math.min(quickest(took.known), quickest(took.unknown)),
    ];
    expect(most).toBeLessThan(2 * least + 3);
  });
});
