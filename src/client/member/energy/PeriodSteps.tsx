import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { Energy } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/controlIcons.tsx';
import type { Comparison } from './energyAddress.ts';
import { usePeriodName } from './usePeriodName.ts';
import styles from './energy.module.css';

interface PeriodStepsProps {
  readonly energy: Energy;
  /** The first day of the period before and after; null: there are no readings. */
  readonly before: string | null;
  readonly after: string | null;
  readonly compare: Comparison | null;
  readonly titleId: string;
}

/** The period's name between the ways to its neighbors. */
export function PeriodSteps({ energy, before, after, compare, titleId }: PeriodStepsProps) {
  const name = usePeriodName();
  const { period } = energy;
  return (
    <div className={styles['steps']}>
      <Step period={period} date={before} compare={compare} which="before">
        <ChevronLeftIcon />
      </Step>
      <h2 id={titleId} aria-live="polite">
        {name(energy)}
      </h2>
      <Step period={period} date={after} compare={compare} which="after">
        <ChevronRightIcon />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly period: Energy['period'];
  readonly date: string | null;
  readonly compare: Comparison | null;
  readonly which: 'before' | 'after';
  readonly children: ReactNode;
}

/** Where there is nothing to go to, the place stays empty, so that the other way doesn't move. */
function Step({ period, date, compare, which, children }: StepProps) {
  const intl = useIntl();
  if (date === null) return <span className={styles['noStep']} />;
  const label = intl.formatMessage({ id: `energy.${which}.${period}` });
  return (
    <Link
      to={paths.energy({ period, date, compare })}
      className="icon-button"
      aria-label={label}
      title={label}
      preventScrollReset
      state={{ keepScroll: true }}
    >
      {children}
    </Link>
  );
}
