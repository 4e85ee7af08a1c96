import { DataGrid, GridOverlay, useGridApiRef, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from 'react-router-dom';
import { useApp } from '../../../platform/screen/app.ts';
import { ExplainSheet } from '../../../ui/Explain.tsx';
import { SortAscendingIcon, SortDescendingIcon, SortNoneIcon } from '../../../ui/icons/controlIcons.tsx';
import { ExplainedHeader } from './ExplainedHeader.tsx';
import { compareIn, parseSorting, sortRows } from './sorting.ts';
import { CardOrder, StaffCards } from './StaffCards.tsx';
import type { GridColumn } from './gridColumn.ts';
import styles from './StaffGrid.module.css';
import { SORT, useListView } from './useListView.ts';
import { useWidth } from './useWidth.ts';

/** The list's own width, in px, from which it has all its columns. */
const ALL_COLUMNS_FROM = 960;
/** The width below which a list becomes cards, in px: a phone's always, and a narrower one the fewer columns it has. */
const cardsBelow = (columns: number): number => Math.min(700, Math.max(480, columns * 110));

export interface StaffGridProps<Row> {
  /** The list's accessible name. */
  readonly caption: string;
  readonly columns: readonly GridColumn<Row>[];
  /** The pages that are loaded, in the server's order; without `sortable`, the complete list. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The columns that the server can sort by; left out for a complete list, which the columns' `by` sort here. */
  readonly sortable?: Readonly<Record<string, string>> | undefined;
  /** Of its sorting in the address; `sort` where left out. */
  readonly sortName?: string;
  /** Shown instead of rows when there are none. */
  readonly empty: ReactNode;
}

interface WithSheets {
  /** What the ids of the columns' sheets begin with. */
  readonly sheets: string;
}

const sheetId = (sheets: string, column: string): string => `${sheets}${column}`;

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
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    padding: '10px 12px',
    lineHeight: 1.4,
  },
  '& .MuiDataGrid-cellEmpty': { padding: 0 },
  '& .MuiDataGrid-cell--textRight': { justifyContent: 'flex-end' },
  '& .MuiDataGrid-cell.wraps': { overflowWrap: 'anywhere' },
  '& .MuiDataGrid-cell.wraps a': { whiteSpace: 'normal' },
  '& .MuiDataGrid-cell[role=rowheader]': { fontWeight: 600 },
};

/** A list of the staff area, in as many columns as it has room for; its sorting lives in the address. */
export function StaffGrid<Row extends object>({ columns: all, ...list }: StaffGridProps<Row>) {
  const { state } = useNavigation();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  /** The greatest width in which the list, with all its columns, had to scroll sideways. */
  const [tooNarrowForAll, setTooNarrowForAll] = useState(0);
  /** The same without secondary columns. */
  const [tooNarrow, setTooNarrow] = useState(0);
  const isDesk = width === null || width >= ALL_COLUMNS_FROM;
  const hasRoom = isDesk && (width === null || width > tooNarrowForAll);
  const columns = hasRoom ? all : all.filter(({ secondary }) => secondary !== true);
  const sheets = useId();
  return (
    <div ref={frame} className={styles['frame']} aria-busy={state === 'loading'}>
      {width !== null &&
        (width < cardsBelow(columns.length) || (!isDesk && width <= tooNarrow) ? (
          <CardList<Row> {...list} columns={columns} sheets={sheets} />
        ) : (
          <Grid<Row>
            {...list}
            columns={columns}
            sheets={sheets}
            onOverflow={() => (hasRoom ? setTooNarrowForAll : setTooNarrow)(width)}
          />
        ))}
      {columns.map(
        ({ key, header, about }) =>
          about !== undefined && (
            <ExplainSheet key={key} id={sheetId(sheets, key)} title={header}>
              <p>{about}</p>
            </ExplainSheet>
          ),
      )}
    </div>
  );
}

const isSortable = <Row extends object>(
  { key, by }: GridColumn<Row>,
  sortable: StaffGridProps<Row>['sortable'],
): boolean => (sortable === undefined ? by !== undefined : key in sortable);

