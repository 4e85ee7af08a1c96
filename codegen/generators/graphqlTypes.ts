import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { graphqlRules } from '../../src/server/platform/access/rules.ts';
import { mappers } from '../mappers.ts';
import { mark, readSource, writeOutput } from './output.ts';

const scalars = {
  ID: { input: 'string', output: 'string' },
  DateTime: { input: 'Date', output: 'Date' },
  Date: { input: 'string', output: 'string' },
};

const context = '../../src/server/platform/context.ts';

/** Fields whose access rule requires a member: their resolvers get one. */
function memberFields(): string[] {
  return Object.entries(graphqlRules).flatMap(([type, fields]) =>
    Object.entries(fields).flatMap(([field, rule]) =>
      rule === 'anyone' ? [] : [`${type}.${field}#${context}#MemberContext`],
    ),
  );
}

/** When all of a type's fields have their own context, its general one is unused, which the compiler rejects. */
function withoutIdleContext(types: string): string {
  const blocks = [...types.matchAll(/^export type (\w+Resolvers)<ContextType = .*\n([\s\S]*?)^};/gm)];
  const idle = blocks.filter(([, , body = '']) => !/\bContextType\b/.test(body)).map(([, name = '']) => name);
  return idle.reduce(
    (text, name) =>
      text
        .replace(`${name}<ContextType = RequestContext, `, `${name}<`)
        .replaceAll(`${name}<ContextType>`, name),
    types,
  );
}

/** Every resolver's type, and the contract as text for the server's bundle. */
export async function generateGraphqlTypes(): Promise<void> {
  const contract = readSource('schema.graphql');
  const schema = lexicographicSortSchema(buildSchema(contract));
  const types = await codegen({
    filename: 'codegen/graphql/resolvers.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [],
    plugins: [{ typescript: {} }, { 'typescript-resolvers': {} }],
    pluginMap: { typescript, 'typescript-resolvers': typescriptResolvers },
    config: {
      strictScalars: true,
      scalars,
      mappers,
      contextType: `${context}#RequestContext`,
      fieldContextTypes: memberFields(),
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      skipTypename: false,
      // Resolvers return null for a missing value; callers may omit an optional input.
      avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true },
      // Mercurius distinguishes the members of a union by __typename.
      resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
      optionalResolveType: true,
    },
  });
  writeOutput('codegen/graphql/resolvers.ts', `${mark}${withoutIdleContext(types).trimEnd()}\n`);

  const text = JSON.stringify(contract);
  writeOutput(
    'codegen/graphql/schema.ts',
    `${mark}/** schema.graphql, word for word. */\nexport const schemaText: string =\n  ${text};\n`,
  );
}
