import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { FeatureApproval_request$key } from '../../../../codegen/relay/FeatureApproval_request.graphql.ts';
import type { FeaturePage_feature$key } from '../../../../codegen/relay/FeaturePage_feature.graphql.ts';
import type { useDraft_drafts$key } from '../../../../codegen/relay/useDraft_drafts.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Notice } from '../../ui/Notice.tsx';
import { DraftNotice } from '../shared/drafts/DraftNotice.tsx';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { FeatureApproval } from './FeatureApproval.tsx';
import { FeatureEditor } from './FeatureEditor.tsx';
import { FeatureSchedules } from './FeatureSchedules.tsx';
import { FeatureVersions } from './FeatureVersions.tsx';
import { NO_RULES, type FeatureForm } from './featureValues.ts';
import { FeatureWhy } from './FeatureWhy.tsx';
import { OnOff } from '../shared/features/OnOff.tsx';
import { OverrideTable } from './OverrideTable.tsx';

interface FeaturePageProps {
  readonly feature: FeaturePage_feature$key;
  readonly segments: readonly { readonly value: string; readonly label: string }[];
  readonly mayChange: boolean;
  /** The latest change for many members; null: none. */
  readonly approval: (FeatureApproval_request$key & { readonly id: string }) | null;
  readonly drafts: useDraft_drafts$key | null | undefined;
}

/** One feature: its rules, who is overridden and until when, why for a member, and its history. */
export function FeaturePage({ feature: key, segments, mayChange, approval, drafts }: FeaturePageProps) {
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
        ...FeatureSchedules_feature
        ...useFeatureVersions_feature
      }
    `,
    key,
  );
  /** An earlier version, or what wasn't saved at its time, to save again; counted, because one can be chosen twice. */
  const [back, setBack] = useState<{ readonly nr: number; readonly to: FeatureForm | null }>({
    nr: 0,
    to: null,
  });
  const startFrom = (to: FeatureForm) => setBack(({ nr }) => ({ nr: nr + 1, to }));
  const draft = useDraft({
    kind: 'FEATURE',
    objectId: feature.key,
    version: feature.version,
    drafts,
    sample: NO_RULES,
  });
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
        <DraftNotice draft={draft} version={feature.version} />
        <FeatureEditor
          // What was typed is cleared once it is saved, or waits.
          key={`${feature.version} ${approval?.id ?? ''} ${draft.nr} ${back.nr}`}
          feature={feature}
          segments={segments}
          mayChange={mayChange}
          draft={back.to === null ? draft : { ...draft, start: back.to }}
          startsReviewing={back.to !== null}
          onDone={() => {
            setBack(({ nr }) => ({ nr: nr + 1, to: null }));
            draft.end();
          }}
        />
      </Panel>
      <FeatureSchedules feature={feature} mayChange={mayChange} onOpen={startFrom} />
      <Panel title={<FormattedMessage id="internalFeatures.overrides.title" />}>
        <OverrideTable overrides={feature.overrides} of="feature" />
      </Panel>
      <Panel title={<FormattedMessage id="internalFeatures.why.title" />}>
        <FeatureWhy featureKey={feature.key} />
      </Panel>
      <Panel title={<FormattedMessage id="internal.history.title" />}>
        <FeatureVersions feature={feature} onGoBack={mayChange ? startFrom : undefined} />
      </Panel>
    </StaffPage>
  );
}
