import { afterAll, describe, expect, it } from 'vitest';
import { startAccountsServer } from '../../support/accountsServer.ts';

const { server, account, minutes, stop } = await startAccountsServer();
afterAll(stop);

describe('what nobody can find out', () => {
  it.each([
    ['/login', (email: string) => ({ email, password: 'not the password' })],
    ['/forgot_password', (email: string) => ({ email })],
  ])('%s answers known and unknown addresses alike, in the same class of time', async (path, body) => {
    const took = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let round = 0; round < 40; round += 1) {
      minutes(62);
      const emails = { known: (await account()).email, unknown: `nobody-${path.slice(1)}-${round}@example.org` };
      for (const kind of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const client = await server.client();
        const began = performance.now();
        const answer = await client.call(path, { body: body(emails[kind]) });
        took[kind].push(performance.now() - began);
        answers.add(`${answer.statusCode} ${answer.body}`);
      }
    }
    expect(answers.size).toBe(1);
    // The quickest of each, because whatever else the machine does only adds to the others. Not the same to the
    // millisecond, but never one hash, or one letter, more.
    const ratio = Math.min(...took.known) / Math.min(...took.unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
