import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { newExperimentLoaderQuery as Query } from '../../../../codegen/relay/newExperimentLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { ExperimentEditor } from './ExperimentEditor.tsx';
import { newDraft } from './experimentValues.ts';
import { newExperimentLoaderQuery, type loader } from './newExperimentLoader.ts';
import { useExperimentChoices } from './useExperimentChoices.ts';
import { useSaveExperiment } from './useSaveExperiment.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

/** `/internal/experiments/new` */
export default function NewExperimentScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalExperiments.new' })}
      lead={<FormattedMessage id="internalExperiments.newLead" />}
      back={{
        to: staffPaths.internalExperiments(),
        label: intl.formatMessage({ id: 'internal.nav.experiments' }),
      }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const navigate = useNavigate();
  const { staff } = usePreloadedQuery<Query>(
    newExperimentLoaderQuery,
    useScreenData<typeof loader>().choices,
  );
  const [start] = useState(newDraft);
  const segments = useExperimentChoices(staff?.segmentChoices);
  const draft = useDraft({
    kind: 'EXPERIMENT',
    objectId: null,
    version: 0,
    drafts: staff?.drafts,
    sample: start,
  });
  const saving = useSaveExperiment((key) => {
    draft.end();
    void navigate(staffPaths.internalExperiment(key), AFTER_SAVE);
  });
  if (staff?.roleKeys.includes('internal_experience_manager_override') !== true)
    return (
      <p className="muted">
        <FormattedMessage id="internalExperiments.noChange" />
      </p>
    );
  return (
    <Panel title={<FormattedMessage id="internalExperiments.setup" />}>
      <ExperimentEditor
        key={draft.nr}
        start={start}
        before={null}
        kept={draft}
        version={0}
        segments={segments}
        saving={saving}
      />
    </Panel>
  );
}
