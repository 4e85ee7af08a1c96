import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useIntl } from 'react-intl';
import { Explained } from '../values/Explained.tsx';
import { sortingText, type Sorting } from './sorting.ts';
import styles from './StaffCards.module.css';
import type { GridColumn } from './gridColumn.ts';

interface StaffCardsProps<Row> {
  readonly caption: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Id of the sheet that explains a column; absent: none is explained. */
  readonly sheetOf?: (column: string) => string;
}

/** A list in little room: a card for each row, with its name and state above and the other values below. */
export function StaffCards<Row>({ caption, columns, rows, rowKey, sheetOf }: StaffCardsProps<Row>) {
  const name = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const at = (place: GridColumn<Row>['place']) => columns.filter((column) => column.place === place);
  const values = at(undefined).filter((column) => column !== name);
  return (
    <ul className={styles['cards']} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={styles['card']}>
          <div className={styles['head']}>
            {at('choice').map((column) => (
              <span key={column.key}>{column.cell(row)}</span>
            ))}
            <div className={styles['name']}>{name?.cell(row)}</div>
            {at('state').map((column) => (
              <span key={column.key} className={styles['state']}>
                {column.cell(row)}
              </span>
            ))}
          </div>
          <dl className={styles['values']}>
            {values
              .map((column) => ({ column, value: column.cell(row) }))
              .filter(({ value }) => value !== '' && value !== false && value != null)
              .map(({ column, value }) => (
                <div key={column.key} className={column.wraps === true ? styles['long'] : undefined}>
                  <dt>
                    {column.about === undefined || sheetOf === undefined ? (
                      column.header
                    ) : (
                      <Explained sheet={sheetOf(column.key)}>{column.header}</Explained>
                    )}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          {at('action').map((column) => (
            <div key={column.key} className={styles['action']}>
              {column.cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What the headings of the columns do where there is room for them. */
export function CardOrder({
  columns,
  sort,
  onSort,
}: {
  readonly columns: readonly { readonly key: string; readonly header: string }[];
  readonly sort: Sorting | null;
  readonly onSort: (sort: Sorting | null) => void;
}) {
  const intl = useIntl();
  const choices = columns.flatMap(({ key, header }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      sort: { column: key, direction },
      label: intl.formatMessage({ id: `internal.list.sort.${direction}` }, { column: header }),
    })),
  );
  return (
    <NativeSelect
      className={styles['order']}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': intl.formatMessage({ id: 'internal.list.sort' }) }}
      value={sortingText(sort) ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onSort(choices.find((choice) => sortingText(choice.sort) === value)?.sort ?? null)
      }
    >
      <option value="">{intl.formatMessage({ id: 'internal.list.sort.usual' })}</option>
      {choices.map((choice) => (
        <option key={sortingText(choice.sort)} value={sortingText(choice.sort) ?? ''}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
