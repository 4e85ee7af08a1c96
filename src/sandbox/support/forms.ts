import type { FastifyInstance } from 'fastify';

/** Fields of a form or query; of a repeated field, the last one. */
export type Fields = Readonly<Record<string, string>>;

/** Enables `application/x-www-form-urlencoded`. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

/** The text fields of any body or query. */
export function readFields(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) return {};
  const entries: [string, string][] = [];
  for (const [name, each] of Object.entries(value)) {
    if (typeof each === 'string') entries.push([name, each]);
    else if (typeof each === 'number' || typeof each === 'boolean') entries.push([name, String(each)]);
  }
  return Object.fromEntries(entries);
}

/** Parses an instant; null if invalid. */
export function parseInstant(text: string | undefined): Date | null {
  if (text === undefined || text === '') return null;
  const at = /^\d{9,11}$/.test(text) ? new Date(Number(text) * 1_000) : new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
