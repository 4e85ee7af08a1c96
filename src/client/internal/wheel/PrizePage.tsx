import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PrizePage_prize$key } from '../../../../codegen/relay/PrizePage_prize.graphql.ts';
import type { PrizePageMutation } from '../../../../codegen/relay/PrizePageMutation.graphql.ts';
import { LOCALES } from '../../../domain/brands/countries.ts';
import { PRIZE_TYPES } from '../../../domain/wheel/prizes.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { PrizeEditor } from './PrizeEditor.tsx';
import { barcodeNamed, serviceNamed, type PrizeValues } from './prizeValues.ts';

/** One prize: its form, and its audit history. */
export function PrizePage({ prize: key }: { readonly prize: PrizePage_prize$key }) {
  const intl = useIntl();
  const prize = useFragment(
    graphql`
      fragment PrizePage_prize on WheelPrize {
        id
        version
        type
        title
        texts {
          locale
          title
          text
        }
        isOn
        weight
        points
        worthPoints
        service
        item
        barcode
        remaining
        perDay
        place
        history {
          ...History_entries
        }
      }
    `,
    key,
  );
  const { id, version } = prize;
  const { write, ...saving } = useRelayWrite<
    PrizePageMutation,
    PrizePageMutation['response']['changeWheelPrize']
  >(
    graphql`
      mutation PrizePageMutation($input: ChangeWheelPrizeInput!) {
        changeWheelPrize(input: $input) {
          __typename
          ... on WheelPrizeSaved {
            prize {
              title
              ...PrizePage_prize
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ changeWheelPrize }) => changeWheelPrize,
    ['wheel'],
  );
  const typed = (value: number | null | undefined) => (value == null ? '' : String(value));
  const values: PrizeValues = {
    type: PRIZE_TYPES.find((type) => type === prize.type) ?? 'CASH',
    texts: Object.fromEntries(
      prize.texts.flatMap(({ locale, title, text }) => {
        const known = LOCALES.find((each) => each === locale);
        return known === undefined ? [] : [[known, { title, text }]];
      }),
    ),
    isOn: prize.isOn,
    weight: typed(prize.weight),
    points: typed(prize.points),
    worthPoints: typed(prize.worthPoints),
    service: serviceNamed(prize.service),
    item: prize.item,
    barcode: barcodeNamed(prize.barcode),
    remaining: typed(prize.remaining),
    perDay: typed(prize.perDay),
    place: typed(prize.place),
  };
  return (
    <StaffPage
      title={prize.title}
      lead={<FormattedMessage id={`internalWheel.type.${prize.type}`} />}
      back={{ to: staffPaths.internalWheel(), label: intl.formatMessage({ id: 'internal.nav.wheel' }) }}
    >
      <Panel title={<FormattedMessage id="internalWheel.form" />}>
        <PrizeEditor
          key={version}
          start={values}
          before={values}
          saving={{
            ...saving,
            save: (changed, reason) =>
              write(
                { input: { id, version, prize: changed, reason } },
                {
                  done: ({ prize: { title } }) =>
                    intl.formatMessage({ id: 'internal.saved' }, { name: title }),
                },
              ),
          }}
        />
      </Panel>
      <Panel title={<FormattedMessage id="internal.history.title" />}>
        <History entries={prize.history} />
      </Panel>
    </StaffPage>
  );
}
