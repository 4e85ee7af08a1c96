import { LOCALES } from '../countries.ts';

/** Shared pieces of the brand file schemas. A pattern's `description` completes the fault "must be …". */
export const TEXT = {
  type: 'string',
  minLength: 1,
  maxLength: 600,
  pattern: '\\S',
  description: 'a text that is not empty',
};

const perLocale = (value: object) => ({
  type: 'object',
  minProperties: 1,
  additionalProperties: false,
  properties: Object.fromEntries(LOCALES.map((locale) => [locale, value])),
});

const orPerLocale = (value: object) => ({
  if: { type: 'object' },
  then: perLocale(value),
  else: value,
});

export const LOCALISED_TEXT = orPerLocale(TEXT);

/** A URL or a path on the page's origin; `checkBrands` says where a path or plain http isn't enough. */
export const ADDRESS = {
  type: 'string',
  minLength: 1,
  maxLength: 2000,
  pattern: '^(https?://[^\\s\\\\@]+|/([^\\s/\\\\][^\\s\\\\]*)?)$',
  description: 'an address that begins with https://, or a path',
};
export const LOCALISED_ADDRESS = orPerLocale(ADDRESS);

export const BRAND_ID = {
  type: 'string',
  maxLength: 32,
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  description: 'lowercase letters, digits and single hyphens, such as "north-shore"',
};
export const HOST_NAME = {
  type: 'string',
  maxLength: 253,
  pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$',
  description: 'a host name in lowercase letters, without port',
};
export const HOST_AND_PORT = {
  ...HOST_NAME,
  pattern: HOST_NAME.pattern.replace(/\$$/, '(:[1-9][0-9]{0,4})?$'),
  description: 'a host name in lowercase letters, with or without port',
};
export const EMAIL = {
  type: 'string',
  maxLength: 254,
  pattern: '^[^\\s@<>]+@[a-z0-9-]+(\\.[a-z0-9-]+)+$',
  description: 'a mail address',
};

export function closed(
  properties: Record<string, object>,
  required: readonly string[] = Object.keys(properties),
) {
  return { type: 'object', additionalProperties: false, properties, required };
}

export function list(items: object, minItems = 0) {
  return { type: 'array', items, minItems, uniqueItems: true };
}

export const orNull = (schema: object) => ({ if: { type: 'null' }, else: schema });
