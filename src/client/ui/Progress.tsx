import { useIntl } from 'react-intl';
import { formatPercent } from '../../domain/format/numbers.ts';
import { progressFill, progressShare } from '../../domain/helpers/progressFill.ts';
import { toLocale } from '../i18n/toLocale.ts';
import { cx } from './cx.ts';

export interface ProgressProps {
  /** 1 or less is a share, above 1 a percentage (HLP-05 to HLP-07). */
  readonly value: number;
  readonly label: string;
  /** Rises quickly at the start (HLP-08). */
  readonly frontWeighted?: boolean;
  readonly tone?: 'brand' | 'saved';
  /** What a screen reader says instead of the percentage, such as "2 of 5 events". */
  readonly valueText?: string;
}

/** A bar that never drops below its minimum fill (HLP-04). */
export function Progress({ value, label, frontWeighted = false, tone = 'brand', valueText }: ProgressProps) {
  const intl = useIntl();
  const plain = progressShare(value);
  const shown = progressFill(value, { frontWeighted });
  return (
    <div
      className={cx('progress', tone === 'saved' && 'progress-saved')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(plain * 100)}
      aria-valuetext={valueText ?? formatPercent(plain, toLocale(intl.locale))}
    >
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="progress-fill" width={shown * 100} height="10" />
      </svg>
    </div>
  );
}
