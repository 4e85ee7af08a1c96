import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ContentApproval_request$key } from '../../../../codegen/relay/ContentApproval_request.graphql.ts';
import type { ContentPage_content$key } from '../../../../codegen/relay/ContentPage_content.graphql.ts';
import type { useDraft_drafts$key } from '../../../../codegen/relay/useDraft_drafts.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useDraft } from '../shared/drafts/useDraft.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { ContentApproval } from './ContentApproval.tsx';
import { ContentBadge } from './ContentBadge.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import { ContentHistory, type EarlierContent } from './ContentHistory.tsx';
import { toValues } from './contentRecord.ts';
import { newContent } from './contentValues.ts';
import { DeleteContent } from './DeleteContent.tsx';
import { useSaveContent } from './useSaveContent.ts';

const SAMPLE = newContent();

interface ContentPageProps {
  readonly content: ContentPage_content$key;
  /** The latest change for many members; null: none. */
  readonly approval: (ContentApproval_request$key & { readonly id: string }) | null;
  readonly drafts: useDraft_drafts$key | null | undefined;
}

/** One piece of content: the form with the members' view beside it, and its history. Deleted content can be saved again. */
export function ContentPage({ content: key, approval, drafts }: ContentPageProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const [deleting, setDeleting] = useState(false);
  /** An earlier version to save again; counted, because one can be chosen twice. */
  const [back, setBack] = useState<{ readonly nr: number; readonly to: EarlierContent | null }>({
    nr: 0,
    to: null,
  });
  const content = useFragment(
    graphql`
      fragment ContentPage_content on StaffContent {
        contentId
        state
        title
        startsAt
        endsAt
        version
        ...contentRecord_values
        ...ContentHistory_content
      }
    `,
    key,
  );
  const { contentId, version, title } = content;
  const isDeleted = content.state === 'DELETED';
  const draft = useDraft({ kind: 'CONTENT', objectId: contentId, version, drafts, sample: SAMPLE });
  const saving = useSaveContent({ contentId, version: isDeleted ? null : version }, () => {
    draft.end();
    setBack(({ nr }) => ({ nr: nr + 1, to: null }));
  });
  const values = toValues(content, zone);
  return (
    <StaffPage
      title={title}
      aside={<ContentBadge state={content.state} />}
      back={{
        to: staffPaths.internalPlacements(),
        label: intl.formatMessage({ id: 'internal.nav.placements' }),
      }}
    >
      {approval !== null && <ContentApproval request={approval} version={isDeleted ? 0 : version} />}
      {isDeleted && (
        <Notice tone="warn" title={intl.formatMessage({ id: 'internalPlacements.deleted.title' })}>
          <p>
            <FormattedMessage id="internalPlacements.deleted.text" />
          </p>
        </Notice>
      )}
      <ContentEditor
        // What was typed is cleared once it is saved, or waits.
        key={`${saving.formVersion} ${approval?.id ?? ''} ${back.nr} ${draft.nr}`}
        start={back.to?.values ?? values}
        draft={back.to === null ? draft : { ...draft, start: null }}
        version={version}
        before={isDeleted ? null : values}
        bringsBack={isDeleted}
        kept={back.to?.kept ?? { startsAt: content.startsAt ?? null, endsAt: content.endsAt ?? null }}
        startsReviewing={back.to !== null}
        saving={saving}
      >
        <Panel title={<FormattedMessage id="internal.history.title" />}>
          <ContentHistory content={content} onGoBack={(to) => setBack({ nr: back.nr + 1, to })} />
        </Panel>
        {!isDeleted && (
          <div className="row">
            <Button look="quiet" onClick={() => setDeleting(true)}>
              <FormattedMessage id="internalPlacements.delete.open" />
            </Button>
          </div>
        )}
      </ContentEditor>
      {deleting && (
        <DeleteContent
          contentId={contentId}
          title={title}
          version={version}
          onClose={() => setDeleting(false)}
        />
      )}
    </StaffPage>
  );
}
