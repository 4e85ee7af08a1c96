import { expect, it } from 'vitest';
import { RenderSlots } from './renderSlots.ts';

it('rejects work while all slots are taken, and accepts it again afterwards', async () => {
  const slots = new RenderSlots(1);
  let finish = (): void => undefined;
  const first = slots.run(() => new Promise<string>((resolve) => (finish = () => resolve('first'))));
  expect(await slots.run(async () => 'second')).toBeUndefined();
  finish();
  expect(await first).toBe('first');
  expect(await slots.run(async () => 'third')).toBe('third');
});

it('releases the slot when the work fails', async () => {
  const slots = new RenderSlots(1);
  await expect(slots.run(() => Promise.reject(new Error('render')))).rejects.toThrow('render');
  expect(slots.taken).toBe(0);
});
