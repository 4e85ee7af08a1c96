import { SaveCsv } from './SaveCsv.tsx';

/** What a list's file has. */
export interface ListFile<Row> {
  /** Without its ending. */
  readonly name: string;
  /** The columns' values by their heads; what can be true is `yes` or `no`. */
  readonly cells: Readonly<Record<string, (row: Row) => string | number | boolean | null | undefined>>;
}

interface SaveListProps<Row> {
  readonly file: ListFile<Row>;
  readonly readAll: () => Promise<readonly Row[]>;
}

/** Saves a whole list as a table for a spreadsheet. */
export function SaveList<Row>({ file: { name, cells }, readAll }: SaveListProps<Row>) {
  const columns = Object.entries(cells);
  return (
    <SaveCsv
      name={name}
      head={columns.map(([head]) => head)}
      load={async () => (await readAll()).map((row) => columns.map(([, value]) => saved(value(row))))}
    />
  );
}

function saved(value: string | number | boolean | null | undefined): string | number | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? null;
}
