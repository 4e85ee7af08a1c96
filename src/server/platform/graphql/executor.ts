import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../context.ts';
import { asksForLists } from '../replica/replicaReads.ts';
import { brokenTextsRule, limitsRule } from './limits.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** An operation that is ready to run. */
export interface Operation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Null for an anonymous operation. */
  readonly name: string | null;
  /** Whether its answer may be seconds old. */
  readonly mayBeOld: boolean;
  run(variables: Variables, ctx: RequestContext): Promise<ExecutionResult>;
}

/** A document that can't run. */
export class DocumentFaults extends Error {
  override readonly name = 'DocumentFaults';

  constructor(readonly faults: readonly GraphQLError[]) {
    super(`The operation is not valid: ${faults.map(({ message }) => message).join(' ')}`);
  }
}

export const noSuchOperation = (name: string): DocumentFaults =>
  new DocumentFaults([new GraphQLError(`There is no operation ${name}.`)]);

export interface Executor {
  /** An operation from the build, compiled on first use. Null for an unknown id. */
  persisted(id: string): Operation | null;
  /** Any operation, for development and tests. Throws DocumentFaults. */
  free(text: string, operationName: string | null): Operation;
  /**
   * Compiles all persisted operations, so that the first requests need not wait. Throws if one doesn't match the
   * contract.
   */
  warm(): void;
}

export function createExecutor(
  schema: GraphQLSchema,
  persistedTexts: Readonly<Record<string, string>>,
): Executor {
  const compiled = new Map<string, Operation>();

  const persisted = (id: string): Operation | null => {
    const known = compiled.get(id);
    if (known) return known;
    const text = Object.hasOwn(persistedTexts, id) ? persistedTexts[id] : undefined;
    if (text === undefined) return null;
    const operation = compile(schema, checked(schema, text, []));
    compiled.set(id, operation);
    return operation;
  };

  return {
    persisted,
    free: (text, operationName) =>
      interpret(schema, checked(schema, text, [limitsRule, brokenTextsRule]), operationName),
    warm: () => {
      for (const id of Object.keys(persistedTexts)) persisted(id);
    },
  };
}

function checked(
  schema: GraphQLSchema,
  text: string,
  rules: readonly (typeof specifiedRules)[number][],
): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(text, { maxLexicalTokens: 10_000 });
  } catch (error) {
    throw new DocumentFaults([error as GraphQLError]);
  }
  const faults = validate(schema, document, [...specifiedRules, ...rules], { maxErrors: 20 });
  if (faults.length > 0) throw new DocumentFaults(faults);
  return document;
}

/** Compiles our operations to JavaScript, which runs several times faster. */
function compile(schema: GraphQLSchema, document: DocumentNode): Operation {
  const query = compileQuery(schema, document);
  if (!isCompiledQuery(query)) throw new DocumentFaults(query.errors ?? []);
  const definition = getOperationAST(document);
  return {
    kind: definition?.operation ?? 'query',
    name: definition?.name?.value ?? null,
    mayBeOld: asksForLists(schema, document),
    run: async (variables, ctx) => query.query({}, ctx, variables),
  };
}

function interpret(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): Operation {
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw operationName === null
      ? new DocumentFaults([new GraphQLError('Say which of the operations is meant.')])
      : noSuchOperation(operationName);
  return {
    kind: operation.operation,
    name: operation.name?.value ?? null,
    mayBeOld: asksForLists(schema, document),
    run: async (variables, ctx) =>
      execute({
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: ctx,
        rootValue: {},
      }),
  };
}
