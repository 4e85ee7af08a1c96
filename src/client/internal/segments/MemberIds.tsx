import { FormattedMessage } from 'react-intl';
import styles from './segments.module.css';

/** Members by their own ids, folded away. */
export function MemberIds({ titleId, ids }: { readonly titleId: string; readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <details>
      <summary>
        <FormattedMessage id={titleId} values={{ count: ids.length }} />
      </summary>
      <ul className={`${styles['ids'] ?? ''} small`}>
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </details>
  );
}
