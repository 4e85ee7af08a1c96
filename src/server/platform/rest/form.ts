import type { FastifyRequest } from 'fastify';
import { say } from '../messages/say.ts';
import { refused, RequestError } from '../errors.ts';
import { brokenFormFields, brokenTextRefusal } from '../http/brokenTexts.ts';
import { asUploadFault } from './uploads.ts';

/** Bytes per text, and texts per form. */
const limits = { fieldSize: 8_192, fields: 20, files: 1, parts: 20 };

/**
 * A multipart form's texts as one object, to be validated. Refuses files, duplicates, and texts that are too long or
 * malformed.
 */
export async function readForm(request: FastifyRequest): Promise<Readonly<Record<string, string>>> {
  if (!request.isMultipart()) throw new RequestError(415, say('platform.form'));
  const texts = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') throw refused(say('platform.form'));
      const { fieldname, value } = part;
      const fault =
        texts.has(fieldname) || part.fieldnameTruncated
          ? say('platform.input.unexpected')
          : part.valueTruncated
            ? say('platform.input.maxLength', { limit: limits.fieldSize })
            : null;
      if (fault !== null || typeof value !== 'string')
        throw refused(say('platform.checkInput'), {
          code: 'INVALID',
          fields: { [fieldname]: fault ?? say('platform.input.type', { type: 'string' }) },
        });
      const broken = brokenTextRefusal(brokenFormFields(fieldname, value));
      if (broken !== null) throw broken;
      texts.set(fieldname, value);
    }
  } catch (error) {
    throw asUploadFault(error);
  } finally {
    // Drains the rest: Node doesn't notice the end of an unread connection.
    request.raw.unpipe();
    request.raw.resume();
  }
  return Object.fromEntries(texts);
}
