import { FormattedMessage } from 'react-intl';
import formStyles from '../form/Form.module.css';
import { ChangeList, type Change } from '../review/ChangeList.tsx';
import styles from './History.module.css';
import { useComparison, type ComparedVersion } from './useComparison.tsx';

interface CompareVersionsProps<Version> {
  /** Latest first. */
  readonly versions: readonly Version[];
  readonly changesBetween: (left: Version, right: Version) => readonly Change[];
}

/** What is different between any two versions; nothing where there is one at most. */
export function CompareVersions<Version extends ComparedVersion>({
  versions,
  changesBetween,
}: CompareVersionsProps<Version>) {
  const compared = useComparison(versions);
  if (compared === null) return null;
  const { left, right } = compared;
  const changes = changesBetween(left.version, right.version);
  return (
    <details className={styles['details']}>
      <summary>
        <FormattedMessage id="internal.version.compare" />
      </summary>
      <div className="stack">
        <div className={formStyles['pair']}>
          {left.field}
          {right.field}
        </div>
        {changes.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="internal.version.same" />
          </p>
        ) : (
          <ChangeList changes={changes} />
        )}
      </div>
    </details>
  );
}
