import {
  listOperations,
  listParameters,
  readOpenApi,
  type OpenApi,
  type PlacedOperation,
} from './openapi.ts';
import { mark, writeOutput } from './output.ts';

const antiForgeryHeader = 'X-CSRF-Token';
const idempotencyHeader = 'Idempotency-Key';

/** The list of operations, and the type of each handler. */
export function generateRestHandlers(): void {
  const document = readOpenApi();
  const operations = listOperations(document);
  writeOutput('codegen/rest/operations.ts', operationsFile(document, operations));
  writeOutput('codegen/rest/handlers.ts', handlersFile(document, operations));
}

function operationsFile(document: OpenApi, operations: readonly PlacedOperation[]): string {
  const rows = operations.map(({ path, method, operation }) => {
    const headers = listParameters(document, operation).filter((parameter) => parameter.in === 'header');
    const row = {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      subject: operation.tags[0],
      needsMember: (operation.security ?? document.security ?? []).length > 0,
      antiForgery: headers.some((header) => header.name === antiForgeryHeader),
      idempotent: headers.some((header) => header.name === idempotencyHeader),
      bodyType: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
    };
    return `  ${JSON.stringify(row)},`;
  });
  return [
    mark.trimEnd(),
    '/** Every operation of the REST contract, in its order. */',
    'export const restOperations = [',
    ...rows,
    '] as const;',
    '',
    'export type RestOperation = (typeof restOperations)[number];',
    "export type RestOperationId = RestOperation['id'];",
    '',
  ].join('\n');
}

function handlersFile(document: OpenApi, operations: readonly PlacedOperation[]): string {
  const subjects = new Map<string, string[]>();
  for (const { operation } of operations) {
    const subject = operation.tags[0] ?? '';
    subjects.set(subject, [...(subjects.get(subject) ?? []), operation.operationId]);
  }
  return [
    mark.trimEnd(),
    "import type { Readable } from 'node:stream';",
    "import type { restRules } from '../../src/server/platform/access/restRules.ts';",
    "import type { ContextUnder, RestAnswer, RestInput } from '../../src/server/platform/context.ts';",
    "import type { operations } from './types.ts';",
    '',
    'type Present<T> = Exclude<T, undefined>;',
    'type Filled<T, Keys extends keyof Present<T>> = Omit<Present<T>, Keys> & Required<Pick<Present<T>, Keys>>;',
    'type BodyOf<Media> = Media extends { content: infer Content } ? Content[keyof Content] : undefined;',
    'type AnswersOf<Responses> = {',
    "  [Status in Extract<keyof Responses, number>]: Omit<RestAnswer, 'status' | 'body'> & {",
    '    readonly status: Status;',
    '    readonly body: BodyOf<Responses[Status]> extends Blob ? Uint8Array | Readable : BodyOf<Responses[Status]>;',
    '  };',
    '}[Extract<keyof Responses, number>];',
    '',
    '/** What each operation takes, checked and with its defaults filled in, and what it may answer. */',
    'export interface RestOperations {',
    ...operations.flatMap(({ operation }) => operationLines(document, operation)),
    '}',
    '',
    '/** The handler of one operation: under a rule that needs a member there is one. Failures may also be thrown; the platform shapes them. */',
    'export type RestHandlerOf<Id extends keyof RestOperations> = (',
    '  ctx: ContextUnder<(typeof restRules)[Id]>,',
    "  input: RestInput<RestOperations[Id]['params'], RestOperations[Id]['query'], RestOperations[Id]['body']>,",
    ") => Promise<RestOperations[Id]['answers']>;",
    '',
    '/** Which operations each subject answers. */',
    'export interface RestSubjects {',
    ...[...subjects].map(([subject, ids]) => `  ${subject}: ${ids.map((id) => `'${id}'`).join(' | ')};`),
    '}',
    '',
    '/** The handlers that a subject must have, no more and no fewer. */',
    'export type SubjectHandlers<Subject extends keyof RestSubjects> = {',
    '  readonly [Id in RestSubjects[Subject]]: RestHandlerOf<Id>;',
    '};',
    '',
    '/** All handlers together. */',
    'export type RestHandlers = { readonly [Id in keyof RestOperations]: RestHandlerOf<Id> };',
    '',
  ].join('\n');
}

function operationLines(document: OpenApi, operation: PlacedOperation['operation']): string[] {
  const id = operation.operationId;
  const parameters = listParameters(document, operation);
  const of = (place: 'path' | 'query'): string => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return 'Record<never, never>';
    const type = `operations['${id}']['parameters']['${place}']`;
    const filled = here
      .filter((parameter) => 'default' in parameter.schema)
      .map((parameter) => `'${parameter.name}'`);
    return filled.length > 0 ? `Filled<${type}, ${filled.join(' | ')}>` : `Present<${type}>`;
  };
  const bodyType = Object.keys(operation.requestBody?.content ?? {})[0];
  // A multipart body's files arrive one by one in `files`, never as a value; a form of texts is a value.
  const body =
    bodyType === undefined ||
    (bodyType === 'multipart/form-data' && !isTextForm(operation.requestBody?.content[bodyType]?.schema))
      ? 'undefined'
      : `Present<operations['${id}']['requestBody']>['content']['${bodyType}']`;
  return [
    `  ${id}: {`,
    `    params: ${of('path')};`,
    `    query: ${of('query')};`,
    `    body: ${body};`,
    `    answers: AnswersOf<operations['${id}']['responses']>;`,
    '  };',
  ];
}

/** A form with text parts only. */
function isTextForm(schema: unknown): boolean {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, { format?: string }> };
  return Object.values(properties).every(({ format }) => format !== 'binary');
}
