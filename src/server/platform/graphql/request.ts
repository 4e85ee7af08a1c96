import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { say } from '../messages/say.ts';
import { RequestError } from '../errors.ts';
import type { Variables } from './executor.ts';

/** A persisted operation by id, or free text. */
export interface GraphqlRequest {
  readonly id: string | null;
  readonly query: string | null;
  readonly operationName: string | null;
  readonly variables: Variables;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws 400 for a body that is not a GraphQL request. */
export function parseRequest(body: unknown): GraphqlRequest {
  if (!isRecord(body)) throw malformed(say('platform.graphqlBody'));
  const { id, documentId, doc_id: docId, query, operationName, variables, extensions } = body;
  const wanted = documentId ?? id ?? docId ?? null;
  if (wanted !== null && typeof wanted !== 'string') throw malformed(part('id'));
  if (query !== undefined && query !== null && typeof query !== 'string') throw malformed(part('query'));
  if (wanted === null && !query) throw malformed(say('platform.graphqlEmpty'));
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw malformed(part('operationName'));
  if (variables !== undefined && variables !== null && !isRecord(variables))
    throw malformed(part('variables'));
  if (extensions !== undefined && extensions !== null && !isRecord(extensions))
    throw malformed(part('extensions'));
  return {
    id: wanted,
    query: query ?? null,
    operationName: operationName ?? null,
    variables: variables ?? {},
  };
}

const part = (name: string): Sentence => say('platform.graphqlPart', { part: name });

function malformed(sentence: Sentence): RequestError {
  return new RequestError(400, sentence, { code: 'MALFORMED' });
}
