import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import type { alertRulesLoaderQuery as Query } from '../../../../codegen/relay/alertRulesLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { alertRulesLoaderQuery, type loader } from './alertRulesLoader.ts';
import { AlertTabs } from './AlertTabs.tsx';
import { ChangeAlertRule } from './ChangeAlertRule.tsx';

/** `/internal/alerts/rules`: when alerts open, and who is told. */
export default function AlertRulesScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalAlerts.page.rules' })}
      lead={<FormattedMessage id="internalAlerts.rules.lead" />}
    >
      <AlertTabs current="rules" />
      <Suspense fallback={<TableSkeleton />}>
        <Rules />
      </Suspense>
    </StaffPage>
  );
}

type Row = NonNullable<NonNullable<Query['response']['staff']>['alertRules']>[number];

function Rules() {
  const intl = useIntl();
  const { staff } = usePreloadedQuery<Query>(alertRulesLoaderQuery, useScreenData<typeof loader>().rules);
  const [changing, setChanging] = useState<Row | null>(null);
  const text = (id: string) => intl.formatMessage({ id: `internalAlerts.${id}` });
  if (staff?.alertRules == null) return <FormattedMessage id="internalAlerts.rules.notYours" tagName="p" />;
  return (
    <>
      <StaffGrid<Row>
        caption={text('page.rules')}
        rowKey={({ rule }) => rule}
        rows={staff.alertRules}
        columns={[
          {
            key: 'rule',
            header: text('field.rule'),
            rowHeader: true,
            wraps: true,
            cell: ({ rule }) => text(`rule.${rule}`),
          },
          {
            key: 'threshold',
            header: text('field.threshold'),
            cell: ({ threshold, unit, isUpward }) =>
              intl.formatMessage(
                { id: `internalAlerts.unit.${unit}` },
                { value: threshold, way: isUpward ? 'up' : 'down' },
              ),
          },
          {
            key: 'state',
            header: text('field.isOn'),
            place: 'state',
            cell: ({ isOn }) => <Badge tone={isOn ? 'saved' : 'plain'}>{text(isOn ? 'on' : 'off')}</Badge>,
          },
          {
            key: 'targets',
            header: text('field.targets'),
            wraps: true,
            cell: ({ emails, webhookUrl }) =>
              emails.length === 0 && webhookUrl == null
                ? text('noTargets')
                : intl.formatList([...emails, ...(webhookUrl == null ? [] : [text('webhook')])]),
          },
          {
            key: 'scope',
            header: text('field.scope'),
            secondary: true,
            cell: ({ isSystem }) => text(isSystem ? 'scope.system' : 'scope.brand'),
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (row) =>
              row.mayChange ? (
                <Button look="quiet" small onClick={() => setChanging(row)}>
                  {text('change.open')}
                </Button>
              ) : (
                text(row.isSystem ? 'change.ownersOnly' : 'rules.notYours')
              ),
          },
        ]}
        empty={text('rules.notYours')}
      />
      {changing !== null && (
        <ChangeAlertRule
          rule={changing}
          name={text(`rule.${changing.rule}`)}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
