import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { nextSorting, columnSortState } from '../../../domain/helpers/sortState.ts';
import type { Sorting, SortState } from '../../../domain/helpers/sortState.ts';
import { cx } from '../cx.ts';
import { SortAscendingIcon, SortDescendingIcon, SortNoneIcon } from '../icons/signs.tsx';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, in tabular digits. */
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Running text: it breaks into lines where the table is too wide, instead of widening it. */
  readonly wraps?: boolean;
  /** The cell that names the row. */
  readonly rowHeader?: boolean;
}

export interface TableProps<Row> {
  /** What the table is about; read out, not shown. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** null: the list's own order. */
  readonly sort?: Sorting | null;
  readonly onSort?: (next: Sorting | null) => void;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
}

/** A dense table for the desk. It scrolls sideways inside its own frame, never the page. */
export function Table<Row>({ caption, columns, rows, rowKey, sort = null, onSort, empty }: TableProps<Row>) {
  return (
    <div className={styles['frame']} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const className = cx(
                  column.numeric === true && styles['numeric'],
                  column.wraps === true && styles['wraps'],
                );
                return column.rowHeader === true ? (
                  <th key={column.key} scope="row" className={className}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={className}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles['empty']}>
                <span>{empty}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: Sorting | null;
  readonly onSort: ((next: Sorting | null) => void) | undefined;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const intl = useIntl();
  const className = cx(column.numeric === true && styles['numeric']);
  if (column.sortable !== true || onSort === undefined) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const state = columnSortState(column.key, sort);
  const next = nextSorting(column.key, sort);
  return (
    <th scope="col" className={className} aria-sort={state}>
      <button
        type="button"
        className={styles['sort']}
        title={intl.formatMessage({ id: `ui.table.sort.${next?.direction ?? 'none'}` })}
        onClick={() => onSort(next)}
      >
        {column.header}
        <SortIcon state={state} />
      </button>
    </th>
  );
}

/** HLP-03. */
function SortIcon({ state }: { readonly state: SortState }) {
  if (state === 'ascending') return <SortAscendingIcon size={16} />;
  if (state === 'descending') return <SortDescendingIcon size={16} />;
  return <SortNoneIcon size={16} />;
}
