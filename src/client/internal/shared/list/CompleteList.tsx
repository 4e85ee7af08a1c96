import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../page/Panel.tsx';
import type { GridColumn } from './gridColumn.ts';
import { ListFoot, ListTools } from './ListTools.tsx';
import { SaveCsv } from './SaveCsv.tsx';
import { compareIn } from './sorting.ts';
import { StaffGrid } from './StaffGrid.tsx';
import { useListView } from './useListView.ts';

/** How many rows a list begins with, and by how many it grows. */
const PAGE_ROWS = 25;

/** A column whose value can be sorted and saved; `cell` where it is shown otherwise. */
export interface ValueColumn<Row> extends Omit<GridColumn<Row>, 'cell' | 'by'> {
  readonly value: (row: Row) => string | number | null;
  readonly cell?: (row: Row) => ReactNode;
  /** Values are hundredths of this currency, which the file names; it has whole units. */
  readonly currency?: string;
}

interface CompleteListProps<Row> {
  readonly title: string;
  /** The name of its file. */
  readonly file: string;
  readonly rows: readonly Row[];
  /** The most rows that are loaded, where older ones are left out. */
  readonly latest?: number;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly ValueColumn<Row>[];
  readonly empty: ReactNode;
  /** What staff can do with it. */
  readonly aside?: ReactNode;
  /** What staff can do with a row; not in the file. */
  readonly actions?: { readonly header: string; readonly cell: (row: Row) => ReactNode };
}

/** A list that is loaded in whole, as a panel of its own: sorted here, shown by pages, saved as CSV. */
export function CompleteList<Row extends object>({
  title,
  file,
  rows,
  latest,
  rowKey,
  columns,
  empty,
  aside,
  actions,
}: CompleteListProps<Row>) {
  const intl = useIntl();
  const { sort } = useListView();
  const [limit, setLimit] = useState(PAGE_ROWS);
  const by = columns.find(({ key }) => key === sort?.column)?.value;
  const sorted =
    by === undefined || sort === null
      ? rows
      : rows.toSorted((a, b) => compareIn(sort.direction)(by(a), by(b)));
  const isCut = latest !== undefined && rows.length >= latest;
  const shown = (value: string | number | null) =>
    typeof value === 'number' ? intl.formatNumber(value) : (value ?? '');
  return (
    <Panel title={title} aside={aside}>
      <div className="stack">
        <StaffGrid<Row>
          caption={title}
          rows={sorted.slice(0, limit)}
          rowKey={rowKey}
          columns={[
            ...columns.map(({ value, cell, currency: _currency, ...column }) => ({
              ...column,
              by: value,
              cell: cell ?? ((row: Row) => shown(value(row))),
            })),
            ...(actions === undefined
              ? []
              : [{ key: 'actions', place: 'action' as const, wraps: true, ...actions }]),
          ]}
          empty={empty}
        />
        {rows.length > PAGE_ROWS && (
          <ListFoot
            shown={Math.min(limit, rows.length)}
            total={rows.length}
            onMore={limit < rows.length ? () => setLimit(limit + PAGE_ROWS) : undefined}
            keys={[]}
          />
        )}
        {isCut && (
          <p className="small muted">
            <FormattedMessage id="internal.list.latest" values={{ count: latest }} />
          </p>
        )}
        {rows.length > 0 && (
          <ListTools>
            <SaveCsv
              name={isCut ? `${file}-latest-${latest}` : file}
              head={columns.map(({ header, currency }) =>
                currency === undefined ? header : `${header} (${currency})`,
              )}
              load={() => Promise.resolve(rows.map((row) => columns.map((column) => saved(column, row))))}
            />
          </ListTools>
        )}
      </div>
    </Panel>
  );
}

function saved<Row>({ value, currency }: ValueColumn<Row>, row: Row): string | number | null {
  const own = value(row);
  return currency !== undefined && typeof own === 'number' ? own / 100 : own;
}
