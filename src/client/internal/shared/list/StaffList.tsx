import { FormattedMessage } from 'react-intl';
import { ListFoot, type ListKey } from './ListTools.tsx';
import { StaffGrid, type StaffGridProps } from './StaffGrid.tsx';
import { useListView } from './useListView.ts';
import type { StaffListRows } from './useStaffList.ts';

interface StaffListProps<Row> extends Omit<StaffGridProps<Row>, 'rows' | 'empty'> {
  readonly list: StaffListRows<Row>;
  /** The message of a list that has nothing yet; left out where such a list isn't shown. */
  readonly none?: string;
  /** The names in the address that leave rows out. */
  readonly filters?: readonly string[];
  /** When it was so; absent: now. */
  readonly readAt?: string | null | undefined;
  /** Which of the keys do something here. */
  readonly keys?: readonly ListKey[];
}

/** A list with its foot. Without rows it says whether that is because of a filter. */
export function StaffList<Row extends object>({
  list: { rows, total, busy, onMore },
  none,
  filters = [],
  readAt,
  keys,
  ...grid
}: StaffListProps<Row>) {
  const { query } = useListView();
  const message = filters.some((name) => query.has(name)) ? 'internal.list.nothing' : none;
  return (
    <>
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
    </>
  );
}
