import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { EndAccessMutation } from '../../../../codegen/relay/EndAccessMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

interface EndAccessProps {
  readonly id: string;
  readonly email: string;
  readonly onClose: () => void;
}

/** Takes someone's staff rights, and leads back to the list: their page is gone. */
export function EndAccess({ id, email, onClose }: EndAccessProps) {
  const intl = useIntl();
  const app = useApp();
  const { busy, refusal, reload, write } = useRelayWrite<
    EndAccessMutation,
    EndAccessMutation['response']['endStaffAccess']
  >(
    graphql`
      mutation EndAccessMutation($input: StaffAccountInput!) {
        endStaffAccess(input: $input) {
          __typename
          ... on StaffAccessEnded {
            endedId
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ endStaffAccess }) => endStaffAccess,
    // The list is read again when it opens.
    [],
  );
  return (
    <ReviewDialog
      open
      title={intl.formatMessage({ id: 'internalStaff.end.review' }, { email })}
      effects={[
        <FormattedMessage key="sessions" id="internalStaff.end.sessions" />,
        <FormattedMessage key="member" id="internalStaff.end.member" />,
      ]}
      confirm={intl.formatMessage({ id: 'internalStaff.end.open' })}
      look="danger"
      busy={busy}
      refusal={refusal}
      onConfirm={(reason) =>
        write(
          { input: { id, reason } },
          {
            done: () => intl.formatMessage({ id: 'internalStaff.end.done' }, { email }),
            onSaved: () => app.navigator.go(staffPaths.internalStaff(), AFTER_SAVE),
          },
        )
      }
      onClose={onClose}
      onReload={reload}
    />
  );
}
