type Cell = string | number | boolean | null;

/** One figure: section, date or time, name, value, unit. */
export type CsvRow = readonly [section: string, when: string, name: string, value: Cell, unit: string];

/** CSV (RFC 4180, CRLF) with the columns section, when, name, value, unit, for filtering in a spreadsheet. */
export function csvText(rows: readonly CsvRow[]): string {
  return csvTable([['section', 'when', 'name', 'value', 'unit'], ...rows]);
}

/** RFC 4180, CRLF. */
export function csvTable(rows: readonly (readonly Cell[])[]): string {
  return `${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** A text cell that a spreadsheet would otherwise run as a formula, because people or partners wrote it. */
export function spreadsheetText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
