import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { newContentLoaderQuery as Query } from '../../../../codegen/relay/newContentLoaderQuery.graphql.ts';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import { newContent } from './contentValues.ts';
import { newContentLoaderQuery, type loader } from './newContentLoader.ts';
import { useSaveContent } from './useSaveContent.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

/** `/internal/placements/new` */
export default function NewContentScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPlacements.new' })}
      lead={<FormattedMessage id="internalPlacements.newLead" />}
      back={{
        to: staffPaths.internalPlacements(),
        label: intl.formatMessage({ id: 'internal.nav.placements' }),
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
  const [query] = useSearchParams();
  const { staff } = usePreloadedQuery<Query>(newContentLoaderQuery, useScreenData<typeof loader>().drafts);
  // The same id for every try, so that a repeat creates nothing more.
  const [contentId] = useState(() => crypto.randomUUID());
  const [start] = useState(() => newContent(CONTENT_PLACES.find((name) => name === query.get('place'))));
  const draft = useDraft({
    kind: 'CONTENT',
    objectId: null,
    version: 0,
    drafts: staff?.drafts,
    sample: start,
  });
  const open = (id: string) => void navigate(staffPaths.internalContent(id), AFTER_SAVE);
  const saving = useSaveContent({ contentId, version: null }, (id) => {
    draft.end();
    open(id);
  });
  return (
    <ContentEditor
      key={draft.nr}
      start={start}
      draft={draft}
      version={0}
      before={null}
      kept={{ startsAt: null, endsAt: null }}
      saving={saving.conflict === null ? saving : { ...saving, reload: () => open(contentId) }}
    />
  );
}
