import { beforeEach, describe, expect, it, vi } from 'vitest';

let load = (): Promise<object> => Promise.resolve({});
const parts = {
  execute: vi.fn<(config: ReturnType<typeof operation>) => { cancel(): void }>(() => ({
    cancel: () => undefined,
  })),
  PublishQueue: () => undefined,
  handlerProvider: () => undefined,
  normalizeResponse: () => undefined,
};

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  load = () => Promise.resolve({ answerParts: parts });
  vi.doMock('./relayAnswersLazy.ts', () => load());
});

const operation = () => ({
  operation: { request: { identifier: 'query' } },
  operationExecutions: new Map<string, 'active' | 'inactive'>(),
  sink: { error: vi.fn<(error: Error) => void>() },
  getPublishQueue: () => ({ whole: 'queue' }),
});

describe("Relay's operations in a page that came with its data", () => {
  it('wait for the parts that read answers, and then start', async () => {
    const { execute, loadRelayAnswers } = await import('./relayAnswers.ts');
    execute(operation());
    expect(parts.execute).not.toHaveBeenCalled();
    await loadRelayAnswers();
    await vi.waitFor(() => expect(parts.execute).toHaveBeenCalledOnce());
  });

  it('count as active while they wait, so that what lacks their data waits, too', async () => {
    const { execute, loadRelayAnswers } = await import('./relayAnswers.ts');
    const [waiting, cancelled] = [operation(), operation()];
    execute(waiting);
    execute(cancelled).cancel();
    expect([...waiting.operationExecutions]).toEqual([['query', 'active']]);
    expect(cancelled.operationExecutions.size).toBe(0);
    await loadRelayAnswers();
  });

  it('start at once when the parts are there, with a queue of their own', async () => {
    const { execute, loadRelayAnswers } = await import('./relayAnswers.ts');
    await loadRelayAnswers();
    execute(operation());
    const [config] = parts.execute.mock.calls[0] ?? [];
    expect(config?.getPublishQueue()).toBe('queue');
  });

  it("don't start when they were cancelled in the meantime", async () => {
    const { execute, loadRelayAnswers } = await import('./relayAnswers.ts');
    execute(operation()).cancel();
    await loadRelayAnswers();
    await new Promise((done) => setTimeout(done));
    expect(parts.execute).not.toHaveBeenCalled();
  });

  it('fail when the parts do not load, and the next one tries again', async () => {
    const { execute } = await import('./relayAnswers.ts');
    load = () => Promise.reject(new Error('no line'));
    const failing = operation();
    execute(failing);
    await vi.waitFor(() => expect(failing.sink.error).toHaveBeenCalledOnce());
    expect(failing.operationExecutions.size).toBe(0);
    load = () => Promise.resolve({ answerParts: parts });
    vi.doMock('./relayAnswersLazy.ts', () => load());
    execute(operation());
    await vi.waitFor(() => expect(parts.execute).toHaveBeenCalledOnce());
  });
});
