import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChevronDownIcon } from '../../../ui/icons/controlIcons.tsx';
import styles from './Receipt.module.css';

interface StepProps {
  readonly name: string;
  /** The step's outcome in a word or a figure. */
  readonly answer?: ReactNode;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A step of the calculation: its name and outcome, and the figures behind it. */
export function Step({ name, answer, open, children }: StepProps) {
  return (
    <li>
      <details className={styles['fold']} open={open}>
        <summary className={styles['head']}>
          <h3>
            <FormattedMessage id={`events.step.${name}`} />
          </h3>
          {answer !== undefined && <span className="number strong">{answer}</span>}
          <ChevronDownIcon size={20} />
        </summary>
        <div className={styles['step']}>{children}</div>
      </details>
    </li>
  );
}

/** A part of the last step. */
export function SubStep({ name, children }: Pick<StepProps, 'name' | 'children'>) {
  return (
    <div className={styles['part']}>
      <h4>
        <FormattedMessage id={`events.step.${name}`} />
      </h4>
      {children}
    </div>
  );
}
