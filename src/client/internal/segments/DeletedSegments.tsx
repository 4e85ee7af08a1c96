import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type {
  DeletedSegments_staff$data,
  DeletedSegments_staff$key,
} from '../../../../codegen/relay/DeletedSegments_staff.graphql.ts';
import type { DeletedSegmentsMutation as Mutation } from '../../../../codegen/relay/DeletedSegmentsMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ChangedBy } from '../shared/history/ChangedBy.tsx';
import styles from '../shared/history/History.module.css';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { RuleText } from '../shared/segments/RuleText.tsx';

type Deleted = NonNullable<DeletedSegments_staff$data['deletedSegments']>[number];

/** Segments that can be brought back; nothing where none was deleted. */
export function DeletedSegments({ staff }: { readonly staff: DeletedSegments_staff$key }) {
  const { zone } = useApp();
  const { deletedSegments: deleted } = useFragment(
    graphql`
      fragment DeletedSegments_staff on Staff {
        deletedSegments {
          segmentId
          last {
            version
            at
            actor
            reason
            name
            activelyEnrolling
            nodes {
              ...RuleText_nodes
            }
          }
        }
      }
    `,
    staff,
  );
  if (deleted == null || deleted.length === 0) return null;
  return (
    <Panel title={<FormattedMessage id="internalSegments.restore.title" />}>
      <ol className={styles['lines']}>
        {deleted.map((segment) => {
          const { name, actor, at, reason, nodes } = segment.last;
          return (
            <li key={segment.segmentId}>
              <div className={styles['what']}>
                <span className="strong">{name}</span>
                <Restore segment={segment} />
              </div>
              <RuleText nodes={nodes} />
              <p className={styles['reason']}>
                <FormattedMessage id="internal.history.reason" values={{ reason }} />
              </p>
              <p className="small muted">
                <ChangedBy actor={actor} at={at} zone={zone} />
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Restore({
  segment: {
    segmentId,
    last: { version, name, activelyEnrolling },
  },
}: {
  readonly segment: Deleted;
}) {
  const intl = useIntl();
  const app = useApp();
  const navigate = useNavigate();
  const { write, ...saving } = useRelayWrite<Mutation, Mutation['response']['restoreSegment']>(
    graphql`
      mutation DeletedSegmentsMutation($input: RestoreSegmentInput!) {
        restoreSegment(input: $input) {
          __typename
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ restoreSegment }) => restoreSegment,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalSegments.restore.${id}` }, { name });
  return (
    <ReviewedAction
      action={text('open')}
      look="secondary"
      small
      title={text('review')}
      effects={[text('effect'), ...(activelyEnrolling ? [] : [text('effectClosed')])]}
      saving={saving}
      onConfirm={(reason, close) =>
        write(
          { input: { segmentId, version, reason } },
          {
            onSaved: ({ __typename }) => {
              close();
              // Otherwise somebody else brought it back already.
              if (__typename === 'SegmentSaved') app.flashes.show({ type: 'success', text: text('done') });
              void navigate(staffPaths.internalSegment(segmentId));
            },
          },
        )
      }
    />
  );
}
