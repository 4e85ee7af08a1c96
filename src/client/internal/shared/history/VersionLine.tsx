import { FormattedMessage } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChangeList, type Change } from '../review/ChangeList.tsx';
import { ChangedBy } from './ChangedBy.tsx';
import styles from './History.module.css';

interface VersionLineProps {
  readonly version: {
    readonly version: number;
    readonly at: string;
    readonly actor: string;
    readonly reason: string;
  };
  readonly isDeletion?: boolean;
  readonly isCurrent: boolean;
  /** The first, or the first after a deletion: it is shown in full. */
  readonly isNew: boolean;
  /** What it made different. */
  readonly changes: readonly Change[];
  /** Left out for those who may not save. */
  readonly onGoBack?: (() => void) | undefined;
}

/** One version of something: who saved it, when, why, what it changed, and the way back to it. */
export function VersionLine({
  version: { version, at, actor, reason },
  isDeletion = false,
  isCurrent,
  isNew,
  changes,
  onGoBack,
}: VersionLineProps) {
  const { zone } = useApp();
  return (
    <>
      <div className={styles['what']}>
        <span className="strong">
          <FormattedMessage
            id={isDeletion ? 'internal.version.deleted' : 'internal.version.number'}
            values={{ version }}
          />
        </span>
        {!isDeletion && isCurrent && (
          <Badge tone="saved">
            <FormattedMessage id="internal.version.current" />
          </Badge>
        )}
        {!isDeletion && !isCurrent && onGoBack !== undefined && (
          <Button look="quiet" small onClick={onGoBack}>
            <FormattedMessage id="internal.version.back" values={{ version }} />
          </Button>
        )}
      </div>
      <p className={styles['reason']}>
        {reason !== '' && <FormattedMessage id="internal.history.reason" values={{ reason }} />}
      </p>
      <p className="small muted">
        {Date.parse(at) === 0 ? (
          <FormattedMessage id="internal.version.before" />
        ) : (
          <ChangedBy actor={actor} at={at} zone={zone} />
        )}
      </p>
      {changes.length > 0 && (
        <details className={styles['details']}>
          <summary>
            {isNew ? (
              <FormattedMessage id="internal.version.said" />
            ) : (
              <FormattedMessage id="internal.history.changes" values={{ count: changes.length }} />
            )}
          </summary>
          <ChangeList changes={changes} />
        </details>
      )}
    </>
  );
}
