import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureVersions_feature$key } from '../../../../codegen/relay/FeatureVersions_feature.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useActorName } from '../shared/history/useActorName.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import styles from './features.module.css';
import { typedShare } from '../shared/form/shares.ts';

/** What staff set before, latest first. */
export function FeatureVersions({ feature: key }: { readonly feature: FeatureVersions_feature$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const actorName = useActorName();
  const { versions } = useFragment(
    graphql`
      fragment FeatureVersions_feature on StaffFeature {
        versions {
          version
          at
          actor
          reason
          isEnabled
          rules {
            id
            segmentName
            share
            isEnabled
            variation
          }
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  if (versions.length === 0)
    return (
      <p className="muted small">
        <FormattedMessage id="internal.history.none" />
      </p>
    );
  return (
    <ol className={styles['rules']}>
      {versions.map(({ version, at, actor, reason, isEnabled, rules }) => (
        <li key={version}>
          <p className="strong">
            <FormattedMessage
              id="internalFeatures.version"
              values={{ version, at: times.stamp(at, zone), actor: actorName(actor) }}
            />
          </p>
          <p className="muted small">{reason}</p>
          {isEnabled != null && (
            <p>
              <FormattedMessage id="internalFeatures.versionDefault" values={{ isOn: String(isEnabled) }} />
            </p>
          )}
          <ol>
            {rules.map((rule) => (
              <li key={rule.id}>
                <FormattedMessage
                  id="internalFeatures.rules.words"
                  values={{
                    segment: rule.segmentName ?? text('rules.everyone'),
                    share: typedShare(rule.share),
                    isEnabled: String(rule.isEnabled),
                    variation: rule.variation ?? 'none',
                  }}
                />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
