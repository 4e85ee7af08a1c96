import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  MemberContent_member$data,
  MemberContent_member$key,
} from '../../../../codegen/relay/MemberContent_member.graphql.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SegmentAnswer } from '../shared/segments/SegmentAnswer.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useLanguageName } from '../shared/values/useLanguageName.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import styles from './features.module.css';

type Row = MemberContent_member$data['content'][number];

/** The content that a member sees in each place, and why not the rest. */
export function MemberContent({ member: key }: { readonly member: MemberContent_member$key }) {
  const intl = useIntl();
  const { visitor } = useSession();
  const [asked, setAsked] = useState<Row | null>(null);
  const why = useWhy();
  const { content } = useFragment(
    graphql`
      fragment MemberContent_member on StaffMemberFeatures {
        content {
          contentId
          placement
          title
          locale
          startsAt
          endsAt
          segmentName
          isDeleted
          reason
          segment {
            ...SegmentAnswer_answer
          }
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  const place = (name: string) => intl.formatMessage({ id: `internalPlacements.place.${name}` });
  return (
    <>
      <h2>{text('content.title')}</h2>
      <p className="muted small">{text('content.lead')}</p>
      <StaffGrid<Row>
        caption={text('content.title')}
        rowKey={({ contentId }) => contentId}
        rows={content}
        columns={[
          {
            key: 'content',
            header: text('content.field.title'),
            rowHeader: true,
            wraps: true,
            by: ({ title }) => title,
            cell: ({ contentId, title, isDeleted }) => {
              const page = staffPaths.internalContent(contentId);
              const words = isDeleted
                ? intl.formatMessage({ id: 'internalFeatures.content.deleted' }, { title })
                : title;
              return internalVerdict(visitor, page) === 'open' ? <Link to={page}>{words}</Link> : words;
            },
          },
          {
            key: 'place',
            header: text('content.field.place'),
            by: ({ placement }) => place(placement),
            cell: ({ placement }) => place(placement),
          },
          {
            key: 'shown',
            header: text('field.state'),
            place: 'state',
            by: ({ reason }) => Number(reason === 'SHOWN'),
            cell: ({ reason }) => (
              <Badge tone={reason === 'SHOWN' ? 'saved' : 'plain'}>
                {text(reason === 'SHOWN' ? 'content.shown' : 'content.notShown')}
              </Badge>
            ),
          },
          {
            key: 'because',
            header: text('field.why'),
            by: ({ reason }) => reason,
            cell: (row) =>
              row.segment == null ? (
                why(row)
              ) : (
                <span className={styles['why']}>
                  <Button look="quiet" small onClick={() => setAsked(row)}>
                    {why(row)}
                  </Button>
                </span>
              ),
          },
        ]}
        empty={<FormattedMessage id="internalFeatures.content.none" />}
      />
      <Dialog open={asked !== null} onClose={() => setAsked(null)} title={asked?.segmentName ?? ''}>
        {asked?.segment != null && <SegmentAnswer answer={asked.segment} />}
      </Dialog>
    </>
  );
}

/** Why a member sees content, or doesn't, in a few words. */
function useWhy(): (row: Row) => string {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const languageName = useLanguageName();
  return ({ reason, segmentName, locale, startsAt, endsAt }) =>
    intl.formatMessage(
      { id: 'internalFeatures.content.why' },
      {
        reason: reason === 'SEGMENT' && segmentName == null ? 'GONE' : reason,
        segment: segmentName ?? 'none',
        language: languageName(locale ?? null),
        startsAt: startsAt == null ? '' : times.stamp(startsAt, zone),
        endsAt: endsAt == null ? '' : times.stamp(endsAt, zone),
      },
    );
}
