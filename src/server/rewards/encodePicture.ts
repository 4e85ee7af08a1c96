import sharp from 'sharp';

/** Product: the size of a reward's picture in pixels, and the largest file that is read. */
export const PICTURE = { width: 960, height: 600, mostBytes: 8_000_000, mostPixels: 50_000_000 } as const;

/**
 * Decodes a picture and encodes it anew as WebP, cropped to the catalogue's shape, so that nothing of the file but its
 * pixels is kept. null: not a picture that we read.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE.mostPixels, failOn: 'error' })
      .rotate()
      .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
