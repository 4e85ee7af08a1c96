import { RequestError } from '../errors.ts';
import type { Variables } from './executor.ts';

/** The body of a request: a persisted operation by its id, or any text. */
export interface GraphqlRequest {
  readonly id: string | null;
  readonly query: string | null;
  readonly operationName: string | null;
  readonly variables: Variables;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a request's body. Throws 400 for one that is no GraphQL request at all. */
export function parseRequest(body: unknown): GraphqlRequest {
  if (!isRecord(body)) throw malformed('The body must be a JSON object.');
  const { id, documentId, doc_id: docId, query, operationName, variables, extensions } = body;
  const wanted = documentId ?? id ?? docId ?? null;
  if (wanted !== null && typeof wanted !== 'string') throw malformed('The id must be a text.');
  if (query !== undefined && query !== null && typeof query !== 'string') throw malformed('The query must be a text.');
  if (wanted === null && !query) throw malformed('There must be an id or a query.');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') throw malformed('The operationName must be a text.');
  if (variables !== undefined && variables !== null && !isRecord(variables)) throw malformed('The variables must be an object.');
  if (extensions !== undefined && extensions !== null && !isRecord(extensions)) throw malformed('The extensions must be an object.');
  return { id: wanted, query: query ?? null, operationName: operationName ?? null, variables: variables ?? {} };
}

function malformed(sentence: string): RequestError {
  return new RequestError(400, sentence, { code: 'MALFORMED' });
}
