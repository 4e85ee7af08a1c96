import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  DifferenceList_differences$data,
  DifferenceList_differences$key,
} from '../../../../../codegen/relay/DifferenceList_differences.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { Refusal } from '../../../platform/write/refusal.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { GridColumn } from '../list/gridColumn.ts';
import { ListFoot, ListTools } from '../list/ListTools.tsx';
import { NoWrap } from '../list/NoWrap.tsx';
import { type ListFile, SaveList } from '../list/SaveList.tsx';
import { StaffGrid, type StaffGridProps } from '../list/StaffGrid.tsx';
import { useListView } from '../list/useListView.ts';
import type { StaffListRows } from '../list/useStaffList.ts';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { useAmount } from '../values/useAmount.ts';
import { useStaffTimes } from '../values/useStaffTimes.ts';
import { parseView } from './differenceViews.ts';

type Key = DifferenceList_differences$key[number];
/** A tool's difference, with what all of them have in common. */
type Line<Row> = DifferenceList_differences$data[number] & { readonly row: Row };

interface DifferenceListProps<Row extends Key> extends Pick<StaffGridProps<Row>, 'rowKey' | 'sortable'> {
  readonly list: StaffListRows<Row>;
  readonly file: ListFile<Row>;
  /** The columns that say what it is about. */
  readonly about: readonly Omit<GridColumn<Row>, 'by'>[];
  readonly words: {
    kind(row: Row): string;
    /** Where it is in their list. */
    there(row: Row): string;
    /** What staff should find out before they settle it. */
    todo(row: Row): string;
    readonly noneOpen: ReactNode;
  };
  readonly settling: {
    readonly busy: boolean;
    readonly refusal: Refusal | null;
    forgetRefusal(): void;
    reload(): void;
    write(
      variables: { readonly input: { readonly id: string; readonly reason: string } },
      effects: { done: () => string; onSaved: () => void },
    ): void;
  };
}

/** The differences of a partner's list, and the dialog that settles one with a note of its cause. */
export function DifferenceList<Row extends Key>({
  about,
  list,
  file,
  rowKey,
  sortable,
  words,
  settling,
}: DifferenceListProps<Row>) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { query } = useListView();
  const [open, setOpen] = useState<Line<Row> | null>(null);
  const keys: DifferenceList_differences$key = list.rows;
  const common = useFragment(
    graphql`
      fragment DifferenceList_differences on Difference @relay(plural: true) {
        ours
        theirs
        currency
        foundAt
        settledAt
        isGone
        settledBy {
          name
          email
        }
        note
      }
    `,
    keys,
  );
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internal.difference.${id}` }, values);
  const none = text('nothing');
  const sum = (hundredths: number | null | undefined, currency: string | null | undefined) =>
    hundredths == null || currency == null ? none : amount(hundredths, currency);
  const close = () => setOpen(null);
  const view = parseView(query.get('show'));
  const settled: GridColumn<Line<Row>> = {
    key: 'settled',
    header: text('settled'),
    cell: ({ settledAt, isGone, settledBy, note }) => {
      if (settledAt == null) return null;
      if (isGone) return <Badge>{text('gone')}</Badge>;
      return text('by', { by: settledBy?.name ?? settledBy?.email ?? none, note: note ?? none });
    },
  };
  const action: GridColumn<Line<Row>> = {
    key: 'action',
    header: text('action'),
    place: 'action',
    cell: (line) =>
      line.settledAt == null && (
        <Button
          look="quiet"
          small
          onClick={() => {
            settling.forgetRefusal();
            setOpen(line);
          }}
        >
          {text('settle')}
        </Button>
      ),
  };
  return (
    <>
      {list.total > 0 && (
        <ListTools>
          <SaveList<Row> file={file} readAll={list.readAll} />
        </ListTools>
      )}
      <StaffGrid<Line<Row>>
        caption={text('title')}
        rowKey={({ row }) => rowKey(row)}
        rows={list.rows.flatMap((row, at) => (common[at] === undefined ? [] : [{ ...common[at], row }]))}
        sortable={sortable}
        columns={[
          {
            key: 'kind',
            header: text('what'),
            rowHeader: true,
            wraps: true,
            cell: ({ row }) => words.kind(row),
          },
          ...about.map((column) => ({ ...column, cell: ({ row }: Line<Row>) => column.cell(row) })),
          {
            key: 'ours',
            header: text('ours'),
            numeric: true,
            cell: ({ ours, currency }) => sum(ours, currency),
          },
          {
            key: 'theirs',
            header: text('there'),
            cell: ({ theirs, currency, row }) =>
              [...(theirs == null ? [] : [sum(theirs, currency)]), words.there(row)].join(', '),
          },
          {
            key: 'found',
            header: text('found'),
            cell: ({ foundAt }) => <NoWrap>{times.shortStamp(foundAt, zone)}</NoWrap>,
          },
          ...(view === 'open' ? [] : [settled]),
          ...(view === 'over' ? [] : [action]),
        ]}
        empty={
          query.has('q') ? (
            <FormattedMessage id="internal.list.nothing" />
          ) : view === 'open' ? (
            words.noneOpen
          ) : (
            <FormattedMessage id="internal.difference.none" />
          )
        }
      />
      <ListFoot
        shown={list.rows.length}
        total={list.total}
        busy={list.busy}
        onMore={list.onMore}
        keys={['search']}
      />
      {open !== null && (
        <ReviewDialog
          open
          title={text('review')}
          effects={[words.todo(open.row), text('again')]}
          confirm={text('settle')}
          busy={settling.busy}
          refusal={settling.refusal}
          onConfirm={(reason) =>
            settling.write(
              { input: { id: rowKey(open.row), reason } },
              { done: () => text('done'), onSaved: close },
            )
          }
          onClose={close}
          onReload={settling.reload}
        />
      )}
    </>
  );
}
