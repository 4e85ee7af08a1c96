import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../shared/review/Conflict.module.css';
import { ContentBadge } from './ContentBadge.tsx';
import type { ContentValues } from './contentValues.ts';
import type { ContentConflict } from './useSaveContent.ts';

interface ContentConflictProps {
  readonly conflict: ContentConflict;
  readonly mine: Pick<ContentValues, 'title' | 'content'>;
  readonly onReload: () => void;
  /** Saves one's own on top of theirs. */
  readonly onKeep: () => void;
}

/** What someone else saved in the meantime, beside one's own. */
export function ContentConflictNotice({
  conflict: { message, current },
  mine,
  onReload,
  onKeep,
}: ContentConflictProps) {
  return (
    <Notice tone="warn" role="alert" title={message}>
      <div className={styles['sides']}>
        <section>
          <h3>
            <FormattedMessage id="internal.conflict.theirs" values={{ version: current.version }} />
          </h3>
          <p className="strong">{current.title}</p>
          <p>{current.content}</p>
          <ContentBadge state={current.state} />
        </section>
        <section>
          <h3>
            <FormattedMessage id="internal.conflict.mine" />
          </h3>
          <p className="strong">{mine.title}</p>
          <p>{mine.content}</p>
        </section>
      </div>
      <div className="row">
        <Button look="secondary" small onClick={onReload}>
          <FormattedMessage id="internal.conflict.load" />
        </Button>
        <Button look="quiet" small onClick={onKeep}>
          <FormattedMessage id="internal.conflict.keep" />
        </Button>
      </div>
    </Notice>
  );
}
