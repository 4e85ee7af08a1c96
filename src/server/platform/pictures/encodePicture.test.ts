import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createEncodePicture } from './encodePicture.ts';

const limits = { pixels: 50_000_000, time: 15_000, memory: 640 * 1_048_576, atOnce: 2, waiting: 16 };
const size = { width: 960, height: 600 };
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#2a7' } });

describe('a picture is decoded', () => {
  it('within its limits', async () => {
    const encoded = await createEncodePicture(limits)(await square(600).png().toBuffer(), size);
    expect(await sharp(encoded ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 960,
      height: 600,
    });
  });

  it('only up to a number of pixels', async () => {
    const bytes = await square(600).png().toBuffer();
    expect(await createEncodePicture({ ...limits, pixels: 600 * 600 - 1 })(bytes, size)).toBeNull();
    expect(await createEncodePicture({ ...limits, pixels: 600 * 600 })(bytes, size)).not.toBeNull();
  });

  it('only up to a size of memory', async () => {
    // An interlaced picture is decoded as a whole: this one takes 200 MB.
    const bytes = await square(5_000).toColourspace('rgb16').png({ progressive: true }).toBuffer();
    const encode = createEncodePicture({ ...limits, memory: 128 * 1_048_576 });
    expect(await encode(bytes, size)).toBeNull();
    expect(await encode(await square(600).png().toBuffer(), size)).not.toBeNull();
  });

  it('only for a time', async () => {
    expect(
      await createEncodePicture({ ...limits, time: 1 })(await square(600).png().toBuffer(), size),
    ).toBeNull();
  });

  it('never as a drawing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    expect(await createEncodePicture(limits)(Buffer.from(drawing), size)).toBeNull();
  });

  it('with a few others at once; more are told to try again', async () => {
    const encode = createEncodePicture({ ...limits, atOnce: 1, waiting: 1 });
    const bytes = await square(600).png().toBuffer();
    const [first, second, third] = await Promise.allSettled([
      encode(bytes, size),
      encode(bytes, size),
      encode(bytes, size),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(third).toMatchObject({ status: 'rejected', reason: { status: 429 } });
    expect(await encode(bytes, size)).not.toBeNull();
  });
});
