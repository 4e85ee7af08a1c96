import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { FeatureApproval_request$key } from '../../../../codegen/relay/FeatureApproval_request.graphql.ts';
import type { FeaturePage_feature$key } from '../../../../codegen/relay/FeaturePage_feature.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { FeatureApproval } from './FeatureApproval.tsx';
import { FeatureEditor } from './FeatureEditor.tsx';
import { FeatureVersions } from './FeatureVersions.tsx';
import { FeatureWhy } from './FeatureWhy.tsx';
import { OnOff } from '../shared/features/OnOff.tsx';
import { OverrideTable } from './OverrideTable.tsx';

interface FeaturePageProps {
  readonly feature: FeaturePage_feature$key;
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  readonly mayChange: boolean;
  /** The latest change for many members; null: none. */
  readonly approval: (FeatureApproval_request$key & { readonly id: string }) | null;
}

/** One feature: its rules, who is overridden and until when, why for a member, and its history. */
export function FeaturePage({ feature: key, segments, mayChange, approval }: FeaturePageProps) {
  const intl = useIntl();
  const feature = useFragment(
    graphql`
      fragment FeaturePage_feature on StaffFeature {
        key
        description
        brandDefault
        isEnabled
        version
        experiment
        overrides {
          ...OverrideTable_overrides
        }
        ...FeatureEditor_feature
        ...FeatureVersions_feature
      }
    `,
    key,
  );
  return (
    <StaffPage
      title={feature.key}
      lead={feature.description}
      aside={<OnOff isOn={feature.isEnabled ?? feature.brandDefault} />}
      back={{ to: staffPaths.internalFeatures(), label: intl.formatMessage({ id: 'internal.nav.features' }) }}
    >
      {feature.experiment != null && (
        <Notice tone="plain">
          <p>
            <FormattedMessage
              id="internalFeatures.experiment"
              values={{
                key: <Link to={staffPaths.internalExperiment(feature.experiment)}>{feature.experiment}</Link>,
              }}
            />
          </p>
        </Notice>
      )}
      {approval !== null && <FeatureApproval request={approval} version={feature.version} />}
      <Panel title={<FormattedMessage id="internalFeatures.rules.title" />}>
        <FeatureEditor
          // What was typed is cleared once it is saved, or waits.
          key={`${feature.version} ${approval?.id ?? ''}`}
          feature={feature}
          segments={segments}
          mayChange={mayChange}
        />
      </Panel>
      <Panel title={<FormattedMessage id="internalFeatures.overrides.title" />}>
        <OverrideTable overrides={feature.overrides} of="feature" />
      </Panel>
      <Panel title={<FormattedMessage id="internalFeatures.why.title" />}>
        <FeatureWhy featureKey={feature.key} />
      </Panel>
      <Panel title={<FormattedMessage id="internal.history.title" />}>
        <FeatureVersions feature={feature} />
      </Panel>
    </StaffPage>
  );
}
