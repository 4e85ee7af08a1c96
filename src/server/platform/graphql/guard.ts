import {
  getNamedType,
  isNonNullType,
  isUnionType,
  type GraphQLField,
  type GraphQLFieldResolver,
} from 'graphql';
import { checkAccess } from '../access/check.ts';
import { contextUnder } from '../access/household.ts';
import type { AccessRule } from '../access/accessRule.ts';
import type { RequestContext } from '../context.ts';
import { forbidden, ownerOnly, unauthorized } from '../errors.ts';

/** Type name to field name to rule. */
export type GraphqlRules = Readonly<Record<string, Readonly<Record<string, AccessRule>>>>;

type Resolve = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * A root field with its access rule. A refused caller gets the contract's form: a `Refusal` if the payload has one,
 * null if the field is nullable, otherwise an error.
 */
export function guarded(
  typeName: string,
  field: GraphQLField<unknown, RequestContext>,
  rules: GraphqlRules,
): Resolve {
  const rule = rules[typeName]?.[field.name];
  if (rule === undefined) throw new Error(`There is no access rule for ${typeName}.${field.name}.`);
  const resolve = field.resolve as Resolve;
  if (rule === 'anyone') return resolve;
  const type = getNamedType(field.type);
  const refuses = isUnionType(type) && type.getTypes().some(({ name }) => name === 'Refusal');
  const nullable = !isNonNullType(field.type);

  return (parent, args, ctx, info) => {
    const verdict = checkAccess(rule, ctx.member);
    if (verdict === 'allowed')
      return resolve(parent, args, rule === 'person' ? contextUnder(rule, ctx) : ctx, info);
    if (nullable) return null;
    if (verdict === 'stranger') throw unauthorized();
    const refusal = verdict === 'notOwner' ? ownerOnly() : forbidden();
    if (refuses) return { __typename: 'Refusal', code: 'FORBIDDEN', message: refusal.sentence, fields: [] };
    throw refusal;
  };
}
