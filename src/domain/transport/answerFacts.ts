import type { Answer } from './answer.ts';

/** Code of a 503 for writes only: the disk is full, but reading works. */
export const CANNOT_SAVE = 'CANNOT_SAVE';
/** The code of a read whose older records can't be reached, although the rest can. */
export const ARCHIVE_AWAY = 'ARCHIVE_AWAY';

/** Responses of both transports in one shape, so that the table needs only one column. */
export interface AnswerFacts {
  /** HTTP status, or the one in the first error of a GraphQL 200; 0: no response. */
  readonly status: number;
  /** The body's own status number, such as -303. */
  readonly bodyStatus: number | null;
  readonly succeeded: boolean;
  /** The server's message for people. */
  readonly error: string | null;
  /** The contract's code for programs. */
  readonly code: string | null;
  readonly redirect: string | null;
  /** Errors by field; null: none. */
  readonly fields: Readonly<Record<string, string>> | null;
  /** As received; null: none. */
  readonly verificationOptions: unknown;
}

type Json = Readonly<Record<string, unknown>>;

function record(value: unknown): Json | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function sentences(value: unknown): Readonly<Record<string, string>> | null {
  const found = Object.entries(record(value) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return found.length === 0 ? null : Object.fromEntries(found);
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

function fromBody(status: number, body: Json | null, succeeded: boolean, error: unknown): AnswerFacts {
  return {
    status,
    bodyStatus: typeof body?.['status'] === 'number' ? body['status'] : null,
    succeeded,
    error: text(error),
    code: text(body?.['code']),
    redirect: text(body?.['redirect']),
    fields: sentences(body?.['fields']),
    verificationOptions: body?.['verificationOptions'] ?? null,
  };
}

/**
 * Whether an error took all of a root field's answer with it. The store would hand that null to everything that reads
 * the field: a part's failed query would take the member away from the whole page.
 */
function lostRoot(data: Json, errors: readonly unknown[]): boolean {
  return errors.some((error) => {
    const path = record(error)?.['path'];
    return Array.isArray(path) && data[String(path[0])] === null;
  });
}

/**
 * A GraphQL response fails as a whole when it has errors and no data, or when one of its root fields was lost to an
 * error; the first error's `extensions` have what a REST body would. Otherwise it succeeds, unless the error has a
 * status.
 */
function fromGraphQL(status: number, body: Json): AnswerFacts | null {
  const errors = Array.isArray(body['errors']) ? body['errors'] : [];
  const first = record(errors[0]);
  if (first === null) return null;
  const extensions = record(first['extensions']);
  const claimed = extensions?.['status'];
  const data = record(body['data']);
  const failed = !isSuccess(status) || data === null || typeof claimed === 'number' || lostRoot(data, errors);
  if (!failed) return null;
  const inside = typeof claimed !== 'number' ? 500 : claimed === -303 ? 400 : claimed;
  return fromBody(isSuccess(status) ? inside : status, extensions, false, first['message']);
}

/** Source: NET-03, NET-04, NET-12, NET-13, NET-16. */
export function answerFacts({
  transport,
  status,
  body,
}: Pick<Answer, 'transport' | 'status' | 'body'>): AnswerFacts {
  const json = record(body);
  const graphql = transport === 'graphql' && json !== null ? fromGraphQL(status, json) : null;
  return graphql ?? fromBody(status, json, isSuccess(status), json?.['error']);
}
