type Json = Readonly<Record<string, unknown>>;

/** How deep a schema is written out; below that only its name is shown. */
const DEEPEST = 6;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON schema in type notation: `{ id: string, at?: string (date-time) | null }`. Named schemas stay names. */
export function schemaText(schema: unknown, indent = 0): string {
  if (!isRecord(schema)) return 'any';
  if (typeof schema['$ref'] === 'string') return schema['$ref'].replace(/^.*\//, '');
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(' | ');
  for (const key of ['oneOf', 'anyOf'] as const) if (Array.isArray(schema[key])) return schema[key].map((each) => schemaText(each, indent)).join(' | ');
  if (Array.isArray(schema['allOf'])) return schema['allOf'].map((each) => schemaText(each, indent)).join(' & ');
  const types = [schema['type'] ?? (isRecord(schema['properties']) ? 'object' : 'any')].flat() as string[];
  return types.map((type) => oneType(type, schema, indent)).join(' | ');
}

function oneType(type: string, schema: Json, indent: number): string {
  if (type === 'array') return `${wrapped(schemaText(schema['items'], indent))}[]`;
  if (type === 'object') return objectText(schema, indent);
  return type === 'null' ? 'null' : `${type}${limitsText(schema)}`;
}

function objectText(schema: Json, indent: number): string {
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : [];
  const others = schema['additionalProperties'];
  if (properties.length === 0) return isRecord(others) ? `{ [name]: ${schemaText(others, indent)} }` : '{}';
  if (indent >= DEEPEST) return '{ … }';
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const pad = '  '.repeat(indent + 1);
  const lines = properties.map(([name, property]) => {
    const said = isRecord(property) && typeof property['description'] === 'string' ? `  // ${property['description'].replace(/\s+/g, ' ').trim()}` : '';
    return `${pad}${name}${required.has(name) ? '' : '?'}: ${schemaText(property, indent + 1)}${said}`;
  });
  return `{\n${lines.join('\n')}\n${'  '.repeat(indent)}}`;
}

function limitsText(schema: Json): string {
  const { format, minimum, maximum, minLength, maxLength, pattern } = schema;
  const end = (limit: unknown) => (typeof limit === 'number' ? String(limit) : '');
  const range = (least: unknown, most: unknown, unit: string) => (least === undefined && most === undefined ? [] : [`${end(least)}…${end(most)}${unit}`]);
  const all = [...(typeof format === 'string' ? [format] : []), ...range(minimum, maximum, ''), ...range(minLength, maxLength, ' characters'), ...(typeof pattern === 'string' ? [pattern] : [])];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

const wrapped = (text: string): string => (text.includes(' | ') ? `(${text})` : text);
