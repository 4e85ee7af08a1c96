import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StaffAccountPage_account$key } from '../../../../codegen/relay/StaffAccountPage_account.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ChangeAccount, type AccountAction } from './ChangeAccount.tsx';
import { EndAccess } from './EndAccess.tsx';
import { RolesForm } from './RolesForm.tsx';
import { useRoleNames } from './useRoleNames.ts';

/** Someone on the staff: their roles, their log-in, and what was changed about them. */
export function StaffAccountPage({ account: key }: { readonly account: StaffAccountPage_account$key }) {
  const intl = useIntl();
  const app = useApp();
  const times = useStaffTimes();
  const roleNames = useRoleNames();
  const [asking, setAsking] = useState<AccountAction | 'end' | null>(null);
  const account = useFragment(
    graphql`
      fragment StaffAccountPage_account on StaffAccount {
        id
        name
        email
        roleKeys
        waitingRoleKeys
        mayConfirmRoles
        state
        secondFactors
        recoveryCodes
        invitedAt
        lastSeenAt
        isViewer
        isLastAdmin
        history {
          ...History_entries
        }
        ...RolesForm_account
      }
    `,
    key,
  );
  const {
    id,
    name,
    email,
    state,
    secondFactors,
    recoveryCodes,
    invitedAt,
    lastSeenAt,
    isViewer,
    isLastAdmin,
    waitingRoleKeys,
    mayConfirmRoles,
  } = account;
  const text = (part: string) => intl.formatMessage({ id: `internalStaff.${part}` });
  const at = (instant: string | null | undefined, none: string) =>
    instant == null ? none : times.stamp(instant, app.zone);
  const hasFactor = secondFactors.length > 0;
  const mayEnd = !isViewer && !isLastAdmin;
  return (
    <StaffPage
      title={name ?? email}
      lead={name == null ? undefined : email}
      aside={<Badge tone={state === 'INVITED' ? 'warn' : 'plain'}>{text(`state.${state}`)}</Badge>}
      back={{ to: staffPaths.internalStaff(), label: intl.formatMessage({ id: 'internal.nav.staff' }) }}
    >
      <Columns
        side={
          <Panel title={<FormattedMessage id="internal.history.title" />}>
            <History entries={account.history} zone={app.zone} />
          </Panel>
        }
      >
        <Panel title={<FormattedMessage id="internalStaff.login" />}>
          <div className="stack">
            <Facts
              facts={[
                [text('field.brand'), app.brand.words.productName],
                [text('field.seen'), at(lastSeenAt, text('never'))],
                [text('field.invited'), at(invitedAt, text('byCommand'))],
                [
                  text('field.factor'),
                  hasFactor
                    ? secondFactors.map((factor) => text(`factor.${factor}`)).join(', ')
                    : text('factor.none'),
                ],
                [text('field.recovery'), String(recoveryCodes)],
              ]}
            />
            <div className="row">
              {state === 'INVITED' && (
                <Button look="secondary" small onClick={() => setAsking('resend')}>
                  {text('resend.open')}
                </Button>
              )}
              {hasFactor && !isViewer && (
                <Button look="secondary" small onClick={() => setAsking('reset')}>
                  {text('reset.open')}
                </Button>
              )}
            </div>
          </div>
        </Panel>
        {waitingRoleKeys.length > 0 && (
          <Notice
            title={
              <FormattedMessage
                id="internalStaff.confirm.waits"
                values={{ roles: roleNames(waitingRoleKeys) }}
              />
            }
          >
            {mayConfirmRoles && (
              <Button look="secondary" small onClick={() => setAsking('confirm')}>
                {text('confirm.open')}
              </Button>
            )}
          </Notice>
        )}
        <RolesForm key={account.roleKeys.join()} account={account} />
        <Panel title={<FormattedMessage id="internalStaff.end.title" />}>
          <div className="stack">
            <p>{text(isViewer ? 'end.own' : isLastAdmin ? 'end.last' : 'end.what')}</p>
            {mayEnd && (
              <div className="row">
                <Button look="danger" onClick={() => setAsking('end')}>
                  {text('end.open')}
                </Button>
              </div>
            )}
          </div>
        </Panel>
      </Columns>
      {asking === 'end' && <EndAccess id={id} email={email} onClose={() => setAsking(null)} />}
      {asking !== null && asking !== 'end' && (
        <ChangeAccount id={id} action={asking} onClose={() => setAsking(null)} />
      )}
    </StaffPage>
  );
}
