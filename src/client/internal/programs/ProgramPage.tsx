import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ProgramPage_program$key } from '../../../../codegen/relay/ProgramPage_program.graphql.ts';
import { internalVerdict } from '../../../domain/session/internalGate.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Card } from '../../ui/Card.tsx';
import { List, ListItem } from '../../ui/List.tsx';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { ActiveBadge } from './ActiveBadge.tsx';
import { Billing } from './Billing.tsx';
import { GridSources } from './GridSources.tsx';
import { ProgramForm } from './ProgramForm.tsx';
import { SettlementFilesPanel } from './SettlementFilesPanel.tsx';

/** One program: its results, rules and audit history. */
export function ProgramPage({
  program: key,
  members,
}: {
  readonly program: ProgramPage_program$key;
  readonly members: ReactNode;
}) {
  const intl = useIntl();
  const { visitor } = useSession();
  const program = useFragment(
    graphql`
      fragment ProgramPage_program on Program {
        id
        name
        active
        timeZone
        memberCount
        spentPoints
        version
        utility {
          id
          name
        }
        rules {
          budgetPoints
        }
        history {
          ...History_entries
        }
        ...ProgramForm_program
        ...GridSources_program
        ...Billing_program
      }
    `,
    key,
  );
  const { spentPoints, rules, utility } = program;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <StaffPage
      title={program.name}
      lead={<Link to={staffPaths.internalUtility(utility.id)}>{utility.name}</Link>}
      aside={<ActiveBadge active={program.active} />}
      back={{ to: staffPaths.internalPrograms(), label: text('internal.nav.programs') }}
    >
      <Card>
        <Facts
          facts={[
            [text('internalPrograms.field.members'), intl.formatNumber(program.memberCount)],
            [text('internalPrograms.field.spent'), intl.formatNumber(spentPoints)],
            [
              text('internalPrograms.budget.left'),
              rules.budgetPoints == null
                ? text('internalPrograms.budget.none')
                : intl.formatNumber(Math.max(0, rules.budgetPoints - spentPoints)),
            ],
            [text('internalPrograms.field.timeZone'), program.timeZone],
          ]}
        />
      </Card>
      {members}
      <Columns
        side={
          <>
            {program.active && internalVerdict(visitor, staffPaths.internalScheduleEvent()) === 'open' && (
              <Panel title={<FormattedMessage id="internal.nav.events" />}>
                <List>
                  <ListItem
                    to={staffPaths.internalScheduleEvent({ program: program.id })}
                    title={<FormattedMessage id="internalEvents.schedule.title" />}
                  />
                  <ListItem
                    to={staffPaths.internalEvents({ program: program.id })}
                    title={<FormattedMessage id="internalPrograms.program.events" />}
                  />
                </List>
              </Panel>
            )}
            <SettlementFilesPanel programId={program.id} />
            <Panel title={<FormattedMessage id="internal.history.title" />}>
              <History entries={program.history} />
            </Panel>
          </>
        }
      >
        <Panel title={<FormattedMessage id="internalPrograms.program.rules" />}>
          <ProgramForm key={program.version} program={program} />
        </Panel>
        <Billing program={program} />
        <Panel title={<FormattedMessage id="internalPrograms.grid.title" />}>
          <GridSources program={program} />
        </Panel>
      </Columns>
    </StaffPage>
  );
}
