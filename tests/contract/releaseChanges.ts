import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  parse,
  validate,
  type GraphQLSchema,
} from 'graphql';
import { listOperations, parseOpenApi } from '../../codegen/generators/openapi.ts';
import { openapiChanges } from './openapiChanges.ts';

/** The files of a release, as texts. */
export interface ReleasedFiles {
  readonly schema: string;
  readonly openapi: string;
  /** Persisted operations: id to text, as JSON. */
  readonly persisted: string;
}

/** What a release would change for an app of the one before, in sentences. */
export interface ReleaseChanges {
  /** Changes that break such an app. */
  readonly breaking: readonly string[];
  /** Additions, and changes that could surprise it. */
  readonly others: readonly string[];
}

export function releaseChanges(before: ReleasedFiles, after: ReleasedFiles): ReleaseChanges {
  const [schemaBefore, schemaAfter] = [buildSchema(before.schema), buildSchema(after.schema)];
  const [apiBefore, apiAfter] = [parseOpenApi(before.openapi), parseOpenApi(after.openapi)];
  const operations = (text: string): Map<string, string> =>
    new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  const [sentBefore, sentAfter] = [operations(before.persisted), operations(after.persisted)];
  const paths = (api: typeof apiBefore): string[] =>
    listOperations(api).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  return {
    breaking: [
      ...findBreakingChanges(schemaBefore, schemaAfter).map(({ description }) => `GraphQL: ${description}`),
      ...[...sentBefore.values()].flatMap((text) =>
        validate(schemaAfter, parse(text)).map(
          ({ message }) => `An operation of the released app: ${message}`,
        ),
      ),
      ...openapiChanges(apiBefore, apiAfter).map((sentence) => `REST: ${sentence}`),
    ],
    others: [
      ...findDangerousChanges(schemaBefore, schemaAfter).map(({ description }) => `GraphQL: ${description}`),
      ...added(listFields(schemaBefore), listFields(schemaAfter)).map((field) => `GraphQL: ${field} is new.`),
      ...added(paths(apiBefore), paths(apiAfter)).map((call) => `REST: ${call} is new.`),
      ...counted([...sentAfter.keys()].filter((id) => !sentBefore.has(id)).length, 'new'),
      ...counted([...sentBefore.keys()].filter((id) => !sentAfter.has(id)).length, 'no longer sent'),
    ],
  };
}

const added = (before: readonly string[], after: readonly string[]): string[] =>
  after.filter((name) => !new Set(before).has(name));

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`Operations of the app: ${count} ${what}.`];

function listFields(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    'getFields' in type && !type.name.startsWith('__')
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );
}
