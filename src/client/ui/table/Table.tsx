import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Table.module.css';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, in tabular digits. */
  readonly numeric?: boolean;
  /** The cell that names the row. */
  readonly rowHeader?: boolean;
}

export interface TableProps<Row> {
  /** The table's accessible caption, visually hidden. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** On a phone, each row is a block of names and values. For tables of amounts that are read line by line. */
  readonly stacks?: boolean;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
}

/** A dense table. It scrolls sideways inside its own frame, never the page. */
export function Table<Row>({ caption, columns, rows, rowKey, stacks = false, empty }: TableProps<Row>) {
  return (
    <div
      className={cx(styles['frame'], stacks && styles['stacks'])}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.numeric === true && styles['numeric'])}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const className = cx(column.numeric === true && styles['numeric']);
                return column.rowHeader === true ? (
                  <th key={column.key} scope="row" className={className}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={className} data-name={column.header}>
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
