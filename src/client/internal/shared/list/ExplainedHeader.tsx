import { gridClasses } from '@mui/x-data-grid';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { ExplainButton } from '../../../ui/Explain.tsx';
import styles from './StaffGrid.module.css';

/** A column's name, which sorts like any other's, and an (i) that opens how its figures came about. */
export function ExplainedHeader({ name, sheet }: { readonly name: string; readonly sheet: string }) {
  const intl = useIntl();
  return (
    <>
      {/* The button says the name, too. */}
      <span className={gridClasses.columnHeaderTitle} aria-hidden>
        {name}
      </span>
      <ExplainButton
        sheet={sheet}
        className={styles['why']}
        aria-label={intl.formatMessage({ id: 'internal.list.how' }, { column: name })}
        onClick={(press) => press.stopPropagation()}
        onKeyDown={keepFromGrid}
      >
        <span className="figure-why" aria-hidden />
      </ExplainButton>
    </>
  );
}

/** The grid sorts by Enter. */
function keepFromGrid(press: KeyboardEvent): void {
  if (press.key === 'Enter') press.stopPropagation();
}
