import type { UploadedFile } from '../context.ts';
import { refused } from '../errors.ts';
import { say } from '../messages/say.ts';
import { createEncodePicture, type PictureSize } from './encodePicture.ts';

const encodePicture = createEncodePicture();

/** The one picture of an upload as WebP in this size; refused with PICTURE_FILE when there is none, or another file. */
export async function readPicture(
  files: AsyncIterable<UploadedFile>,
  size: PictureSize,
): Promise<Uint8Array> {
  let file: Uint8Array | null = null;
  for await (const { field, stream } of files) {
    if (field !== 'file' || file !== null)
      throw refused(say('platform.onePictureFile'), { code: 'PICTURE_FILE' });
    file = await collect(stream);
  }
  if (file === null) throw refused(say('platform.noPictureFile'), { code: 'PICTURE_FILE' });
  const picture = await encodePicture(file, size);
  if (picture === null) throw refused(say('platform.brokenPicture'), { code: 'PICTURE_FILE' });
  return picture;
}

/** The upload's size is limited while it is read. */
async function collect(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}