function CardList<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  sortable,
  sortName,
  empty,
  sheets,
}: StaffGridProps<Row> & WithSheets) {
  const { sort, onSort } = useListView(sortName);
  const sorted = columns.filter((column) => isSortable(column, sortable));
  const chosen = sort === null ? undefined : sorted.find(({ key }) => key === sort.column);
  const by = sortable === undefined ? chosen?.by : undefined;
  if (rows.length === 0) return <div className={styles['empty']}>{empty}</div>;
  return (
    <>
      {sorted.length > 0 && rows.length > 1 && (
        <CardOrder columns={sorted} sort={chosen === undefined ? null : sort} onSort={onSort} />
      )}
      <StaffCards
        caption={caption}
        columns={columns}
        rows={sortRows(rows, sort, by)}
        rowKey={rowKey}
        sheetOf={(key) => sheetId(sheets, key)}
      />
    </>
  );
}

function Grid<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  sortable,
  sortName = SORT,
  empty,
  sheets,
  onOverflow,
}: StaffGridProps<Row> &
  WithSheets & {
    /** The columns don't fit beside each other. */
    readonly onOverflow: () => void;
  }) {
  const { nonce, locale } = useApp();
  const { query, onSort } = useListView(sortName);
  const { state } = useNavigation();
  const sort = query.get(sortName);
  // The address may name a column of another list on the page, or one that has no room.
  const isMine = columns.some(
    (column) => column.key === parseSorting(sort)?.column && isSortable(column, sortable),
  );
  const sortModel = useMemo(() => (isMine ? toSortModel(sort) : []), [isMine, sort]);
  const grid = useGridApiRef();
  // Given with the columns: without a width, they fall back to the grid's narrow default in every rendering.
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const autosizeOptions = {
    ...autosize,
    columns: columns.filter(({ wraps }) => wraps !== true).map(({ key }) => key),
    expand: columns.every(({ wraps }) => wraps !== true),
  };
  const shown = [...columns.map(({ key }) => key), ...rows.map(rowKey)].join(' ');
  const fit = useEffectEvent(() => {
    const { current } = grid;
    if (current === null) return;
    flushSync(() => void current.autosizeColumns(autosizeOptions));
    flushSync(() => current.resetRowHeights());
    const { hasScrollX, root } = current.getRootDimensions();
    // What isn't laid out, or is hidden for the moment, doesn't overflow.
    if (hasScrollX && root.width > 0) flushSync(onOverflow);
  });
  // Once the rows are in the page and before they are painted: on its own the grid fits columns and heights to what it
  // has painted, so that all of it moves, and columns to the first rows only.
  useLayoutEffect(() => {
    let isShown = true;
    queueMicrotask(() => isShown && fit());
    return () => void (isShown = false);
  }, [shown]);
  return (
    <DataGrid<Row>
      aria-label={caption}
      {...(nonce === undefined ? {} : { nonce })}
      {...(locale.startsWith('fr') ? { localeText: french } : {})}
      sx={look}
      rows={[...rows]}
      apiRef={grid}
      columns={columns.map((column) =>
        toColumn(column, isSortable(column, sortable), widths[column.key], sheetId(sheets, column.key)),
      )}
      onColumnWidthChange={({ colDef: { field }, width }) =>
        setWidths((before) => ({ ...before, [field]: width }))
      }
      getRowId={rowKey}
      getRowHeight={() => 'auto'}
      getEstimatedRowHeight={({ id }) => grid.current?.getRowElement(id)?.offsetHeight ?? null}
      columnHeaderHeight={44}
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
  sheet: string,
): GridColDef<Row> {
  return {
    field: column.key,
    headerName: column.header,
    ...(column.about === undefined
      ? {}
      : { renderHeader: () => <ExplainedHeader name={column.header} sheet={sheet} /> }),
    sortable,
    ...(column.by === undefined
      ? {}
      : {
          valueGetter: (_value, row) => column.by?.(row),
          getSortComparator: (direction) => compareIn(direction === 'desc' ? 'descending' : 'ascending'),
        }),
    ...(column.numeric === true ? { align: 'right', headerAlign: 'right' } : {}),
    ...(column.wraps === true
      ? { flex: 1, minWidth: column.rowHeader === true ? 220 : 160, cellClassName: 'wraps' }
      : width === undefined
        ? {}
        : { width }),
    ...(column.rowHeader === true ? { rowHeader: true } : {}),
    renderCell: ({ row }) => column.cell(row),
  };
}
