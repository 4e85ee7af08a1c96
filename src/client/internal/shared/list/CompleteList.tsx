import type { ReactNode } from 'react';
import { Panel } from '../page/Panel.tsx';
import type { GridColumn } from './gridColumn.ts';
import { ListTools } from './ListTools.tsx';
import { SaveCsv } from './SaveCsv.tsx';
import { StaffGrid } from './StaffGrid.tsx';

/** A column whose value can be sorted and saved; `cell` where it is shown otherwise. */
export interface ValueColumn<Row> extends Omit<GridColumn<Row>, 'cell' | 'by'> {
  readonly value: (row: Row) => string | number | null;
  readonly cell?: (row: Row) => ReactNode;
}

interface CompleteListProps<Row> {
  readonly title: string;
  /** The name of its file. */
  readonly file: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly ValueColumn<Row>[];
  readonly empty: ReactNode;
  /** What staff can do with it. */
  readonly aside?: ReactNode;
}

/** A list that is there in whole, as a panel of its own, sorted here and saved as CSV. */
export function CompleteList<Row extends object>({
  title,
  file,
  rows,
  rowKey,
  columns,
  empty,
  aside,
}: CompleteListProps<Row>) {
  return (
    <Panel title={title} aside={aside}>
      <div className="stack">
        <StaffGrid<Row>
          caption={title}
          rows={rows}
          rowKey={rowKey}
          columns={columns.map(({ value, cell, ...column }) => ({
            ...column,
            by: value,
            cell: cell ?? ((row) => value(row) ?? ''),
          }))}
          empty={empty}
        />
        {rows.length > 0 && (
          <ListTools>
            <SaveCsv
              name={file}
              head={columns.map(({ header }) => header)}
              load={() => Promise.resolve(rows.map((row) => columns.map(({ value }) => value(row))))}
            />
          </ListTools>
        )}
      </div>
    </Panel>
  );
}
