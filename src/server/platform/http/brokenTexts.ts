import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused, type RequestError } from '../errors.ts';
import { say } from '../messages/say.ts';

/** At most this many fields are named in a refusal. */
const MOST_NAMED = 20;

const REPLACEMENT = '\uFFFD';
const broken = /[\0\p{Surrogate}]/u;

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
export const isBroken = (text: string): boolean => broken.test(text);

const shown = (name: string): string => name.replaceAll(/[\0\p{Surrogate}]/gu, REPLACEMENT);

/** Whether invalid UTF-8 was decoded into this text. */
const wasReplaced = (text: string): boolean => text.includes(REPLACEMENT) || isBroken(text);

/** Paths of broken strings or keys in a JSON value: `profile.name`, `tags.0`. Iterative, so any depth is safe. */
function brokenFields(value: unknown, isFault = isBroken): string[] {
  const found: string[] = [];
  const open: (readonly [path: string, value: unknown])[] = [['', value]];
  for (let next = open.pop(); next !== undefined && found.length < MOST_NAMED; next = open.pop()) {
    const [path, at] = next;
    if (typeof at === 'string') {
      if (isFault(at)) found.push(path);
    } else if (typeof at === 'object' && at !== null) {
      for (const [key, inner] of Object.entries(at)) {
        const place = path === '' ? shown(key) : `${path}.${shown(key)}`;
        if (isFault(key)) found.push(place);
        else open.push([place, inner]);
      }
    }
  }
  return found;
}

/**
 * The field of a form with a broken name or text. Forms are decoded leniently, so invalid UTF-8 shows up as
 * replacement characters.
 */
export const brokenFormFields = (field: string, text: string): string[] =>
  wasReplaced(field) || wasReplaced(text) ? [shown(field)] : [];

/** 400 with a sentence per field; null for an empty list. */
export function brokenTextRefusal(fields: readonly string[]): RequestError | null {
  if (fields.length === 0) return null;
  const named = fields
    .filter((field) => field !== '')
    .map((field) => [field, say('platform.input.text')] as const);
  return refused(say('platform.input.text'), {
    code: 'INVALID',
    ...(named.length > 0 ? { fields: Object.fromEntries(named) } : {}),
  });
}

export function refuseBrokenTexts(value: unknown): void {
  const refusal = brokenTextRefusal(brokenFields(value));
  if (refusal !== null) throw refusal;
}

/**
 * Refuses text that can't be stored, in every call of the scope: path, query, JSON bodies of REST and GraphQL, and
 * raw webhook bodies. Forms are checked when they are read.
 */
export function registerTextCheck(scope: FastifyInstance): void {
  scope.addHook('preHandler', (request, _reply, done) => {
    // An unknown address gets its 404, whatever it contains.
    if (request.routeOptions.url?.endsWith('/*') === true) return done();
    const fields = [
      ...undecodable(request.url),
      ...brokenFields(request.params),
      ...brokenFields(request.query),
      ...brokenInBody(request),
    ];
    return done(brokenTextRefusal(fields) ?? undefined);
  });
}

/** Refuses JSON bodies that are not UTF-8; lenient decoding would store replacement characters. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const refusal = isUtf8(body) ? null : brokenTextRefusal(brokenInBytes(body));
    if (refusal !== null) done(refusal);
    else void parse(request, body.toString('utf8'), done);
  });
}

function brokenInBody({ body }: FastifyRequest): string[] {
  return Buffer.isBuffer(body) ? brokenInBytes(body) : brokenFields(body);
}

/**
 * For raw bodies. Invalid JSON is reported as a whole, unless it is valid UTF-8: then its reader reports the fault.
 */
function brokenInBytes(body: Buffer): string[] {
  const isText = isUtf8(body);
  try {
    const fields = brokenFields(JSON.parse(body.toString('utf8')), isText ? isBroken : wasReplaced);
    return isText || fields.length > 0 ? fields : [''];
  } catch {
    return isText ? [] : [''];
  }
}

/** Query parameters whose name or value is percent-encoded invalid UTF-8. */
function undecodable(url: string): string[] {
  const start = url.indexOf('?');
  if (start < 0 || !url.includes('%', start)) return [];
  return url
    .slice(start + 1)
    .split('&')
    .flatMap((pair) => {
      const [name = ''] = pair.split('=', 1);
      return canDecode(pair) ? [] : [canDecode(name) ? decodeURIComponent(name) : name];
    });
}

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text).length >= 0;
  } catch {
    return false;
  }
}
