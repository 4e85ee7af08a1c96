import { buildSchema, isObjectType, isScalarType, validateSchema, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context.ts';
import { guarded, type GraphqlRules } from './guard.ts';
import type { ResolverMap } from './resolverMap.ts';
import { dateScalar, dateTimeScalar } from './scalars.ts';

/** Types whose every field needs a resolver of its own: nothing stands above them that could hold the value. */
const roots = ['Query', 'Mutation', 'Staff'] as const;

/**
 * The contract with its resolvers. A resolver that the contract does not name, or a root field without one, stops the
 * start; so does a root field without an access rule.
 */
export function executableSchema(contract: string, resolvers: ResolverMap, rules: GraphqlRules): GraphQLSchema {
  const schema = buildSchema(contract);
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
  for (const typeName of roots) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields() as Readonly<Record<string, GraphQLField<unknown, RequestContext>>>)) {
      if (!field.resolve) throw new Error(`There is no resolver for ${typeName}.${field.name}.`);
      field.resolve = guarded(typeName, field, rules);
    }
  }
  const faults = validateSchema(schema);
  if (faults.length > 0) throw new Error(`The GraphQL contract is not valid: ${faults.map(({ message }) => message).join(' ')}`);
  return schema;
}
