import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { LazyDialog } from '../../../shared/dialog/LazyDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useStaffTimes } from '../values/useStaffTimes.ts';
import styles from './Draft.module.css';
import type { Draft } from './useDraft.ts';

interface DraftNoticeProps {
  readonly draft: Pick<
    Draft<object>,
    'opened' | 'others' | 'state' | 'keptAt' | 'rival' | 'open' | 'overwrite' | 'end'
  >;
  /** The version that is saved now; 0: something new. */
  readonly version: number;
}

/** Which draft the form holds, which others there are, and whether what is typed is kept. */
export function DraftNotice({ draft, version }: DraftNoticeProps) {
  const { zone } = useApp();
  const times = useStaffTimes();
  const { opened, others, state, keptAt, open, end } = draft;
  return (
    <div className={styles['draft']}>
      {opened !== null && (
        <Notice
          tone={opened.version < version ? 'warn' : 'plain'}
          title={
            <FormattedMessage
              id={opened.isOwn ? 'internal.draft.own' : 'internal.draft.theirs'}
              values={{ author: opened.author, at: times.stamp(opened.keptAt, zone) }}
            />
          }
        >
          <p>
            <FormattedMessage
              id={opened.version < version ? 'internal.draft.behind' : 'internal.draft.unsaved'}
              values={{ version: opened.version }}
            />
          </p>
          <div className="row">
            <Button look="secondary" small onClick={end}>
              <FormattedMessage id="internal.draft.discard" />
            </Button>
          </div>
        </Notice>
      )}
      {others.map((other) => (
        <Notice
          key={other.id}
          tone="plain"
          title={
            <FormattedMessage
              id={other.isOwn ? 'internal.draft.otherOwn' : 'internal.draft.other'}
              values={{ author: other.author, at: times.stamp(other.keptAt, zone) }}
            />
          }
        >
          {state === 'nothing' && opened === null && (
            <div className="row">
              <Button look="secondary" small onClick={() => open(other)}>
                <FormattedMessage id="internal.draft.open" />
              </Button>
            </div>
          )}
        </Notice>
      ))}
      <p className={`small muted ${styles['state'] ?? ''}`} role="status">
        {state === 'kept' && (
          <FormattedMessage
            id="internal.draft.kept"
            values={{ at: times.stamp(new Date(keptAt).toISOString(), zone) }}
          />
        )}
        {state === 'failed' && <FormattedMessage id="internal.draft.failed" />}
        {state === 'rivaled' && <FormattedMessage id="internal.draft.rivaled" />}
      </p>
      {state === 'rivaled' && <RivalQuestion draft={draft} />}
    </div>
  );
}

/** Which of two drafts of the same person stays. */
function RivalQuestion({
  draft: { rival, open, overwrite },
}: {
  readonly draft: Pick<DraftNoticeProps['draft'], 'rival' | 'open' | 'overwrite'>;
}) {
  const { zone } = useApp();
  const times = useStaffTimes();
  const [isAsking, setAsking] = useState(true);
  return (
    <>
      <div className="row">
        <Button look="secondary" small onClick={() => setAsking(true)}>
          <FormattedMessage id="internal.draft.choose" />
        </Button>
      </div>
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={<FormattedMessage id="internal.draft.rival.title" />}
        actions={
          <>
            {rival !== null && (
              <Button onClick={() => open(rival)}>
                <FormattedMessage id="internal.draft.rival.open" />
              </Button>
            )}
            <Button look="secondary" onClick={overwrite}>
              <FormattedMessage id="internal.draft.rival.overwrite" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage
            id={rival === null ? 'internal.draft.rival.unreadable' : 'internal.draft.rival.text'}
            values={{ at: rival === null ? '' : times.stamp(rival.keptAt, zone) }}
          />
        </p>
      </LazyDialog>
    </>
  );
}
