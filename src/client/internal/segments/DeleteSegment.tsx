import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { DeleteSegmentMutation } from '../../../../codegen/relay/DeleteSegmentMutation.graphql.ts';
import type { useOutdated_schedules$key } from '../../../../codegen/relay/useOutdated_schedules.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useOutdated } from '../shared/schedules/useOutdated.tsx';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

interface DeleteSegmentProps {
  readonly segmentId: string;
  readonly name: string;
  readonly version: number;
  readonly schedules: useOutdated_schedules$key;
  readonly onClose: () => void;
}

/** Asks before a segment is deleted. */
export function DeleteSegment({ segmentId, name, version, schedules, onClose }: DeleteSegmentProps) {
  const intl = useIntl();
  const app = useApp();
  const navigate = useNavigate();
  const outdated = useOutdated(schedules, 'internalSegments.delete.schedules');
  const { busy, refusal, reload, write } = useRelayWrite<
    DeleteSegmentMutation,
    DeleteSegmentMutation['response']['deleteSegment']
  >(
    graphql`
      mutation DeleteSegmentMutation($input: DeleteSegmentInput!) {
        deleteSegment(input: $input) {
          __typename
          ... on SegmentDeleted {
            segmentId
          }
          ... on SegmentConflict {
            message
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ deleteSegment }) => deleteSegment,
    [],
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalSegments.delete.title' }, { name })}
      effects={[<FormattedMessage key="effect" id="internalSegments.delete.effect" />, ...outdated]}
      confirm={intl.formatMessage({ id: 'internalSegments.delete.confirm' })}
      look="danger"
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { segmentId, version, reason } },
          {
            onSaved: (outcome) => {
              onClose();
              if (outcome.__typename === 'SegmentConflict') {
                app.flashes.show({ text: outcome.message });
                return;
              }
              app.flashes.show({
                type: 'success',
                text: intl.formatMessage({ id: 'internalSegments.delete.done' }, { name }),
              });
              void navigate(staffPaths.internalSegments(), AFTER_SAVE);
            },
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
