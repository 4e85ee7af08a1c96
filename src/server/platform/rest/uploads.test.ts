import { expect, it } from 'vitest';
import { createUploadPlaces } from './uploads.ts';

it('a member’s uploads are read two at once, and those of others beside them; a third is told to try again', async () => {
  const place = createUploadPlaces();
  const ends: (() => void)[] = [];
  const upload = (memberId: string) =>
    place(memberId, () => new Promise<void>((resolve) => void ends.push(resolve)));
  const running = [upload('dana'), upload('dana'), upload('sam')];
  await expect(upload('dana')).rejects.toMatchObject({ status: 429 });
  ends[0]?.();
  await running[0];
  running.push(upload('dana'));
  for (const end of ends) end();
  await Promise.all(running);
});

it('a process reads 24 uploads at once, whoever sends them', async () => {
  const place = createUploadPlaces();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => void (end = resolve));
  const running = Array.from({ length: 24 }, (_, index) => place(`member ${index}`, () => ended));
  await expect(place('dana', () => ended)).rejects.toMatchObject({ status: 429 });
  end();
  await Promise.all(running);
  await place('dana', () => Promise.resolve());
});
