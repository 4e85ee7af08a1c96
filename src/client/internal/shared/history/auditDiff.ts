import { isTyped } from './typedField.ts';

/** A field of something that was changed; null: it was not there. */
export interface DiffLine {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Fields without meaning to staff: shown in the line already, or incremented with every change. */
const left = new Set(['id', 'brand', 'brandId', 'version', 'createdAt', 'updatedAt']);

/**
 * What a person made different between two states of the audit log, field by field; fields within fields by their path.
 * Numbers are written by `number`. What follows from it, and the defaults of something new, are left out.
 */
export function auditDiff(
  before: string | null,
  after: string | null,
  number: (value: number) => string,
): readonly DiffLine[] {
  const from = flat(parsed(before));
  const to = flat(parsed(after));
  const shown = (value: Leaf | null) => (typeof value === 'number' ? number(value) : value);
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((field) => {
    const [was, is] = [from.get(field) ?? null, to.get(field) ?? null];
    return was === is || !isTyped(field, is === null ? null : String(is), before === null)
      ? []
      : [{ field, from: shown(was), to: shown(is) }];
  });
}

type Leaf = string | number;

function parsed(json: string | null): unknown {
  if (json === null) return null;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return json;
  }
}

function flat(value: unknown, path = ''): Map<string, Leaf> {
  if (value === null || value === undefined) return new Map();
  // A table's rows are summarized by their number, with the names of the first few.
  if (Array.isArray(value)) return new Map([[path === '' ? 'rows' : path, rowsText(value)]]);
  if (typeof value === 'number') return new Map([[path, value]]);
  if (typeof value !== 'object') return new Map([[path, text(value)]]);
  const lines = new Map<string, Leaf>();
  for (const [key, inner] of Object.entries(value)) {
    if (path === '' && left.has(key)) continue;
    for (const [field, words] of flat(inner, path === '' ? key : `${path}.${key}`)) lines.set(field, words);
  }
  return lines;
}

const most = 8;

function rowsText(rows: readonly unknown[]): string {
  const names = rows.map((row) =>
    typeof row === 'object' && row !== null && 'postalCode' in row ? text(row.postalCode) : text(row),
  );
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} … +${more}` : names.join(', ');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
