import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { newSegmentLoaderQuery as Query } from '../../../../codegen/relay/newSegmentLoaderQuery.graphql.ts';
import type { useDraft_drafts$key } from '../../../../codegen/relay/useDraft_drafts.graphql.ts';
import type { useRuleChoices_staff$key } from '../../../../codegen/relay/useRuleChoices_staff.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { newSegmentLoaderQuery, type loader } from './newSegmentLoader.ts';
import { SegmentEditor } from './SegmentEditor.tsx';
import { NEW_SEGMENT } from './segmentValues.ts';
import { useCreateSegment } from './useCreateSegment.ts';
import { useRuleChoices } from './useRuleChoices.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

/** `/internal/segments/new` */
export default function NewSegmentScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalSegments.new' })}
      lead={<FormattedMessage id="internalSegments.newLead" />}
      back={{ to: staffPaths.internalSegments(), label: intl.formatMessage({ id: 'internal.nav.segments' }) }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(newSegmentLoaderQuery, useScreenData<typeof loader>().choices);
  return staff == null ? <MissingContent /> : <NewSegment staff={staff} drafts={staff.drafts} />;
}

interface NewSegmentProps {
  readonly staff: useRuleChoices_staff$key;
  readonly drafts: useDraft_drafts$key | null | undefined;
}

function NewSegment({ staff, drafts }: NewSegmentProps) {
  const navigate = useNavigate();
  const draft = useDraft({ kind: 'SEGMENT', objectId: null, version: 0, drafts, sample: NEW_SEGMENT });
  const saving = useCreateSegment((segmentId) => {
    draft.end();
    void navigate(staffPaths.internalSegment(segmentId), AFTER_SAVE);
  });
  return (
    <SegmentEditor
      key={draft.nr}
      start={NEW_SEGMENT}
      draft={draft}
      before={null}
      choices={useRuleChoices(staff)}
      saving={saving}
    />
  );
}
