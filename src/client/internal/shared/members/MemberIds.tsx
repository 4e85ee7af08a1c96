import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import styles from './MemberIds.module.css';

/** Members by their own ids, folded away; linked for staff who may see a member's features. */
export function MemberIds({ titleId, ids }: { readonly titleId: string; readonly ids: readonly string[] }) {
  const { visitor } = useSession();
  if (ids.length === 0) return null;
  const isOpen = internalVerdict(visitor, staffPaths.internalMemberFeatures()) === 'open';
  return (
    <details>
      <summary>
        <FormattedMessage id={titleId} values={{ count: ids.length }} />
      </summary>
      <ul className={`${styles['ids'] ?? ''} small`}>
        {ids.map((id) => (
          <li key={id}>
            {isOpen ? <Link to={staffPaths.internalMemberFeatures({ member: id })}>{id}</Link> : id}
          </li>
        ))}
      </ul>
    </details>
  );
}
