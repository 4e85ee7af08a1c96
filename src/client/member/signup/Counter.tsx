import { useIntl } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { PlusIcon } from '../../ui/icons/toolIcons.tsx';
import styles from './Counter.module.css';
import { MinusIcon } from './MinusIcon.tsx';

export interface CounterProps {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A number changed by two buttons. Screen readers hear its name and the new value after each press. */
export function Counter({ label, value, most, onChange }: CounterProps) {
  const intl = useIntl();
  const formats = useFormats();
  const say = (id: 'signupMore.fewer' | 'signupMore.more') => intl.formatMessage({ id }, { what: label });
  return (
    <div className={styles['counter']} role="group" aria-label={label}>
      <button
        type="button"
        className="icon-button"
        aria-label={say('signupMore.fewer')}
        aria-disabled={value === 0 || undefined}
        onClick={() => value > 0 && onChange(value - 1)}
      >
        <MinusIcon size={20} />
      </button>
      <output className="number strong" aria-live="polite">
        <span className="visually-hidden">{label} </span>
        {formats.number(value)}
      </output>
      <button
        type="button"
        className="icon-button"
        aria-label={say('signupMore.more')}
        aria-disabled={value === most || undefined}
        onClick={() => value < most && onChange(value + 1)}
      >
        <PlusIcon size={20} />
      </button>
    </div>
  );
}
