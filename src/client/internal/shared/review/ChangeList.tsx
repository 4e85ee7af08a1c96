import { FormattedMessage } from 'react-intl';
import styles from './ReviewDialog.module.css';

/** One thing that will be different; `from` is null for something new. */
export interface Change {
  readonly label: string;
  readonly from: string | null;
  readonly to: string;
}

/** What will be different, line by line. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles['changes']}>
      {changes.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from !== null && (
              <>
                <del>
                  <span className="visually-hidden">
                    <FormattedMessage id="internal.review.from" />
                  </span>
                  {from}
                </del>
                <span aria-hidden="true" className={styles['arrow']} />
              </>
            )}
            <ins>
              {from !== null && (
                <span className="visually-hidden">
                  <FormattedMessage id="internal.review.to" />
                </span>
              )}
              {to}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
