import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ContentHistory_content$data,
  ContentHistory_content$key,
} from '../../../../codegen/relay/ContentHistory_content.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { VersionHistory } from '../shared/history/VersionHistory.tsx';
import { VersionLine } from '../shared/history/VersionLine.tsx';
import { toValues } from './contentRecord.ts';
import { withoutHidden, type ContentValues, type KeptTimes } from './contentValues.ts';
import { useContentChanges } from './useContentChanges.ts';

/** What a version said, for the form. */
export interface EarlierContent {
  readonly values: ContentValues;
  readonly kept: KeptTimes;
}

interface ContentHistoryProps {
  readonly content: ContentHistory_content$key;
  readonly onGoBack: (to: EarlierContent) => void;
}

/** Their versions say the same. */
const SAVES = ['content.create', 'content.change', 'content.delete'];

/** Who changed what, when and why, latest first; any earlier version can be saved again. */
export function ContentHistory({ content: key, onGoBack }: ContentHistoryProps) {
  const { versions, history } = useFragment(
    graphql`
      fragment ContentHistory_content on StaffContent {
        versions {
          version
          at
          actor
          reason
          isDeletion
          content {
            startsAt
            endsAt
            ...contentRecord_values
          }
        }
        history {
          ...VersionHistory_entries
        }
      }
    `,
    key,
  );
  return (
    <VersionHistory versions={versions} entries={history} saves={SAVES}>
      {(version, before, isCurrent) => (
        <ContentVersion version={version} before={before} isCurrent={isCurrent} onGoBack={onGoBack} />
      )}
    </VersionHistory>
  );
}

type Version = ContentHistory_content$data['versions'][number];

interface ContentVersionProps extends Pick<ContentHistoryProps, 'onGoBack'> {
  readonly version: Version;
  readonly before: Version | undefined;
  readonly isCurrent: boolean;
}

function ContentVersion({ version, before, isCurrent, onGoBack }: ContentVersionProps) {
  const { zone } = useApp();
  const changesBetween = useContentChanges();
  const { version: number, at, actor, reason, isDeletion, content } = version;
  const values = toValues(content, zone);
  // What is brought back is shown in full.
  const isNew = before === undefined || before.isDeletion;
  return (
    <VersionLine
      version={{ version: number, at, actor, reason }}
      isDeletion={isDeletion}
      isCurrent={isCurrent}
      isNew={isNew}
      changes={
        isDeletion
          ? []
          : changesBetween(
              isNew ? null : withoutHidden(toValues(before.content, zone)),
              withoutHidden(values),
            )
      }
      onGoBack={() =>
        onGoBack({ values, kept: { startsAt: content.startsAt ?? null, endsAt: content.endsAt ?? null } })
      }
    />
  );
}
