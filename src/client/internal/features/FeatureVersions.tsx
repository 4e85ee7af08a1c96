import { FormattedMessage } from 'react-intl';
import type { useFeatureVersions_feature$key } from '../../../../codegen/relay/useFeatureVersions_feature.graphql.ts';
import styles from '../shared/history/History.module.css';
import { CompareVersions } from '../shared/history/CompareVersions.tsx';
import { VersionLine } from '../shared/history/VersionLine.tsx';
import { NO_RULES, toForm, type FeatureForm } from './featureValues.ts';
import { useFeatureChanges } from './useFeatureChanges.ts';
import { useFeatureVersions } from './useFeatureVersions.ts';

interface FeatureVersionsProps {
  readonly feature: useFeatureVersions_feature$key;
  /** Left out for those who may not save. */
  readonly onGoBack: ((to: FeatureForm) => void) | undefined;
}

/** What staff set before, latest first; any earlier version can be saved again. */
export function FeatureVersions({ feature: key, onGoBack }: FeatureVersionsProps) {
  const { brandDefault, versions } = useFeatureVersions(key);
  const changesBetween = useFeatureChanges(brandDefault);
  if (versions.length === 0)
    return (
      <p className="muted small">
        <FormattedMessage id="internal.history.none" />
      </p>
    );
  return (
    <div className="stack">
      <CompareVersions versions={versions} changesBetween={changesBetween} />
      <ol className={styles['lines']}>
        {versions.map(({ version, at, actor, reason, isEnabled, rules }, place) => (
          <li key={version}>
            <VersionLine
              version={{ version, at, actor, reason }}
              isCurrent={place === 0}
              isNew={false}
              changes={changesBetween(versions[place + 1] ?? NO_RULES, { isEnabled, rules })}
              onGoBack={onGoBack && (() => onGoBack(toForm({ isEnabled, rules })))}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
