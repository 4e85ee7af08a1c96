import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '../messages/say.ts';
import type { UploadedFile } from '../context.ts';
import { refused, RequestError } from '../errors.ts';
import { brokenFormFields, brokenTextRefusal } from '../http/brokenTexts.ts';

/** What surrounds the file in a multipart body: boundaries, headers, a few short fields. */
const wrapping = 64 * 1024;

/** Files are streamed to the handler, never kept; reading one beyond the limit fails with 413. */
export async function registerUploads(app: FastifyInstance, limit: number): Promise<void> {
  await app.register(fastifyMultipart, { throwFileSizeLimit: true, limits: limitsOf(limit) });
}

const limitsOf = (fileSize: number) => ({
  fileSize,
  files: 1,
  fields: 10,
  fieldSize: 1_024,
  fieldNameSize: 100,
  headerPairs: 50,
  deps: 11,
});

/** The refusal of a body that says itself that it is too large, before any of it is read. */
export function fileLimitRefusal(request: FastifyRequest, limit: number): RequestError | null {
  const length = Number(request.headers['content-length'] ?? 0);
  return length > limit + wrapping ? tooLarge(limit) : null;
}

export function tooLarge(limit: number): RequestError {
  return new RequestError(413, say('platform.fileLimit', { megabytes: Math.floor(limit / 1_048_576) }), {
    code: 'FILE_TOO_LARGE',
  });
}

/**
 * The files of a multipart body, one after the other. Each must be read, or be left by ending the loop. Reading one
 * beyond the limit fails there and then, not when the rest of it has come.
 */
export async function* filesOf(request: FastifyRequest, limit: number): AsyncGenerator<UploadedFile> {
  try {
    for await (const part of request.files({ limits: limitsOf(limit) })) {
      part.file.once('limit', () => part.file.destroy(tooLarge(limit)));
      // A file that nobody reads may end early all the same.
      part.file.once('error', () => undefined);
      const fields = fieldsOf(part.fields);
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
        stream: piecesOf(part.file),
        fields,
      };
    }
  } catch (error) {
    throw asUploadFault(error);
  } finally {
    // What was left unread is thrown away as it comes: a connection that nobody reads would never be seen to end.
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function* piecesOf(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* file;
  } catch (error) {
    throw asUploadFault(error);
  }
}

/** The parser's errors for a body that ends early or is delimited wrongly have no status of their own: they are the sender's, 400. */
export function asUploadFault(error: unknown): unknown {
  const hasStatus =
    error instanceof RequestError || (typeof error === 'object' && error !== null && 'statusCode' in error);
  return hasStatus ? error : refused(say('platform.brokenForm'), { code: 'MALFORMED_FORM' });
}

function fieldsOf(fields: MultipartFile['fields']): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, part]) =>
    part !== undefined && 'value' in part && typeof part.value === 'string'
      ? [[name, part.value] as const]
      : [],
  );
  return Object.fromEntries(texts);
}

/** Bodies of other kinds have none. */
export const noFiles: AsyncIterable<UploadedFile> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.resolve({ done: true, value: undefined }) }),
};
