import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ListTools } from '../../shared/list/ListTools.tsx';
import { SaveCsv } from '../../shared/list/SaveCsv.tsx';
import { Panel } from '../../shared/page/Panel.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import styles from './FigurePanel.module.css';

export interface FigureColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** As it is saved. */
  readonly value: (row: Row) => string | number | null;
  /** As it is shown, where that is otherwise. */
  readonly cell?: (row: Row) => ReactNode;
}

interface FigurePanelProps<Row> {
  readonly title: string;
  readonly lead: string;
  /** The name of its file. */
  readonly file: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The first one names the row. */
  readonly columns: readonly FigureColumn<Row>[];
  /** Shown instead of the chart and its table. */
  readonly none?: string | false;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart with the table behind it, which can be saved. */
export function FigurePanel<Row>({
  title,
  lead,
  file,
  rows,
  rowKey,
  columns,
  none = false,
  children,
}: FigurePanelProps<Row>) {
  return (
    <Panel title={title}>
      <div className="stack">
        <p className="small muted">{lead}</p>
        {none !== false ? (
          <p>{none}</p>
        ) : (
          <>
            <div className={styles['charts']}>{children}</div>
            <Disclosure summary={<FormattedMessage id="internalOverview.figures.table" />}>
              <div className="stack">
                <Table
                  caption={title}
                  rows={rows}
                  rowKey={rowKey}
                  columns={columns.map(({ value, cell, ...column }, index) => ({
                    ...column,
                    rowHeader: index === 0,
                    numeric: index > 0,
                    cell: cell ?? ((row: Row) => value(row) ?? '–'),
                  }))}
                />
                <ListTools>
                  <SaveCsv
                    name={file}
                    head={columns.map(({ header }) => header)}
                    load={() => Promise.resolve(rows.map((row) => columns.map(({ value }) => value(row))))}
                  />
                </ListTools>
              </div>
            </Disclosure>
          </>
        )}
      </div>
    </Panel>
  );
}
