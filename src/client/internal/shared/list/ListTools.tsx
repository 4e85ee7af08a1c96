import { useContext, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { ReadOnly } from '../../../ui/readOnly.ts';
import { ReadAt } from './ReadAt.tsx';
import styles from './List.module.css';

/** Search and filters above a list. */
export function ListTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles['tools']}>{children}</div>;
}

export interface ListFootProps {
  readonly shown: number;
  readonly total: number;
  /** Loads the next page; absent on the last. */
  readonly onMore?: (() => void) | undefined;
  readonly busy?: boolean;
  /** When the list was so; absent: now. */
  readonly readAt?: string | null | undefined;
  /** Which of the keys do something here. */
  readonly keys?: readonly ListKey[];
}

export type ListKey = 'move' | 'open' | 'search' | 'new' | 'section';

const allKeys: readonly ListKey[] = ['move', 'open', 'search', 'new'];

/** How much of the list is here, more of it, and how to go through it without a mouse. */
export function ListFoot({ shown, total, onMore, busy = false, readAt, keys = allKeys }: ListFootProps) {
  const intl = useIntl();
  return (
    <div className={styles['foot']}>
      <p className="small muted" role="status">
        <FormattedMessage
          id={shown < total ? 'internal.list.countSome' : 'internal.list.countAll'}
          values={{ shown: intl.formatNumber(shown), total: intl.formatNumber(total), count: total }}
        />
      </p>
      <ReadAt at={readAt} />
      {onMore !== undefined && (
        <Button reads look="secondary" small busy={busy} onClick={onMore}>
          <FormattedMessage id="internal.list.more" />
        </Button>
      )}
      <KeyHints keys={keys} />
    </div>
  );
}

/** Which keys do something here; not shown where there is no keyboard. */
export function KeyHints({
  keys,
  sections = 0,
}: {
  readonly keys: readonly ListKey[];
  /** The number of sections that keys open. */
  readonly sections?: number;
}) {
  const readOnly = useContext(ReadOnly);
  return (
    <p className={`small muted ${styles['keys'] ?? ''}`}>
      {keys
        .filter((key) => !(readOnly && key === 'new'))
        .map((key) => (
          <span key={key}>
            <FormattedMessage
              id={`internal.list.key.${key}`}
              values={{ k: (parts) => <kbd>{parts}</kbd>, sections }}
            />
          </span>
        ))}
    </p>
  );
}
