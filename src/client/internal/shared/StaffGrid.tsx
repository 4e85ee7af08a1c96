import { DataGrid, GridOverlay, useGridApiRef, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { useApp } from '../../platform/screen/app.ts';
import { SortAscendingIcon, SortDescendingIcon, SortNoneIcon } from '../../ui/icons/controlIcons.tsx';
import styles from './StaffGrid.module.css';
import { compareIn, parseSorting, type SortValue } from './sorting.ts';
import { useListView } from './useListView.ts';

export interface GridColumn<Row> {
  /** Also its name in the address, where the list can be sorted by it. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sort value for a complete list; absent if the column can't be sorted. */
  readonly by?: (row: Row) => SortValue | undefined;
  /** Right-aligns figures, in tabular digits. */
  readonly numeric?: boolean;
  /** Long text: takes the room that the others leave, on several lines. */
  readonly wraps?: boolean;
  /** The cell that names the row. */
  readonly rowHeader?: boolean;
}

export interface StaffGridProps<Row> {
  /** The list's accessible name. */
  readonly caption: string;
  readonly columns: readonly GridColumn<Row>[];
  /** The pages that are loaded, in the server's order; without `sortable`, the complete list. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The columns that the server can sort by; left out for a complete list, which the columns' `by` sort here. */
  readonly sortable?: Readonly<Record<string, string>> | undefined;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
}

/** HLP-03: a column that can be sorted announces it, and its current order. */
const slots = {
  noRowsOverlay: GridOverlay,
  columnSortedAscendingIcon: () => <SortAscendingIcon size={16} />,
  columnSortedDescendingIcon: () => <SortDescendingIcon size={16} />,
  columnUnsortedIcon: () => <SortNoneIcon size={16} />,
};
const french = frFR.components.MuiDataGrid.defaultProps.localeText;
const autosize = { includeHeaders: true, includeOutliers: true };

/** The tokens of our own tables. */
const look = {
  '--DataGrid-overlayHeight': '96px',
  '--DataGrid-rowBorderColor': 'var(--c-line)',
  border: '1px solid var(--c-line)',
  borderRadius: 'min(var(--radius), 12px)',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& .MuiDataGrid-container--top [role=row], & .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeader .MuiDataGrid-sortButton':
    { background: 'var(--c-surface-raised)' },
  '& .MuiDataGrid-columnHeader': { padding: '0 12px' },
  '& .MuiDataGrid-columnHeaderTitleContainer, & .MuiDataGrid-columnHeaderTitleContainerContent': {
    overflow: 'visible',
  },
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, overflow: 'visible', textOverflow: 'clip' },
  '& .MuiDataGrid-columnSeparator': { display: 'none' },
  '& .MuiDataGrid-columnHeader--sortable .MuiDataGrid-iconButtonContainer': {
    flex: 'none',
    visibility: 'visible',
    width: 'auto',
  },
  '& .MuiDataGrid-columnHeader.MuiDataGrid-columnHeader--sortable .MuiDataGrid-iconButtonContainer .MuiDataGrid-sortButton':
    { color: 'var(--c-text-muted)', opacity: 1 },
  '& .MuiDataGrid-columnHeader--sortable.MuiDataGrid-columnHeader--sorted .MuiDataGrid-iconButtonContainer .MuiDataGrid-sortButton':
    { color: 'var(--c-brand)' },
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', padding: '10px 12px', lineHeight: 1.4 },
  '& .MuiDataGrid-cellEmpty': { padding: 0 },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell.wraps': { overflowWrap: 'anywhere' },
  '& .MuiDataGrid-cell[role=rowheader]': { fontWeight: 600 },
};

/** A list of the staff area; its sorting lives in the address. */
export function StaffGrid<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  sortable,
  empty,
}: StaffGridProps<Row>) {
  const { nonce, locale } = useApp();
  const { query, onSort } = useListView();
  const { state } = useNavigation();
  const sort = query.get('sort');
  const isSortable = ({ key, by }: GridColumn<Row>) =>
    sortable === undefined ? by !== undefined : key in sortable;
  // The address may name a column of another list on the page.
  const isMine = columns.some((column) => column.key === parseSorting(sort)?.column && isSortable(column));
  const sortModel = useMemo(() => (isMine ? toSortModel(sort) : []), [isMine, sort]);
  const grid = useGridApiRef();
  // Given with the columns: without a width, they fall back to the grid's narrow default in every rendering.
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const autosizeOptions = {
    ...autosize,
    columns: columns.filter(({ wraps }) => wraps !== true).map(({ key }) => key),
    expand: columns.every(({ wraps }) => wraps !== true),
  };
  const fit = useEffectEvent(() => void grid.current?.autosizeColumns(autosizeOptions));
  const shown = rows.map(rowKey).join(' ');
  // On its own the grid fits its columns to the first rows only.
  useEffect(() => {
    const frame = requestAnimationFrame(() => fit());
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return (
    <div className={styles['frame']} aria-busy={state === 'loading'}>
      <DataGrid<Row>
        aria-label={caption}
        {...(nonce === undefined ? {} : { nonce })}
        {...(locale.startsWith('fr') ? { localeText: french } : {})}
        sx={look}
        rows={[...rows]}
        apiRef={grid}
        columns={columns.map((column) => toColumn(column, isSortable(column), widths[column.key]))}
        onColumnWidthChange={({ colDef: { field }, width }) =>
          setWidths((before) => ({ ...before, [field]: width }))
        }
        getRowId={rowKey}
        getRowHeight={() => 'auto'}
        columnHeaderHeight={44}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        loading={state === 'loading'}
        sortingMode={sortable === undefined ? 'client' : 'server'}
        filterMode="server"
        paginationMode="server"
        rowCount={rows.length}
        sortModel={sortModel}
        onSortModelChange={([next]) =>
          onSort(
            next?.sort == null
              ? null
              : { column: next.field, direction: next.sort === 'asc' ? 'ascending' : 'descending' },
          )
        }
        onCellKeyDown={(_cell, press) => {
          // The space bar presses a checkbox in a cell; elsewhere the grid pages with it.
          if (press.key === ' ' && press.target instanceof HTMLInputElement) press.defaultMuiPrevented = true;
        }}
        disableColumnFilter
        disableColumnMenu
        disableColumnResize
        disableRowSelectionOnClick
        disableVirtualization
        hideFooter
        slots={slots}
        // A grid may hold rows alone, and `aria-busy` says the same.
        slotProps={{ noRowsOverlay: { children: empty }, loadingOverlay: { 'aria-hidden': true } }}
      />
    </div>
  );
}

function toSortModel(text: string | null): GridSortModel {
  const sort = parseSorting(text);
  return sort === null ? [] : [{ field: sort.column, sort: sort.direction === 'ascending' ? 'asc' : 'desc' }];
}

function toColumn<Row extends object>(
  column: GridColumn<Row>,
  sortable: boolean,
  width: number | undefined,
): GridColDef<Row> {
  return {
    field: column.key,
    headerName: column.header,
    sortable,
    ...(column.by === undefined
      ? {}
      : {
          valueGetter: (_value, row) => column.by?.(row),
          getSortComparator: (direction) => compareIn(direction === 'desc' ? 'descending' : 'ascending'),
        }),
    ...(column.numeric === true ? { align: 'right', headerAlign: 'right' } : {}),
    ...(column.wraps === true
      ? { flex: 1, minWidth: 160, cellClassName: 'wraps' }
      : width === undefined
        ? {}
        : { width }),
    ...(column.rowHeader === true ? { rowHeader: true } : {}),
    renderCell: ({ row }) => column.cell(row),
  };
}
