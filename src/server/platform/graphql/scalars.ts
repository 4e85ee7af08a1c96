import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const dayPattern = /^\d{4}-\d\d-\d\d$/;

function readText(node: ValueNode): unknown {
  return node.kind === Kind.STRING ? node.value : undefined;
}

function parseInstant(value: unknown): Date {
  const parsed = typeof value === 'string' && instantPattern.test(value) ? new Date(value) : null;
  if (parsed === null || Number.isNaN(parsed.getTime()))
    throw new GraphQLError('This is not a time such as 2026-07-01T18:00:00Z.');
  return parsed;
}

function parseDay(value: unknown): string {
  if (typeof value === 'string' && dayPattern.test(value)) {
    const day = new Date(`${value}T00:00:00Z`);
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)) return value;
  }
  throw new GraphQLError('This is not a day such as 2026-07-01.');
}

export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new TypeError('A DateTime is answered with a Date.');
  },
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(readText(node)),
});

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: parseDay,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(readText(node)),
});
