import { Ajv, type AnySchemaObject, type DefinedError, type ValidateFunction } from 'ajv';
import { mergedSettings } from '../../domain/brands/brandConfig.ts';
import { ENVIRONMENTS } from '../../domain/brands/environments.ts';
import type { BrandFault } from '../../domain/brands/fault.ts';
import { BRAND_FILE_SCHEMA, SETTINGS_SCHEMA } from '../../domain/brands/schema/brandSchema.ts';
import { THEME_SCHEMA } from '../../domain/brands/schema/themeSchema.ts';
import { WORDS_SCHEMA } from '../../domain/brands/schema/wordsSchema.ts';
import type { BrandFile } from '../../domain/brands/types.ts';

// Every process compiles these at its start to check a few files; compiling twice, or minifying the result, would
// cost a second.
const ajv = new Ajv({ allErrors: true, verbose: true, inlineRefs: false, code: { optimize: false } });
const settings = ajv.compile(SETTINGS_SCHEMA);

/** Settings of earlier releases, and what to do with them. */
const REMOVED = new Map([
  ['survey', 'is no longer a setting: take it out, and ask for feedback under Placements in the staff area'],
]);

/** By file name. */
export const schemas = {
  'brand.json': ajv.compile(BRAND_FILE_SCHEMA),
  'words.json': ajv.compile(WORDS_SCHEMA),
  'theme.json': ajv.compile(THEME_SCHEMA),
};

export function schemaFaults(file: string, schema: ValidateFunction, data: unknown): readonly BrandFault[] {
  return schema(data)
    ? []
    : specificErrors(schema).map((error) => ({ file, field: errorField(error), reason: errorReason(error) }));
}

/** Reports settings missing from both the environment and the common part. */
export function environmentFaults(file: string, brand: BrandFile): readonly BrandFault[] {
  return ENVIRONMENTS.flatMap((environment) =>
    settings(mergedSettings(brand, environment))
      ? []
      : specificErrors(settings).map((error) => ({
          file,
          field: `/environments/${environment}${errorField(error)}`,
          reason: `${errorReason(error)}, also in the common part`,
        })),
  );
}

/** For if/then/else, Ajv reports the failing branches and then the whole; only the branch says what is wrong. */
function specificErrors(schema: ValidateFunction): readonly DefinedError[] {
  return ((schema.errors ?? []) as DefinedError[]).filter(
    ({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames',
  );
}

function errorField(error: DefinedError): string {
  if (error.keyword === 'required') return `${error.instancePath}/${error.params.missingProperty}`;
  if (error.keyword === 'additionalProperties')
    return `${error.instancePath}/${error.params.additionalProperty}`;
  return error.propertyName === undefined
    ? error.instancePath
    : `${error.instancePath}/${error.propertyName}`;
}

function errorReason(error: DefinedError): string {
  const found = `but is ${quote(error.data)}`;
  switch (error.keyword) {
    case 'required':
      return 'is missing';
    case 'additionalProperties':
      return REMOVED.get(error.params.additionalProperty) ?? 'is not a known field';
    case 'enum':
      return `must be one of ${error.params.allowedValues.map(String).join(', ')}, ${found}`;
    case 'const':
      return `must be ${quote(error.params.allowedValue)}, ${found}`;
    case 'type':
      return `must be ${article(error.params.type)}, ${found}`;
    case 'pattern':
      return `must be ${describedBy(error.parentSchema) ?? `of the form ${error.params.pattern}`}, ${found}`;
    case 'minItems':
      return `must have at least ${error.params.limit} ${entries(error.params.limit)}, ${found}`;
    case 'maxItems':
      return `must have at most ${error.params.limit} ${entries(error.params.limit)}, ${found}`;
    case 'maxLength':
      return `must have at most ${error.params.limit} characters, ${found}`;
    case 'minimum':
      return `must be at least ${error.params.limit}, ${found}`;
    case 'maximum':
      return `must be at most ${error.params.limit}, ${found}`;
    case 'uniqueItems':
      return 'names the same thing twice';
    default:
      return `${error.message ?? 'is wrong'}, ${found}`;
  }
}

function describedBy(schema: AnySchemaObject | undefined): string | null {
  const description: unknown = schema?.['description'];
  return typeof description === 'string' ? description : null;
}

function entries(count: number): string {
  return count === 1 ? 'entry' : 'entries';
}

function article(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function quote(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
