import { Table } from '../../ui/table/Table.tsx';
import type { TableColumn, TableProps } from '../../ui/table/Table.tsx';
import { sortRows } from './sorting.ts';
import type { SortValue } from './sorting.ts';
import { useListView } from './useListView.ts';

export interface StaffColumn<Row> extends Omit<TableColumn<Row>, 'sortable'> {
  /** What the list can be sorted by here; nothing stands at the end either way. Left out where it cannot. */
  readonly by?: (row: Row) => SortValue | undefined;
}

export interface StaffTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  readonly columns: readonly StaffColumn<Row>[];
}

/** A table whose sorting lives in the address. */
export function StaffTable<Row>({ columns, rows, ...rest }: StaffTableProps<Row>) {
  const { sort, onSort } = useListView();
  const by = columns.find(({ key }) => key === sort?.column)?.by;
  return (
    <Table<Row>
      {...rest}
      rows={by === undefined ? rows : sortRows(rows, sort, by)}
      sort={sort}
      onSort={onSort}
      columns={columns.map((column) => ({ ...column, sortable: column.by !== undefined }))}
    />
  );
}
