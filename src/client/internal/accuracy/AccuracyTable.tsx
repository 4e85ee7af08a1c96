import { useIntl } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { RowLink } from '../shared/RowLink.tsx';
import { sortRows } from '../shared/sorting.ts';
import { useListKeys } from '../shared/useListKeys.ts';
import { useListView } from '../shared/useListView.ts';
import type { AccuracyRow } from './rows.ts';

export function AccuracyTable({ rows }: { readonly rows: readonly AccuracyRow[] }) {
  const intl = useIntl();
  const { sort, onSort } = useListView();
  const list = useListKeys();
  const text = (id: string) => intl.formatMessage({ id: `internalAccuracy.${id}` });
  const nothing = text('noFigure');
  const percent = (value: number | null | undefined, signed = false) =>
    value == null ? nothing : intl.formatNumber(value / 100, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1, ...(signed ? { signDisplay: 'exceptZero' } : {}) });
  const points = (value: number | null | undefined) => (value == null ? nothing : intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  return (
    <div ref={list}>
      <Table<AccuracyRow>
        caption={intl.formatMessage({ id: 'internal.nav.accuracy' })}
        rowKey={({ key }) => key}
        rows={sortRows(rows, sort, valueOf)}
        sort={sort}
        onSort={onSort}
        columns={[
          { key: 'utility', header: text('field.utility'), sortable: true, cell: ({ program }) => program.utility.shortName },
          { key: 'program', header: text('field.program'), sortable: true, cell: ({ program }) => <RowLink to={paths.internalProgram(program.id)}>{program.name}</RowLink> },
          {
            key: 'rule',
            header: text('field.rule'),
            sortable: true,
            rowHeader: true,
            cell: ({ rule, adjusted, inUse }) => (
              <>
                {text(`rule.${rule}.${adjusted ? 'adjusted' : 'plain'}`)} {inUse && <Badge tone="brand">{text('inUse')}</Badge>}
              </>
            ),
          },
          { key: 'homes', header: text('field.homes'), sortable: true, numeric: true, cell: ({ homes }) => intl.formatNumber(homes) },
          { key: 'days', header: text('field.days'), sortable: true, numeric: true, cell: ({ days }) => intl.formatNumber(days) },
          { key: 'bias', header: text('field.bias'), sortable: true, numeric: true, cell: ({ biasPercent }) => percent(biasPercent, true) },
          { key: 'error', header: text('field.error'), sortable: true, numeric: true, cell: ({ errorPercent }) => percent(errorPercent) },
          { key: 'phantom', header: text('field.phantom'), sortable: true, numeric: true, cell: ({ phantomPercent }) => percent(phantomPercent) },
          { key: 'cost', header: text('field.cost'), sortable: true, numeric: true, cell: ({ phantomPoints }) => points(phantomPoints) },
          { key: 'net', header: text('field.net'), sortable: true, numeric: true, cell: ({ phantomPointsNet }) => points(phantomPointsNet) },
        ]}
        empty={text('notYet')}
      />
    </div>
  );
}

function valueOf({ program, rule, adjusted, homes, days, biasPercent, errorPercent, phantomPercent, phantomPoints, phantomPointsNet }: AccuracyRow, column: string) {
  switch (column) {
    case 'utility':
      return program.utility.shortName;
    case 'program':
      return program.name;
    case 'homes':
      return homes;
    case 'days':
      return days;
    case 'bias':
      return biasPercent ?? null;
    case 'error':
      return errorPercent ?? null;
    case 'phantom':
      return phantomPercent ?? null;
    case 'cost':
      return phantomPoints ?? null;
    case 'net':
      return phantomPointsNet ?? null;
    default:
      return `${rule} ${adjusted}`;
  }
}
