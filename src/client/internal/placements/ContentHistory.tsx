import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ContentVersions_content$key } from '../../../../codegen/relay/ContentVersions_content.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangedBy } from '../shared/ChangedBy.tsx';
import { ChangeList } from '../shared/ChangeList.tsx';
import historyStyles from '../shared/History.module.css';
import { toValues } from './contentRecord.ts';
import { withoutHidden, type ContentValues, type KeptTimes } from './contentValues.ts';
import { useContentChanges } from './useContentChanges.ts';

/** What a version said, for the form. */
export interface EarlierContent {
  readonly values: ContentValues;
  readonly kept: KeptTimes;
}

interface ContentVersionsProps {
  readonly content: ContentVersions_content$key;
  readonly onGoBack: (to: EarlierContent) => void;
}

/** Who changed what, when and why, latest first; any earlier version can be saved again. */
export function ContentVersions({ content: key, onGoBack }: ContentVersionsProps) {
  const { zone } = useApp();
  const changesBetween = useContentChanges();
  const { versions } = useFragment(
    graphql`
      fragment ContentVersions_content on StaffContent {
        versions {
          version
          at
          actor
          reason
          content {
            startsAt
            endsAt
            ...contentRecord_values
          }
        }
      }
    `,
    key,
  );
  const said = versions.map(({ content }) => toValues(content, zone));
  return (
    <ol className={historyStyles['lines']}>
      {versions.map(({ version, at, actor, reason, content: { startsAt, endsAt } }, place) => {
        const [values, before] = [said[place], said[place + 1]];
        if (values === undefined) return null;
        const changes = changesBetween(
          before === undefined ? null : withoutHidden(before),
          withoutHidden(values),
        );
        return (
          <li key={version}>
            <div className={historyStyles['what']}>
              <span className="strong">
                <FormattedMessage id="internalPlacements.versions.number" values={{ version }} />
              </span>
              {place === 0 ? (
                <Badge tone="saved">
                  <FormattedMessage id="internalPlacements.versions.current" />
                </Badge>
              ) : (
                <Button
                  look="quiet"
                  small
                  onClick={() =>
                    onGoBack({ values, kept: { startsAt: startsAt ?? null, endsAt: endsAt ?? null } })
                  }
                >
                  <FormattedMessage id="internalPlacements.versions.back" values={{ version }} />
                </Button>
              )}
            </div>
            <p className={historyStyles['reason']}>
              {reason !== '' && <FormattedMessage id="internal.history.reason" values={{ reason }} />}
            </p>
            <p className="small muted">
              {Date.parse(at) === 0 ? (
                <FormattedMessage id="internalPlacements.versions.before" />
              ) : (
                <ChangedBy actor={actor} at={at} zone={zone} />
              )}
            </p>
            {changes.length > 0 && (
              <details className={historyStyles['details']}>
                <summary>
                  {before === undefined ? (
                    <FormattedMessage id="internalPlacements.versions.said" />
                  ) : (
                    <FormattedMessage id="internal.history.changes" values={{ count: changes.length }} />
                  )}
                </summary>
                <ChangeList changes={changes} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
