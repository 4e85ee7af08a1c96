import { describe, expect, it } from 'vitest';
import { AsyncScope } from './asyncScope.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a scope', () => {
  it('gives its value to everything that runs in it, and to nothing else', async () => {
    const scope = new AsyncScope<string>();
    const ended = scope.run('inside', async () => {
      const seen = [scope.value];
      await turn();
      seen.push(scope.value);
      await Promise.all([turn(), turn()]);
      return [...seen, scope.value];
    });
    expect(scope.value).toBeUndefined();
    expect(await ended).toEqual(['inside', 'inside', 'inside']);
    expect(scope.value).toBeUndefined();
  });

  it('keeps its value when another one ends, and works again after all have ended', async () => {
    const scope = new AsyncScope<string>();
    const run = (name: string, turns: number) =>
      scope.run(name, async () => {
        for (let index = 0; index < turns; index += 1) await turn();
        const nested = await scope.run(`${name} nested`, async () => {
          await turn();
          return scope.value;
        });
        return [scope.value, nested];
      });
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all([run('short', 1), run('long', 5)])).toEqual([
        ['short', 'short nested'],
        ['long', 'long nested'],
      ]);
  });

  it('ends when its work fails', async () => {
    const scope = new AsyncScope<string>();
    await expect(scope.run('inside', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(scope.value).toBeUndefined();
  });
});
