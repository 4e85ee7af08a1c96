import type { GraphQLScalarType } from 'graphql';
import type { Resolvers, ResolversParentTypes } from '../../../../codegen/graphql/resolvers.ts';

type Root = 'Query' | 'Mutation' | 'Staff';
type NameOf<Key extends keyof Resolvers> =
  NonNullable<Resolvers[Key]> extends GraphQLScalarType ? never : Key;
type ObjectName = { [Key in keyof Resolvers]-?: NameOf<Key> }[keyof Resolvers] & keyof ResolversParentTypes;
type FieldsOf<Name extends ObjectName> = Exclude<
  keyof NonNullable<Resolvers[Name]>,
  '__isTypeOf' | '__resolveType'
> &
  string;
type FieldResolver<Name extends ObjectName, Field> = Extract<
  NonNullable<NonNullable<Resolvers[Name]>[Field & keyof NonNullable<Resolvers[Name]>]>,
  (...args: never[]) => unknown
>;
type ResultOf<Name extends ObjectName, Field> = ReturnType<FieldResolver<Name, Field>>;

/** A plain property can't use arguments. */
type TakesArguments<Name extends ObjectName, Field> =
  FieldResolver<Name, Field> extends (parent: never, args: infer Args, ...rest: never[]) => unknown
    ? PropertyKey extends keyof Args
      ? false
      : true
    : false;

/** Whether the parent object holds the field in the contract's type. */
type IsHeld<Name extends ObjectName, Field, Parent = ResolversParentTypes[Name]> = Field extends keyof Parent
  ? Parent[Field] extends
      | ResultOf<Name, Field>
      | (null extends Awaited<ResultOf<Name, Field>> ? undefined : never)
    ? true
    : false
  : false;

type FieldNames<Name extends ObjectName> = { [Field in FieldsOf<Name>]: `${Name}.${Field}` }[FieldsOf<Name>];
type WithArguments<Name extends ObjectName> = {
  [Field in FieldsOf<Name>]: TakesArguments<Name, Field> extends true ? `${Name}.${Field}` : never;
}[FieldsOf<Name>];
type Unheld<Name extends ObjectName> = {
  [Field in FieldsOf<Name>]: TakesArguments<Name, Field> extends true
    ? never
    : IsHeld<Name, Field> extends true
      ? never
      : `${Name}.${Field}`;
}[FieldsOf<Name>];

/** Fields, as `Type.field`, that the parent object does not hold, except roots and fields with arguments. */
export type UnheldField = { [Name in ObjectName]: Name extends Root ? never : Unheld<Name> }[ObjectName];

/** Every field that needs a resolver: roots, fields with arguments, and unheld fields. */
export type NeededResolver =
  | UnheldField
  | { [Name in ObjectName]: Name extends Root ? FieldNames<Name> : WithArguments<Name> }[ObjectName];

/** Fields answered by a resolver map, as `Type.field`. */
export type AnsweredBy<Map> = Map extends unknown
  ? { [Name in keyof Map & string]: `${Name}.${keyof Map[Name] & string}` }[keyof Map & string]
  : never;
