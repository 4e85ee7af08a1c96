import { describe, expect, it } from 'vitest';
import { createErrorReporter } from './reporter.ts';
import type { ErrorSink } from './reporter.ts';

type Sent = Parameters<ErrorSink['send']>[0];

function make(random = 0.5, send?: ErrorSink['send']) {
  const sent: Sent[] = [];
  const logged: unknown[][] = [];
  const reporter = createErrorReporter({
    sink: { send: send ?? ((event) => void sent.push(event)) },
    console: { error: (...words: unknown[]) => void logged.push(words) },
    random: () => random,
  });
  return { reporter, sent, logged };
}

describe('the error reporter', () => {
  it('NET-25: sends the error with extra fields and its severity', () => {
    const { reporter, sent } = make();
    reporter.report({ error: new TypeError('broken'), severity: 'warning', extra: { status: 502 } });
    expect(sent).toMatchObject([
      { name: 'TypeError', message: 'broken', severity: 'warning', extra: { status: 502 } },
    ]);
  });

  it('NET-25: defaults to severity error, and wraps non-errors', () => {
    const { reporter, sent } = make();
    reporter.report({ error: 'just words' });
    expect(sent).toMatchObject([{ name: 'Error', message: 'just words', severity: 'error', extra: {} }]);
  });

  it.each([
    [0.149, true],
    [0.15, false],
  ])('NET-26: with %d drawn the error is traced: %s', (random, traced) => {
    const { reporter, sent } = make(random);
    reporter.report({ error: new Error('x') });
    expect(sent[0]?.traced).toBe(traced);
  });

  it('NET-25: a failing service causes no second error', () => {
    const { reporter, logged } = make(0.5, () => {
      throw new Error('quota');
    });
    reporter.report({ error: new Error('x') });
    expect(logged).toHaveLength(1);
  });

  it('NET-27: an unexpected state action is logged to the console', () => {
    const { reporter, logged } = make();
    reporter.unexpected('Unexpected action in flashQueue', { kind: 'explode' });
    expect(logged).toEqual([['Unexpected action in flashQueue', { kind: 'explode' }]]);
  });
});
