import type { ReactNode } from 'react';
import type { SortValue } from './sorting.ts';

export interface GridColumn<Row> {
  /** Also its name in the address, where the list can be sorted by it. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** How its figures came about; opened beside its name. */
  readonly about?: ReactNode;
  /** Sort value for a complete list; absent if the column can't be sorted. */
  readonly by?: (row: Row) => SortValue | undefined;
  /** Right-aligns figures, in tabular digits. */
  readonly numeric?: boolean;
  /** Long text: takes the room that the others leave, on several lines. */
  readonly wraps?: boolean;
  /** The cell that names the row. */
  readonly rowHeader?: boolean;
  /** Left out of a list with less room than a desk's: what else the row shows, or its own page, is enough. */
  readonly secondary?: boolean;
  /** Where it is in a card: before the name, beside it, or at the foot; without it, among the values below the name. */
  readonly place?: 'choice' | 'state' | 'action';
}
