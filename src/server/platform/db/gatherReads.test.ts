import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherReads } from './gatherReads.ts';

/** A database that answers on request and records each statement's keys. */
function slowDatabase(fails: (asked: readonly string[]) => Error | null = () => null) {
  const statements: string[][] = [];
  const answers: (() => void)[] = [];
  const read = async (asked: readonly string[]): Promise<string[]> => {
    statements.push([...asked]);
    await new Promise<void>((resolve) => answers.push(resolve));
    const failure = fails(asked);
    if (failure !== null) throw failure;
    return asked.map((each) => `${each}!`);
  };
  const answer = async (): Promise<void> => {
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { statements, read, answer };
}

describe('gathered reads', () => {
  it('are sent immediately while few are running, otherwise together, and each gets its own answer', async () => {
    const { statements, read, answer } = slowDatabase();
    const ask = gatherReads(read, { underWay: 2, atOnce: 8 });
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
    expect(statements).toEqual([['a'], ['b']]);
    await answer();
    expect(statements).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
    await answer();
    await answer();
    expect(await all).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
  });

  it('are limited per statement, first come, first served', async () => {
    const { statements, read, answer } = slowDatabase();
    const ask = gatherReads(read, { underWay: 1, atOnce: 2 });
    const all = Promise.all(['a', 'b', 'c', 'd'].map(ask));
    for (let turn = 0; turn < 3; turn += 1) await answer();
    await all;
    expect(statements).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('are never answered by a statement that was sent before them', async () => {
    const { statements, read, answer } = slowDatabase();
    const ask = gatherReads(read, { underWay: 1, atOnce: 8 });
    const first = ask('a');
    const again = ask('a');
    await answer();
    await answer();
    await Promise.all([first, again]);
    expect(statements).toEqual([['a'], ['a']]);
  });

  it('fail alone when only one record is broken', async () => {
    const { read, answer } = slowDatabase((asked) =>
      asked.includes('broken') ? new Error('broken record') : null,
    );
    const ask = gatherReads(read, { underWay: 1, atOnce: 8 });
    const all = Promise.allSettled(['a', 'broken', 'c'].map(ask));
    for (let turn = 0; turn < 4; turn += 1) await answer();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('fail together, without single retries, when the database is gone', async () => {
    const { statements, read, answer } = slowDatabase((asked) =>
      asked.length > 1 ? new Error('Connection terminated unexpectedly') : null,
    );
    const ask = gatherReads(read, { underWay: 1, atOnce: 8 });
    const all = Promise.allSettled(['a', 'b', 'c'].map(ask));
    for (let turn = 0; turn < 2; turn += 1) await answer();
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(statements).toHaveLength(2);
  });

  it("never return another request's data, whatever the timing and failures", async () => {
    const request = fc.record({
      whose: fc.integer({ min: 0, max: 1_000 }),
      isBroken: fc.boolean(),
      turn: fc.nat(4),
    });
    const options = fc.record({
      underWay: fc.integer({ min: 1, max: 3 }),
      atOnce: fc.integer({ min: 1, max: 5 }),
    });
    const turns = async (count: number): Promise<void> => {
      for (let index = 0; index < count; index += 1) await new Promise((resolve) => setImmediate(resolve));
    };
    type Asked = { readonly whose: number; readonly isBroken: boolean };
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 40 }), options, async (requests, limits) => {
        const ask = gatherReads(async (asked: readonly Asked[]) => {
          await turns(asked.length % 3);
          if (asked.some(({ isBroken }) => isBroken)) throw new Error('broken record');
          return asked.map(({ whose }) => `page of ${whose}`);
        }, limits);
        await Promise.all(
          requests.map(async ({ turn, ...asked }) => {
            await turns(turn);
            if (asked.isBroken) await expect(ask(asked)).rejects.toThrow('broken record');
            else expect(await ask(asked)).toBe(`page of ${asked.whose}`);
          }),
        );
      }),
    );
  });
});
