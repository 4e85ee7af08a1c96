import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { NewPrizeScreenMutation } from '../../../../codegen/relay/NewPrizeScreenMutation.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { PrizeEditor } from './PrizeEditor.tsx';
import { newPrize } from './prizeValues.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

/** `/internal/wheel/new` */
export default function NewPrizeScreen() {
  const intl = useIntl();
  const app = useApp();
  const { write, ...saving } = useRelayWrite<
    NewPrizeScreenMutation,
    NewPrizeScreenMutation['response']['createWheelPrize']
  >(
    graphql`
      mutation NewPrizeScreenMutation($input: CreateWheelPrizeInput!) {
        createWheelPrize(input: $input) {
          __typename
          ... on WheelPrizeSaved {
            prize {
              id
              title
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ createWheelPrize }) => createWheelPrize,
    ['wheel'],
  );
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalWheel.new' })}
      back={{ to: staffPaths.internalWheel(), label: intl.formatMessage({ id: 'internal.nav.wheel' }) }}
    >
      <Panel title={<FormattedMessage id="internalWheel.form" />}>
        <PrizeEditor
          start={newPrize(50)}
          before={null}
          saving={{
            ...saving,
            save: (prize, reason) =>
              write(
                { input: { prize, reason } },
                {
                  done: ({ prize: { title } }) =>
                    intl.formatMessage({ id: 'internal.saved' }, { name: title }),
                  onSaved: ({ prize: { id } }) => app.navigator.go(staffPaths.internalPrize(id), AFTER_SAVE),
                },
              ),
          }}
        />
      </Panel>
    </StaffPage>
  );
}
