import type pg from 'pg';
import type { OnStatement } from './onStatement.ts';

/** Tells how long each statement of a pool's connection takes, failed ones included. */
export function timeStatements(client: pg.PoolClient, onStatement: OnStatement): void {
  const query = client.query;
  const timed = (...args: unknown[]): unknown => {
    const began = performance.now();
    const note = (): void => onStatement((performance.now() - began) / 1_000);
    const done = args.at(-1);
    // The pool's own statements come with a callback, a transaction's give a promise.
    if (typeof done === 'function') {
      const answered = (...answer: unknown[]): unknown => {
        note();
        return Reflect.apply(done, undefined, answer);
      };
      return Reflect.apply(query, client, [...args.slice(0, -1), answered]);
    }
    const answer: unknown = Reflect.apply(query, client, args);
    if (answer instanceof Promise) answer.then(note, note);
    return answer;
  };
  Object.defineProperty(client, 'query', { value: timed, configurable: true });
}
