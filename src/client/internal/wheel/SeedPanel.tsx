import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SeedPanel_seeds$data,
  SeedPanel_seeds$key,
} from '../../../../codegen/relay/SeedPanel_seeds.graphql.ts';
import type { SeedPanelMutation } from '../../../../codegen/relay/SeedPanelMutation.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { ReviewedAction } from '../shared/review/ReviewedAction.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

type Row = SeedPanel_seeds$data[number];

/** The seeds, and the button that replaces today's. */
export function SeedPanel({ seeds: key }: { readonly seeds: SeedPanel_seeds$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const seeds = useFragment(
    graphql`
      fragment SeedPanel_seeds on WheelSeed @relay(plural: true) {
        day
        commitment
        seed
        startsAt
        endsAt
        spins
      }
    `,
    key,
  );
  const rotation = useRelayWrite<SeedPanelMutation, SeedPanelMutation['response']['rotateWheelSeed']>(
    graphql`
      mutation SeedPanelMutation($input: RotateWheelSeedInput!) {
        rotateWheelSeed(input: $input) {
          __typename
          ... on WheelSeedRotated {
            seeds {
              commitment
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ rotateWheelSeed }) => rotateWheelSeed,
    [],
  );
  const text = (id: string) => intl.formatMessage({ id: `internalWheel.${id}` });
  return (
    <div className="stack">
      <StaffGrid<Row>
        caption={text('seeds.title')}
        rowKey={({ commitment }) => commitment}
        rows={seeds}
        columns={[
          {
            key: 'day',
            header: text('seeds.day'),
            rowHeader: true,
            cell: ({ day }) => <NoWrap>{day}</NoWrap>,
          },
          {
            key: 'since',
            header: text('seeds.since'),
            secondary: true,
            cell: ({ startsAt }) => <NoWrap>{times.shortStamp(startsAt, zone)}</NoWrap>,
          },
          {
            key: 'until',
            header: text('seeds.until'),
            cell: ({ endsAt }) => <NoWrap>{times.shortStamp(endsAt, zone)}</NoWrap>,
          },
          {
            key: 'spins',
            header: text('seeds.spins'),
            numeric: true,
            cell: ({ spins }) => intl.formatNumber(spins),
          },
          {
            key: 'commitment',
            header: text('seeds.commitment'),
            wraps: true,
            cell: ({ commitment }) => commitment,
          },
          {
            key: 'seed',
            header: text('seeds.seed'),
            wraps: true,
            cell: ({ seed }) => seed ?? text('seeds.hidden'),
          },
        ]}
        empty={<FormattedMessage id="internalWheel.seeds.none" />}
      />
      <div className="row">
        <ReviewedAction
          action={text('seeds.rotate')}
          look="secondary"
          confirmLook="danger"
          title={text('seeds.rotate')}
          effects={[
            <FormattedMessage key="reveal" id="internalWheel.seeds.effectReveal" />,
            <FormattedMessage key="pages" id="internalWheel.seeds.effectPages" />,
          ]}
          saving={rotation}
          onConfirm={(reason, close) =>
            rotation.write({ input: { reason } }, { done: () => text('seeds.rotated'), onSaved: close })
          }
        />
      </div>
    </div>
  );
}
