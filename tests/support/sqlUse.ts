import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { KEYED_READS } from '../../src/server/platform/db/distribution/placements.ts';

/** What one file does with tables, by the tables' names in the database. */
export interface SqlUse {
  /** Path below src/server. */
  readonly file: string;
  /** Pieces of SQL: texts, `sql` templates, and calls of the query builder. */
  readonly pieces: number;
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
}

export interface SqlSources {
  /** The room that declares each table. */
  readonly owners: ReadonlyMap<string, string>;
  readonly uses: readonly SqlUse[];
}

/** The first folder of a path below src/server. */
export const toRoom = (file: string): string => file.split('/')[0] ?? '';

/** Reads the server's sources below `folder`, without its tests. */
export function readSqlSources(folder: string): SqlSources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|platform\/db\/migrations\//.test(file))
    .sort();
  const parsed = new Map(
    files.map((file) => [
      file,
      ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true),
    ]),
  );
  const declared = new Map([...parsed].map(([file, source]) => [file, declaredTables(source)]));
  const owners = new Map(
    [...declared].flatMap(([file, tables]) => [...tables.values()].map((table) => [table, toRoom(file)])),
  );
  return {
    owners,
    uses: [...parsed]
      .filter(([file]) => !/(^|\/)tables\.ts$/.test(file))
      .map(([file, source]) => useIn(file, source, importedTables(file, source, declared), owners)),
  };
}

/** `export const members = pgTable('members', …)`: the name in the code, and the name in the database. */
function declaredTables(source: ts.SourceFile): Map<string, string> {
  const tables = new Map<string, string>();
  visit(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || node.initializer === undefined)
      return;
    const name = /^pg(?:Table|View)\(\s*'(\w+)'/.exec(node.initializer.getText())?.[1];
    if (name !== undefined) tables.set(node.name.text, name);
  });
  return tables;
}

function importedTables(
  file: string,
  source: ts.SourceFile,
  declared: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Map<string, string> {
  const tables = new Map<string, string>();
  for (const node of source.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const from = declared.get(join(dirname(file), node.moduleSpecifier.text));
    const named = node.importClause?.namedBindings;
    if (from === undefined || named === undefined || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements) {
      const table = from.get((propertyName ?? name).text);
      if (table !== undefined) tables.set(name.text, table);
    }
  }
  return tables;
}

const BUILDER_READS = new Set(['from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin']);
const BUILDER_WRITES = new Set(['insert', 'update', 'delete']);

function useIn(
  file: string,
  source: ts.SourceFile,
  imported: ReadonlyMap<string, string>,
  tables: ReadonlyMap<string, string>,
): SqlUse {
  let pieces = 0;
  const reads = new Set<string>();
  const writes = new Set<string>();
  const note = (found: ReturnType<typeof tablesIn>): void => {
    for (const table of found.reads.map((name) => KEYED_READS[name] ?? name))
      if (tables.has(table)) reads.add(table);
    for (const table of found.writes) if (tables.has(table)) writes.add(table);
  };
  visit(source, (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      if (!/^sql\b/.test(node.tag.getText())) return;
      pieces += 1;
      note(tablesIn(flatText(node.template, imported)));
    } else if (isText(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      const found = tablesIn(flatText(node, imported));
      if (![...found.reads, ...found.writes].some((table) => tables.has(KEYED_READS[table] ?? table))) return;
      pieces += 1;
      note(found);
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments;
      const table = first !== undefined && ts.isIdentifier(first) ? imported.get(first.text) : undefined;
      const method = node.expression.name.text;
      if (table === undefined) return;
      if (BUILDER_WRITES.has(method)) writes.add(table);
      else if (BUILDER_READS.has(method)) reads.add(table);
      else return;
      pieces += 1;
    }
  });
  return { file, pieces, reads, writes };
}

type Text = ts.StringLiteral | ts.TemplateLiteral;
const isText = (node: ts.Node): node is Text => ts.isStringLiteral(node) || ts.isTemplateLiteral(node);

/** A literal's text, with tables by name; any other interpolation becomes a placeholder. */
function flatText(node: Text, imported: ReadonlyMap<string, string>): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  const part = (expression: ts.Expression): string =>
    (ts.isIdentifier(expression) ? imported.get(expression.text) : undefined) ?? '?';
  return (
    node.head.text +
    node.templateSpans.map(({ expression, literal }) => part(expression) + literal.text).join('')
  );
}

/** Names that follow keywords which take a table; not all of them are tables. Our SQL is in lower case. */
export function tablesIn(text: string): { reads: string[]; writes: string[] } {
  const after = (words: RegExp): string[] => [...text.matchAll(words)].map(([, name = '']) => name);
  const isRead = /\bselect\b|\bjoin\b|\busing\b/.test(text);
  return {
    reads: isRead ? after(/\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?"?(\w+)"?/g) : [],
    writes: [
      ...after(/\binsert\s+into\s+"?(\w+)"?/g),
      ...after(/\bupdate\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b/g),
      ...after(/\bdelete\s+from\s+(?:only\s+)?"?(\w+)"?/g),
    ],
  };
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}
