import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import { newContent } from './contentValues.ts';
import { useSaveContent } from './useSaveContent.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

/** `/internal/placements/new` */
export default function NewContentScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // The same id for every try, so that a repeat creates nothing more.
  const [contentId] = useState(() => crypto.randomUUID());
  const [start] = useState(() => newContent(CONTENT_PLACES.find((name) => name === query.get('place'))));
  const open = (id: string) => void navigate(staffPaths.internalContent(id), AFTER_SAVE);
  const saving = useSaveContent({ contentId, version: null }, open);
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalPlacements.new' })}
      lead={<FormattedMessage id="internalPlacements.newLead" />}
      back={{
        to: staffPaths.internalPlacements(),
        label: intl.formatMessage({ id: 'internal.nav.placements' }),
      }}
    >
      <ContentEditor
        start={start}
        before={null}
        kept={{ startsAt: null, endsAt: null }}
        saving={saving.conflict === null ? saving : { ...saving, reload: () => open(contentId) }}
      />
    </StaffPage>
  );
}
