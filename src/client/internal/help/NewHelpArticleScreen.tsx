import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { newHelpArticleLoaderQuery as Query } from '../../../../codegen/relay/newHelpArticleLoaderQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { HelpEditor } from './HelpEditor.tsx';
import { newArticle } from './helpValues.ts';
import { newHelpArticleLoaderQuery, type loader } from './newHelpArticleLoader.ts';
import { useSaveArticle } from './useSaveArticle.ts';

/** `/internal/help/new` */
export default function NewHelpArticleScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalHelp.new' })}
      lead={<FormattedMessage id="internalHelp.newLead" />}
      back={{ to: staffPaths.internalHelp(), label: intl.formatMessage({ id: 'internal.nav.help' }) }}
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
    newHelpArticleLoaderQuery,
    useScreenData<typeof loader>().drafts,
  );
  const [start] = useState(newArticle);
  const draft = useDraft({
    kind: 'HELP',
    objectId: null,
    version: 0,
    drafts: staff?.drafts,
    sample: start,
  });
  const saving = useSaveArticle(0, (articleId) => {
    draft.end();
    void navigate(staffPaths.internalHelpArticle(articleId), AFTER_SAVE);
  });
  return (
    <HelpEditor key={draft.nr} start={start} draft={draft} version={0} before={null} isNew saving={saving} />
  );
}
