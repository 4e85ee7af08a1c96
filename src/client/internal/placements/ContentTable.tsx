import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ContentTable_contents$data,
  ContentTable_contents$key,
} from '../../../../codegen/relay/ContentTable_contents.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ContentBadge } from './ContentBadge.tsx';
import styles from './placements.module.css';
import { useLanguageName } from '../shared/values/useLanguageName.ts';

type Content = ContentTable_contents$data[number];

export function ContentTable({ contents: key }: { readonly contents: ContentTable_contents$key }) {
  const intl = useIntl();
  const { brand, zone } = useApp();
  const times = useStaffTimes();
  const languageName = useLanguageName();
  const contents = useFragment(
    graphql`
      fragment ContentTable_contents on StaffContent @relay(plural: true) {
        contentId
        placement
        locale
        state
        title
        startsAt
        endsAt
        segmentId
        segmentName
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalPlacements.${id}` });
  const stamp = (at: string | null | undefined, none: string) =>
    at == null ? <span className="muted">{text(none)}</span> : <NoWrap>{times.shortDay(at, zone)}</NoWrap>;
  return (
    <div className="stack">
      <StaffList<Content>
        caption={text('content')}
        list={completeList(contents)}
        file={{
          name: 'content',
          cells: {
            id: ({ contentId }) => contentId,
            title: ({ title }) => title,
            place: ({ placement }) => placement,
            state: ({ state }) => state,
            segment_id: ({ segmentId }) => segmentId,
            segment: ({ segmentName }) => segmentName,
            language: ({ locale }) => locale,
            starts: ({ startsAt }) => startsAt,
            ends: ({ endsAt }) => endsAt,
          },
        }}
        rowKey={({ contentId }) => contentId}
        columns={[
          {
            key: 'title',
            header: text('field.title'),
            rowHeader: true,
            wraps: true,
            cell: ({ contentId, title }) => (
              <RowLink to={staffPaths.internalContent(contentId)}>
                <span className={styles['title']}>{title}</span>
              </RowLink>
            ),
            by: ({ title }) => title,
          },
          {
            key: 'placement',
            header: text('field.placement'),
            wraps: true,
            cell: ({ placement }) => text(`place.${placement}`),
            by: ({ placement }) => text(`place.${placement}`),
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <ContentBadge state={state} />,
            by: ({ state }) => state,
          },
          {
            key: 'segment',
            header: text('field.segment'),
            cell: ({ segmentId, segmentName }) => segmentName ?? segmentId ?? text('everyone'),
            by: ({ segmentName }) => segmentName ?? '',
          },
          ...(brand.locales.length === 1
            ? []
            : [
                {
                  key: 'language',
                  secondary: true,
                  header: text('field.locale'),
                  cell: ({ locale }: Content) => languageName(locale ?? null),
                  by: ({ locale }: Content) => locale ?? '',
                },
              ]),
          {
            key: 'from',
            secondary: true,
            header: text('field.startsAt'),
            cell: ({ startsAt }) => stamp(startsAt, 'atOnce'),
            by: ({ startsAt }) => startsAt ?? '',
          },
          {
            key: 'until',
            secondary: true,
            header: text('field.endsAt'),
            cell: ({ endsAt }) => stamp(endsAt, 'noEnd'),
            by: ({ endsAt }) => endsAt ?? '',
          },
        ]}
        none="internalPlacements.none"
        filters={['search', 'place', 'state']}
      />
    </div>
  );
}
