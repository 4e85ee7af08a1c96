import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { graphqlRules } from '../../src/server/platform/access/graphqlRules.ts';
import { mappers } from '../mappers.ts';
import { mark, readSource, writeOutput } from './output.ts';

const scalars = {
  ID: { input: 'string', output: 'string' },
  DateTime: { input: 'Date', output: 'Date' },
  Date: { input: 'string', output: 'string' },
};

const context = '../../src/server/platform/context.ts';

const typesFile = 'codegen/graphql/types.ts';
const resolversFile = 'codegen/graphql/resolvers.ts';

const pluginMap = { typescript, 'typescript-resolvers': typescriptResolvers };

const config = {
  strictScalars: true,
  scalars,
  enumsAsTypes: true,
  immutableTypes: true,
  useTypeImports: true,
  skipTypename: false,
  // Resolvers return null for a missing value; callers may omit an optional input.
  avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true },
  // Mercurius distinguishes the members of a union by __typename.
  resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
  optionalResolveType: true,
};

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

/** The contract's types, every resolver's type, and the contract as text for the server's bundle. */
export async function generateGraphqlTypes(): Promise<void> {
  const contract = readSource('schema.graphql');
  const schema = lexicographicSortSchema(buildSchema(contract));
  const generate = async (filename: string, plugin: keyof typeof pluginMap, own: object): Promise<string> =>
    codegen({
      filename,
      schema: parse(printSchema(schema)),
      schemaAst: schema,
      documents: [],
      plugins: [{ [plugin]: {} }],
      pluginMap,
      config: { ...config, ...own },
    });

  const types = await generate(typesFile, 'typescript', {});
  writeOutput(typesFile, `${mark}${types.trimEnd()}\n`);

  const resolvers = await generate(resolversFile, 'typescript-resolvers', {
    mappers,
    contextType: `${context}#RequestContext`,
    fieldContextTypes: memberFields(),
    namespacedImportName: 'Types',
  });
  writeOutput(
    resolversFile,
    `${mark}import type * as Types from './types.ts';\n${withoutIdleContext(resolvers).trimEnd()}\n`,
  );

  const text = JSON.stringify(contract);
  writeOutput(
    'codegen/graphql/schema.ts',
    `${mark}/** schema.graphql, word for word. */\nexport const schemaText: string =\n  ${text};\n`,
  );
}
