import {
  buildASTSchema,
  isObjectType,
  isScalarType,
  parse,
  validateSchema,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from '../context.ts';
import { guarded, type GraphqlRules } from './guard.ts';
import type { ResolverMap } from './resolverMap.ts';
import { dateScalar, dateTimeScalar } from './scalars.ts';

/** Types without a parent object, whose every field needs a resolver. */
const roots = ['Query', 'Mutation', 'Staff'] as const;

/** Contracts that proved valid, parsed, because a process may build several servers. */
const validContracts = new Map<string, DocumentNode>();

/**
 * Attaches resolvers to the contract. The start stops for a resolver without a field, a field without a needed
 * resolver (roots, fields with arguments, and those in `needed` as `Type.field`), and a root field without an access
 * rule.
 */
export function executableSchema(
  contract: string,
  resolvers: ResolverMap,
  rules: GraphqlRules,
  needed: readonly string[] = [],
): GraphQLSchema {
  const known = validContracts.get(contract);
  const document = known ?? parse(contract);
  const schema = buildASTSchema(document, { assumeValid: known !== undefined });
  for (const scalar of [dateTimeScalar, dateScalar]) {
    const declared = schema.getType(scalar.name);
    if (isScalarType(declared)) {
      declared.serialize = scalar.serialize;
      declared.parseValue = scalar.parseValue;
      declared.parseLiteral = scalar.parseLiteral;
    }
  }
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The GraphQL contract has no object type ${typeName}.`);
    for (const [name, resolver] of Object.entries(fields)) {
      const field = type.getFields()[name];
      if (!field) throw new Error(`The GraphQL contract has no field ${typeName}.${name}.`);
      field.resolve = resolver;
    }
  }
  const missing = unanswered(schema, new Set(needed));
  if (missing.length > 0)
    throw new Error(`There is no resolver for ${missing.join(', ')} of the GraphQL contract.`);
  for (const typeName of roots) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(
      type.getFields() as Readonly<Record<string, GraphQLField<unknown, RequestContext>>>,
    )) {
      field.resolve = guarded(typeName, field, rules);
    }
  }
  const faults = validateSchema(schema);
  if (faults.length > 0)
    throw new Error(`The GraphQL contract is not valid: ${faults.map(({ message }) => message).join(' ')}`);
  validContracts.set(contract, document);
  return schema;
}

/** As `Type.field`. */
function unanswered(schema: GraphQLSchema, needed: ReadonlySet<string>): string[] {
  const isRoot = (name: string): boolean => roots.some((root) => root === name);
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        field,
        name: `${type.name}.${field.name}`,
        root: isRoot(type.name),
      })),
    )
    .filter(({ field, name, root }) => !field.resolve && (root || field.args.length > 0 || needed.has(name)))
    .map(({ name }) => name);
}
