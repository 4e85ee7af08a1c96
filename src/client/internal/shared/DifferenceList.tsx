import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Refusal } from '../../platform/write/refusal.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { parseView } from './differenceViews.ts';
import { ListFoot, type ListFootProps } from './ListTools.tsx';
import { NoWrap } from './NoWrap.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { StaffGrid, type GridColumn, type StaffGridProps } from './StaffGrid.tsx';
import { useAmount } from './useAmount.ts';
import { useListView } from './useListView.ts';
import { useStaffTimes } from './useStaffTimes.ts';

/** What differs between our books and a partner's list. */
interface Difference {
  readonly id: string;
  readonly kind: string;
  /** In hundredths. */
  readonly ours?: number | null | undefined;
  readonly theirs?: number | null | undefined;
  readonly currency?: string | null | undefined;
  readonly theirState?: string | null | undefined;
  readonly foundAt: string;
  readonly settledAt?: string | null | undefined;
  readonly isGone: boolean;
  /** By name or email. */
  readonly settledBy: string | null;
  readonly note?: string | null | undefined;
}

interface DifferenceListProps<Row extends { readonly id: string }>
  extends Pick<StaffGridProps<Row>, 'rows' | 'sortable'>, Pick<ListFootProps, 'total' | 'busy' | 'onMore'> {
  readonly difference: (row: Row) => Difference;
  /** The columns that say what it is about. */
  readonly about: readonly GridColumn<Row>[];
  readonly words: {
    kind(kind: string): string;
    /** Where it is in their list; null: not there. */
    there(state: string | null): string;
    /** What staff should find out before they settle it. */
    todo(kind: string): string;
    readonly noneOpen: ReactNode;
  };
  readonly settling: {
    readonly busy: boolean;
    readonly refusal: Refusal | null;
    forgetRefusal(): void;
    reload(): void;
  };
  readonly onSettle: (
    id: string,
    reason: string,
    effects: { done: () => string; onSaved: () => void },
  ) => void;
}

/** The differences of a partner's list, and the dialog that settles one with a note of its cause. */
export function DifferenceList<Row extends { readonly id: string }>({
  difference,
  about,
  rows,
  sortable,
  words,
  settling,
  onSettle,
  ...foot
}: DifferenceListProps<Row>) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const amount = useAmount();
  const { query } = useListView();
  const [open, setOpen] = useState<Difference | null>(null);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internal.difference.${id}` }, values);
  const none = text('nothing');
  const sum = (hundredths: number | null | undefined, currency: string | null | undefined) =>
    hundredths == null || currency == null ? none : amount(hundredths, currency);
  const close = () => setOpen(null);
  return (
    <>
      <StaffGrid<Row>
        caption={text('title')}
        rowKey={({ id }) => id}
        rows={rows}
        sortable={sortable}
        columns={[
          {
            key: 'kind',
            header: text('what'),
            rowHeader: true,
            wraps: true,
            cell: (row) => words.kind(difference(row).kind),
          },
          ...about,
          {
            key: 'ours',
            header: text('ours'),
            numeric: true,
            cell(row) {
              const { ours, currency } = difference(row);
              return sum(ours, currency);
            },
          },
          {
            key: 'theirs',
            header: text('there'),
            cell(row) {
              const { theirs, currency, theirState } = difference(row);
              return [
                ...(theirs == null ? [] : [sum(theirs, currency)]),
                words.there(theirState ?? null),
              ].join(', ');
            },
          },
          {
            key: 'found',
            header: text('found'),
            cell: (row) => <NoWrap>{times.stamp(difference(row).foundAt, zone)}</NoWrap>,
          },
          {
            key: 'settled',
            header: text('settled'),
            cell(row) {
              const found = difference(row);
              if (found.settledAt == null)
                return (
                  <Button
                    look="quiet"
                    small
                    onClick={() => {
                      settling.forgetRefusal();
                      setOpen(found);
                    }}
                  >
                    {text('settle')}
                  </Button>
                );
              return found.isGone ? (
                <Badge>{text('gone')}</Badge>
              ) : (
                text('by', { by: found.settledBy ?? none, note: found.note ?? none })
              );
            },
          },
        ]}
        empty={
          parseView(query.get('show')) === 'open' ? (
            words.noneOpen
          ) : (
            <FormattedMessage id="internal.difference.none" />
          )
        }
      />
      <ListFoot shown={rows.length} keys={[]} {...foot} />
      {open !== null && (
        <ReviewDialog
          open
          title={text('review')}
          effects={[words.todo(open.kind), text('again')]}
          confirm={text('settle')}
          busy={settling.busy}
          refusal={settling.refusal}
          onConfirm={(reason) => onSettle(open.id, reason, { done: () => text('done'), onSaved: close })}
          onClose={close}
          onReload={settling.reload}
        />
      )}
    </>
  );
}
