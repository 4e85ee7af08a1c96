import sharp from 'sharp';

/** Product: the size of a reward's picture in pixels, and the largest file that is read. */
export const PICTURE = { width: 960, height: 600, mostBytes: 8 * 1_048_576, mostPixels: 50_000_000 } as const;

/** The formats of the contract; the library reads more. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'svg']);

/**
 * Decodes a picture and encodes it again as WebP, cropped to the catalogue's shape, so that nothing of the file but its
 * pixels is kept. null: not a picture that we read.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PICTURE.mostPixels, failOn: 'error' });
    if (!FORMATS.has((await picture.metadata()).format)) return null;
    return await picture
      .rotate()
      .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
