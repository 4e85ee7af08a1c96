import { FormattedMessage } from 'react-intl';
import { ListFoot, type ListKey, ListTools } from './ListTools.tsx';
import { type ListFile, SaveList } from './SaveList.tsx';
import { sortRows } from './sorting.ts';
import { StaffGrid, type StaffGridProps } from './StaffGrid.tsx';
import { useListView } from './useListView.ts';
import type { StaffListRows } from './useStaffList.ts';

interface StaffListProps<Row> extends Omit<StaffGridProps<Row>, 'rows' | 'empty'> {
  readonly list: StaffListRows<Row>;
  /** What its download has, whole, as it is filtered and sorted; absent where something else saves it. */
  readonly file?: ListFile<Row>;
  /** The message of a list that has nothing yet; left out where such a list isn't shown. */
  readonly none?: string;
  /** The names in the address that leave rows out. */
  readonly filters?: readonly string[];
  /** When it was so; absent: now. */
  readonly readAt?: string | null | undefined;
  /** Which of the keys do something here. */
  readonly keys?: readonly ListKey[];
}

/** A list with its download and its foot. Without rows it says whether that is because of a filter. */
export function StaffList<Row extends object>({
  list: { rows, total, busy, onMore, readAll },
  file,
  none,
  filters = [],
  readAt,
  keys,
  ...grid
}: StaffListProps<Row>) {
  const { query } = useListView();
  const { sort } = useListView(grid.sortName);
  const message = filters.some((name) => query.has(name)) ? 'internal.list.nothing' : none;
  const by =
    grid.sortable === undefined ? grid.columns.find(({ key }) => key === sort?.column)?.by : undefined;
  return (
    <div className="stack">
      {file !== undefined && total > 0 && (
        <ListTools>
          <SaveList<Row> file={file} readAll={async () => sortRows(await readAll(), sort, by)} />
        </ListTools>
      )}
      <StaffGrid<Row>
        {...grid}
        rows={rows}
        empty={message !== undefined && <FormattedMessage id={message} />}
      />
      <ListFoot
        shown={rows.length}
        total={total}
        busy={busy}
        onMore={onMore}
        readAt={readAt}
        {...(keys === undefined ? {} : { keys })}
      />
    </div>
  );
}
