// Where relay-compiler and its Babel plugin read and write. `npm run codegen` runs the compiler and the other generators.
// Named exports only: both tools `require` this file and take the module's namespace for the configuration.
export const src = './src';
export const schema = './schema.graphql';
export const language = 'typescript';
export const artifactDirectory = './codegen/relay';
export const codegenCommand = 'npm run codegen';
export const eagerEsModules = true;
export const useImportTypeSyntax = true;
export const requireCustomScalarTypes = true;
export const customScalarTypes = { DateTime: 'string', Date: 'string' };
export const persistConfig = { file: './codegen/graphql/persisted.json', algorithm: 'SHA256' };
