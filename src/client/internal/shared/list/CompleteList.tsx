import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useKept } from '../../../platform/navigation/useKept.ts';
import { Panel } from '../page/Panel.tsx';
import type { GridColumn } from './gridColumn.ts';
import { ListFoot, ListTools } from './ListTools.tsx';
import { SaveCsv } from './SaveCsv.tsx';
import { sortRows } from './sorting.ts';
import { StaffGrid } from './StaffGrid.tsx';
import { useListView } from './useListView.ts';
import { completeList, type StaffListRows } from './useStaffList.ts';

/** How many rows a list begins with, and by how many it grows. */
const PAGE_ROWS = 25;

/** A column whose value can be sorted and saved; `cell` where it is shown otherwise, `by` where it is sorted otherwise. */
export interface ValueColumn<Row> extends Omit<GridColumn<Row>, 'cell'> {
  readonly value: (row: Row) => string | number | null;
  readonly cell?: (row: Row) => ReactNode;
  /** Values are hundredths of this currency, which the file names; it has whole units. */
  readonly currency?: string;
}

interface CompleteListProps<Row> {
  readonly title: string;
  /** The name of its file, and of its sorting in the address. */
  readonly file: string;
  /** All rows, or a list of the server's in pages. */
  readonly rows: readonly Row[] | StaffListRows<Row>;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly ValueColumn<Row>[];
  readonly empty: ReactNode;
  /** What staff can do with it. */
  readonly aside?: ReactNode;
  /** What staff can do with a row; not in the file. */
  readonly actions?: { readonly header: string; readonly cell: (row: Row) => ReactNode };
}

/** A list as a panel of its own: shown by pages; sorting it first loads it in whole. */
export function CompleteList<Row extends object>({
  title,
  file,
  rows: given,
  rowKey,
  columns,
  empty,
  aside,
  actions,
}: CompleteListProps<Row>) {
  const intl = useIntl();
  const sortName = `sort-${file}`;
  const { sort } = useListView(sortName);
  const [limit, setLimit] = useKept<number>(`${file} rows`, PAGE_ROWS);
  const list = 'rows' in given ? given : completeList(given);
  const { rows } = list;
  const sorting = columns.find(({ key }) => key === sort?.column);
  const by = sorting?.by ?? sorting?.value;
  const sorted = sortRows(rows, sort, by);
  const isSorted = by !== undefined;
  const openAll = useEffectEvent(list.openAll);
  useEffect(() => {
    if (isSorted) openAll();
  }, [isSorted]);
  const more = () => {
    const next = Math.min(limit, rows.length) + PAGE_ROWS;
    setLimit(next);
    if (next > rows.length) list.onMore?.();
  };
  const shown = (value: string | number | null) =>
    typeof value === 'number' ? intl.formatNumber(value) : (value ?? '');
  return (
    <Panel title={title} aside={aside}>
      <div className="stack">
        <StaffGrid<Row>
          caption={title}
          sortName={sortName}
          rows={sorted.slice(0, limit)}
          rowKey={rowKey}
          columns={[
            ...columns.map(({ value, cell, currency: _currency, ...column }) => ({
              ...column,
              by: column.by ?? value,
              cell: cell ?? ((row: Row) => shown(value(row))),
            })),
            ...(actions === undefined
              ? []
              : [{ key: 'actions', place: 'action' as const, wraps: true, ...actions }]),
          ]}
          empty={empty}
        />
        {list.total > PAGE_ROWS && (
          <ListFoot
            shown={Math.min(limit, rows.length)}
            total={list.total}
            busy={list.busy}
            onMore={limit < rows.length ? more : list.onMore && more}
            keys={[]}
          />
        )}
        {rows.length > 0 && (
          <ListTools>
            <SaveCsv
              name={file}
              head={columns.map(({ header, currency }) =>
                currency === undefined ? header : `${header} (${currency})`,
              )}
              load={async () =>
                sortRows(await list.readAll(), sort, by).map((row) =>
                  columns.map((column) => saved(column, row)),
                )
              }
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
