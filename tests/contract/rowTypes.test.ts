import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../src/server/platform/db/migrate.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrationsFolder.ts';
import { EXTENSIONS, overPglite } from '../../src/server/platform/db/openEmbedded.ts';
import { statementTexts } from '../../src/server/platform/db/sql.ts';
import { createJobQueue } from '../../src/server/platform/jobs/queue.ts';
import { projectRoot } from '../../src/server/platform/root.ts';

const root = projectRoot();
const folder = join(root, 'src/server');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('platform/db/'))
  .map((file) => join(folder, file))
  .filter((file) => /\b(?:statement|shortRead|sortedList)</.test(readFileSync(file, 'utf8')));

/** What a column holds in JavaScript. */
type Kind = 'string' | 'number' | 'boolean' | 'array' | 'json' | 'other';
type Columns = Readonly<Record<string, Kind>>;

const KINDS: readonly (readonly [Kind, readonly number[]])[] = [
  ['boolean', [16]],
  // int8 is a number where it is exact.
  ['number', [20, 21, 23, 26, 700, 701]],
  // Text, uuid, numeric, and dates and times, which stay text.
  ['string', [18, 19, 25, 1042, 1043, 2950, 1700, 1082, 1083, 1114, 1184, 1186]],
  ['json', [114, 3802]],
  // Bytes.
  ['other', [17]],
  ['array', [1000, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1182, 1185, 1231, 2951]],
];
const kindOfColumn = (type: number): Kind => {
  const kind = KINDS.find(([, types]) => types.includes(type))?.[0];
  // Enumerations of our own have large numbers, and are text.
  if (kind === undefined && type < 16_384) throw new Error(`Which type is ${type}?`);
  return kind ?? 'string';
};

interface Declared {
  readonly where: string;
  readonly name: string;
  readonly isList: boolean;
  readonly columns: Columns;
}

/** The row types that the calls of `statement`, `shortRead` and `sortedList` declare. */
function declaredRows(): Declared[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [files[0]] },
    ts.sys,
    root,
  );
  const program = ts.createProgram(files, { ...options, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const kindOfType = (type: ts.Type): Kind => {
    const parts = (type.isUnion() ? type.types : [type]).filter(
      ({ flags }) => (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0,
    );
    const all = (flag: ts.TypeFlags): boolean => parts.every(({ flags }) => (flags & flag) !== 0);
    if (all(ts.TypeFlags.StringLike)) return 'string';
    if (all(ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) return 'number';
    if (all(ts.TypeFlags.BooleanLike)) return 'boolean';
    return parts.every((part) => checker.isArrayType(part)) ? 'array' : 'other';
  };
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not in the program.`);
    const found: Declared[] = [];
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const [row] = node.typeArguments ?? [];
      const isList = node.expression.text === 'sortedList';
      if (row === undefined || !(isList || ['statement', 'shortRead'].includes(node.expression.text))) return;
      const [first] = node.arguments;
      const named = isList && first !== undefined ? nameOfList(first) : first;
      const names = named === undefined ? [] : listNames(named, source);
      if (names.length === 0)
        throw new Error(`A statement in ${file} has no fixed name: ${node.getText().slice(0, 80)}`);
      const columns = checker
        .getPropertiesOfType(checker.getTypeFromTypeNode(row))
        .map((column) => [column.name, kindOfType(checker.getTypeOfSymbol(column))] as const);
      const all = Object.fromEntries(isList ? [...columns, ['sortKey', 'string'] as const] : columns);
      for (const name of names)
        found.push({ where: file.slice(root.length + 1), name, isList, columns: all });
    };
    visit(source);
    return found;
  });
}

function nameOfList(list: ts.Expression): ts.Node | undefined {
  if (!ts.isObjectLiteralExpression(list)) return undefined;
  const property = list.properties.find((each) => each.name?.getText() === 'name');
  return property !== undefined && ts.isPropertyAssignment(property) ? property.initializer : property?.name;
}

/** The literal, or for the first parameter of a function the literals that its calls pass. */
function listNames(name: ts.Node, source: ts.SourceFile): string[] {
  if (ts.isStringLiteral(name)) return [name.text];
  const maker = ts.findAncestor(name, ts.isVariableDeclaration)?.name.getText();
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || node.expression.getText() !== maker) return;
    const [first] = node.arguments;
    if (first !== undefined && ts.isStringLiteral(first)) names.push(first.text);
  };
  visit(source);
  return names;
}

const declared = declaredRows();
let database: PGlite;

beforeAll(async () => {
  for (const file of files) await import(file);
  database = new PGlite({ extensions: EXTENSIONS });
  const opened = overPglite(database);
  await migrate(opened, readMigrations(migrationsFolder(root)));
  // Creates the job queue's own tables.
  await createJobQueue(opened).prepare([]);
});
afterAll(() => database.close());

describe('the declared rows of a statement are what the database answers', () => {
  it('for statements with a name of their own', () => {
    expect(declared.length).toBeGreaterThan(50);
    expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
  });

  it.each(declared.map((each) => [each.where, each.name, each] as const))(
    '%s: %s',
    async (_where, name, { isList, columns }) => {
      const own = isList ? new RegExp(`^${name}_[a-z_]+_(?:asc|desc)$`) : new RegExp(`^${name}$`);
      const texts = [...statementTexts()].filter(([each]) => own.test(each));
      expect(texts).not.toEqual([]);
      for (const [, text] of texts) {
        const { resultFields } = await database.describeQuery(text);
        const answered = resultFields.map((field) => [field.name, kindOfColumn(field.dataTypeID)] as const);
        // JSON holds whatever its statement built.
        const expected = answered.map(
          ([column, kind]) => [column, kind === 'json' ? columns[column] : kind] as const,
        );
        expect(Object.fromEntries(expected)).toEqual(columns);
      }
    },
  );
});
