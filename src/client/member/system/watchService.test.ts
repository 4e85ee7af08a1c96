import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHarness } from '../../../../tests/support/transportHarness.ts';
import type { Harness } from '../../../../tests/support/transportHarness.ts';
import type { StubAnswer } from '../../../../tests/support/stubBackend.ts';
import { watchService } from './watchService.ts';

let app: Harness;
beforeEach(async () => {
  app = await startHarness();
  app.path = '/maintenance';
});
afterEach(() => app.backend.close());

/** Watches until it leaves, or up to a number of polls. */
async function watch(
  ...answers: StubAnswer[]
): Promise<{ left: boolean; asked: number; atOnce: boolean | undefined }> {
  app.backend.on('/user_status', ...answers);
  let left = false as boolean;
  let atOnce: boolean | undefined;
  const stop = watchService({
    rest: app.rest,
    setTimeout: (action) => setTimeout(action, 1),
    everyMs: 1,
    onBack: (first) => {
      left = true;
      atOnce = first;
    },
  });
  const asked = () => app.backend.calls.length;
  for (let tries = 0; tries < 1_000 && !left && asked() < 6; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  stop();
  return { left, asked: asked(), atOnce };
}

const busy: StubAnswer = { status: 503, body: { status: 503, error: 'Under maintenance.' } };

describe('/maintenance', () => {
  it('SYS-10: stays while the service answers 503 and leaves at the first other answer', async () => {
    expect(await watch(busy, busy, { status: 200, body: {} })).toEqual({
      left: true,
      asked: 3,
      atOnce: false,
    });
    expect(await watch({ status: 200, body: {} })).toMatchObject({ left: true, atOnce: true });
    expect([app.flashed, app.went]).toEqual([[], []]);
  });

  it.each([401, 404, 500])('SYS-12: leaves at an answer of %d', async (status) => {
    expect((await watch(busy, { status })).left).toBe(true);
  });

  it('SYS-10: stays without an answer', async () => {
    expect((await watch({ status: 200, body: { a: 1 }, breakOff: true })).left).toBe(false);
  });
});
