import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '../messages/say.ts';
import type { UploadedFile } from '../context.ts';
import { refused, RequestError } from '../errors.ts';
import { brokenFormFields, brokenTextRefusal } from '../http/brokenTexts.ts';

/** Bytes for the multipart overhead: boundaries, headers, a few short fields. */
const wrapping = 64 * 1024;

/** Files are streamed to the handler and never stored; beyond the limit, reading fails with 413. */
export async function registerUploads(app: FastifyInstance, limit: number): Promise<void> {
  await app.register(fastifyMultipart, { throwFileSizeLimit: true, limits: toLimits(limit) });
}

const toLimits = (fileSize: number) => ({
  fileSize,
  files: 1,
  fields: 10,
  fieldSize: 1_024,
  fieldNameSize: 100,
  headerPairs: 50,
  deps: 11,
});

/** How many uploads are read at once: a member's, and all of this process. */
const AT_ONCE = { member: 2, all: 24 } as const;

/** Runs an upload's work, or refuses it while too many others run: each takes memory and a place on the disk. */
export function createUploadPlaces(): <T>(memberId: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, number>();
  let all = 0;
  return async (memberId, work) => {
    const own = running.get(memberId) ?? 0;
    if (own >= AT_ONCE.member || all >= AT_ONCE.all)
      throw new RequestError(429, say('platform.busyUploads'), { retryAfter: 10 });
    running.set(memberId, own + 1);
    all += 1;
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (running.get(memberId) ?? 1) - 1;
      if (left === 0) running.delete(memberId);
      else running.set(memberId, left);
    }
  };
}

/** Refuses a body by its declared length, before reading. */
export function fileLimitRefusal(request: FastifyRequest, limit: number): RequestError | null {
  const length = Number(request.headers['content-length'] ?? 0);
  return length > limit + wrapping ? tooLarge(limit) : null;
}

export function tooLarge(limit: number): RequestError {
  return new RequestError(413, say('platform.fileLimit', { megabytes: Math.floor(limit / 1_048_576) }), {
    code: 'FILE_TOO_LARGE',
  });
}

/** A multipart body's files in order. Read each one, or end the loop. Reading beyond the limit fails immediately. */
export async function* readFiles(request: FastifyRequest, limit: number): AsyncGenerator<UploadedFile> {
  try {
    for await (const part of request.files({ limits: toLimits(limit) })) {
      part.file.once('limit', () => part.file.destroy(tooLarge(limit)));
      // An unread file may also end early.
      part.file.once('error', () => undefined);
      const fields = readFields(part.fields);
      const texts = Object.entries(fields).flatMap(([name, value]) => brokenFormFields(name, value));
      const broken = brokenTextRefusal([
        ...brokenFormFields(part.fieldname, ''),
        ...brokenFormFields(part.fieldname, part.filename),
        ...texts,
      ]);
      if (broken !== null) throw broken;
      yield {
        field: part.fieldname,
        fileName: part.filename,
        contentType: part.mimetype,
        stream: readPieces(part.file),
        fields,
      };
    }
  } catch (error) {
    throw isTooLarge(error) ? tooLarge(limit) : asUploadFault(error);
  } finally {
    // Drains the rest: Node doesn't notice the end of an unread connection.
    request.raw.unpipe();
    request.raw.resume();
  }
}

/** The parser found the end of a file beyond the limit after its last piece was read. */
function isTooLarge(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  );
}

async function* readPieces(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch (error) {
    throw asUploadFault(error);
  }
}

/** The parser's errors for truncated or malformed bodies have no status; they are the sender's fault, so 400. */
export function asUploadFault(error: unknown): unknown {
  const hasStatus =
    error instanceof RequestError || (typeof error === 'object' && error !== null && 'statusCode' in error);
  return hasStatus ? error : refused(say('platform.brokenForm'), { code: 'MALFORMED_FORM' });
}

function readFields(fields: MultipartFile['fields']): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, part]) =>
    part !== undefined && 'value' in part && typeof part.value === 'string'
      ? [[name, part.value] as const]
      : [],
  );
  return Object.fromEntries(texts);
}

/** For other bodies. */
export const noFiles: AsyncIterable<UploadedFile> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
};
