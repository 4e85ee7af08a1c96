import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ContentPage_content$data,
  ContentPage_content$key,
} from '../../../../codegen/relay/ContentPage_content.graphql.ts';
import { CTA_LEVELS } from '../../../domain/placements/checkContent.ts';
import { CONTENT_PLACES } from '../../../domain/placements/names.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import { History } from '../shared/History.tsx';
import { Panel } from '../shared/Panel.tsx';
import { StaffPage } from '../shared/StaffPage.tsx';
import { typedInstant } from '../shared/staffTimes.ts';
import { ContentBadge } from './ContentBadge.tsx';
import { ContentEditor } from './ContentEditor.tsx';
import type { ContentValues } from './contentValues.ts';
import { DeleteContent } from './DeleteContent.tsx';
import { useSaveContent } from './useSaveContent.ts';

/** One piece of content: the form with the members' view beside it, and its history. */
export function ContentPage({ content: key }: { readonly content: ContentPage_content$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const [deleting, setDeleting] = useState(false);
  const content = useFragment(
    graphql`
      fragment ContentPage_content on StaffContent {
        contentId
        placement
        name
        onNextPage
        locale
        position
        active
        state
        title
        subtitle
        icon
        content
        pictureId
        pictureUrl
        subtext
        ctas {
          label
          url
          level
        }
        startsAt
        endsAt
        segmentId
        segmentName
        version
        history {
          ...History_entries
        }
      }
    `,
    key,
  );
  const { contentId, version, title } = content;
  const saving = useSaveContent({ contentId, version }, () => undefined);
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
      <ContentEditor
        key={version}
        start={values}
        before={values}
        kept={{ startsAt: content.startsAt ?? null, endsAt: content.endsAt ?? null }}
        saving={saving}
      >
        <Panel title={<FormattedMessage id="internal.history.title" />}>
          <History entries={content.history} />
        </Panel>
        <div className="row">
          <Button look="quiet" onClick={() => setDeleting(true)}>
            <FormattedMessage id="internalPlacements.delete.open" />
          </Button>
        </div>
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

/** Values that this version of the app does not know fall back to the form's first choice. */
function toValues(
  { placement, pictureId, pictureUrl, ctas, segmentId, segmentName, ...content }: ContentPage_content$data,
  zone: string,
): ContentValues {
  const time = (at: string | null | undefined) => (at == null ? '' : typedInstant(at, zone));
  return {
    placement: CONTENT_PLACES.find((name) => name === placement) ?? 'DashboardHero',
    name: content.name ?? '',
    onNextPage: content.onNextPage,
    locale: content.locale ?? '',
    active: content.active,
    title: content.title,
    subtitle: content.subtitle ?? '',
    content: content.content ?? '',
    subtext: content.subtext ?? '',
    icon: content.icon ?? '',
    picture: pictureId == null || pictureUrl == null ? null : { id: pictureId, url: pictureUrl },
    ctas: ctas.map(({ label, url, level }, key) => ({
      key,
      label,
      url,
      level: CTA_LEVELS.find((each) => each === level) ?? 'SECONDARY',
    })),
    segment: segmentId == null ? null : { id: segmentId, name: segmentName ?? segmentId },
    startsAt: time(content.startsAt),
    endsAt: time(content.endsAt),
    position: String(content.position),
  };
}
