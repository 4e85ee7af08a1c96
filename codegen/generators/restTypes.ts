import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { readOpenApi } from './openapi.ts';
import { mark, root, writeOutput } from './output.ts';

/** Types of every path, parameter, body and response, and the document itself for the server's bundle. */
export async function generateRestTypes(): Promise<void> {
  const file = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTS(new URL(`file://${root}openapi.yaml`), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (schema) => (schema.format === 'binary' ? file : undefined),
  });
  writeOutput('codegen/rest/types.ts', `${mark}${astToString(nodes)}`);
  writeOutput('codegen/rest/openapi.json', `${JSON.stringify(readOpenApi(), null, 1)}\n`);
}
