import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RolesForm_account$key } from '../../../../codegen/relay/RolesForm_account.graphql.ts';
import type { RolesFormMutation } from '../../../../codegen/relay/RolesFormMutation.graphql.ts';
import { isApprovalRole } from '../../../domain/features/roleKeys.ts';
import { fieldFault } from '../../platform/write/refusal.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { ReviewDialog } from '../shared/review/ReviewDialog.tsx';
import { useUnsaved } from '../shared/form/useUnsaved.ts';
import { RoleFields } from './RoleFields.tsx';
import { useRoleNames } from './useRoleNames.ts';
import { useRolesText } from './useRolesText.ts';

/** What someone may do. Saved after a review, with a reason. */
export function RolesForm({ account: key }: { readonly account: RolesForm_account$key }) {
  const intl = useIntl();
  const roleNames = useRoleNames();
  const rolesText = useRolesText();
  const { id, roleKeys, isViewer, isLastAdmin } = useFragment(
    graphql`
      fragment RolesForm_account on StaffAccount {
        id
        roleKeys
        isViewer
        isLastAdmin
      }
    `,
    key,
  );
  const [chosen, setChosen] = useState<readonly string[]>(roleKeys);
  const [asking, setAsking] = useState(false);
  const { busy, refusal, forgetRefusal, reload, write } = useRelayWrite<
    RolesFormMutation,
    RolesFormMutation['response']['setStaffRoles']
  >(
    graphql`
      mutation RolesFormMutation($input: SetStaffRolesInput!) {
        setStaffRoles(input: $input) {
          __typename
          ... on StaffAccountSaved {
            account {
              ...StaffAccountPage_account
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ setStaffRoles }) => setStaffRoles,
    [],
  );
  const given = chosen.filter((role) => !roleKeys.includes(role));
  const taken = roleKeys.filter((role) => !chosen.includes(role));
  useUnsaved(given.length + taken.length > 0);
  const text = (part: string) => intl.formatMessage({ id: `internalStaff.${part}` });
  const keepsAdmin = isViewer ? text('roles.own') : isLastAdmin ? text('roles.last') : null;
  return (
    <Panel title={<FormattedMessage id="internalStaff.roles.title" />}>
      <div className="stack">
        <RoleFields
          titled
          chosen={chosen}
          onChange={setChosen}
          error={
            chosen.length === 0 && roleKeys.length > 0 ? text('roles.none') : fieldFault(refusal, 'roleKeys')
          }
          {...(keepsAdmin !== null && roleKeys.includes('internal_staff')
            ? { fixed: { internal_staff: keepsAdmin } }
            : {})}
        />
        <div className="row">
          <Button
            aria-disabled={given.length + taken.length === 0 || chosen.length === 0 || undefined}
            onClick={() => {
              if (given.length + taken.length === 0 || chosen.length === 0) return;
              forgetRefusal();
              setAsking(true);
            }}
          >
            <FormattedMessage id="internal.review.open" />
          </Button>
        </div>
      </div>
      <ReviewDialog
        open={asking}
        title={text('roles.review')}
        changes={[
          ...(given.length === 0 ? [] : [{ label: text('roles.given'), from: null, to: rolesText(given) }]),
          ...(taken.length === 0
            ? []
            : [{ label: text('roles.taken'), from: rolesText(taken), to: text('none') }]),
        ]}
        effects={[
          <FormattedMessage key="effect" id="internalStaff.roles.effect" />,
          ...(given.some(isApprovalRole)
            ? [<FormattedMessage key="second" id="internalStaff.roles.second" />]
            : []),
        ]}
        confirm={text('roles.confirm')}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) =>
          write(
            { input: { id, seen: roleKeys, roleKeys: chosen, reason } },
            {
              done: () =>
                given.some(isApprovalRole)
                  ? intl.formatMessage(
                      { id: 'internalStaff.roles.waiting' },
                      { roles: roleNames(given.filter(isApprovalRole)) },
                    )
                  : text('roles.done'),
              onSaved: () => {
                setAsking(false);
                // Roles that wait for a colleague aren't there yet.
                setChosen(roleKeys);
              },
            },
          )
        }
        onClose={() => setAsking(false)}
        onReload={reload}
      />
    </Panel>
  );
}
