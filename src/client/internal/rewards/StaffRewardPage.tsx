import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  StaffRewardPage_reward$data,
  StaffRewardPage_reward$key,
} from '../../../../codegen/relay/StaffRewardPage_reward.graphql.ts';
import type { useProgramChoices_programs$key } from '../../../../codegen/relay/useProgramChoices_programs.graphql.ts';
import { LOCALES } from '../../../domain/brands/countries.ts';
import {
  BARCODE_FORMATS,
  DENOMINATION_TYPES,
  FULFILMENT_SERVICES,
  REWARD_TYPES,
} from '../../../domain/rewards/catalogue.ts';
import { BARCODE_NAMES, SERVICE_NAMES } from '../../../domain/rewards/rewardNames.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { typedInstant } from '../shared/values/staffTimes.ts';
import { useChangeReward } from './changeReward.ts';
import { StateBadge } from '../shared/values/StateBadge.tsx';
import { RewardEditor } from './RewardEditor.tsx';
import type { RewardValues } from './rewardValues.ts';
import { useProgramChoices } from '../shared/form/useProgramChoices.ts';

interface StaffRewardPageProps {
  readonly reward: StaffRewardPage_reward$key;
  readonly programs: useProgramChoices_programs$key;
}

/** One reward: the form with the members' view beside it, and its audit history. */
export function StaffRewardPage({ reward: key, programs }: StaffRewardPageProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const reward = useFragment(
    graphql`
      fragment StaffRewardPage_reward on StaffReward {
        id
        rewardId
        version
        title
        state
        type
        service
        item
        texts {
          locale
          title
          text
          terms
        }
        pictureId
        pictureUrl
        program {
          id
        }
        denominationType
        amounts
        minimum
        maximum
        step
        restricted
        barcode
        stock
        startsAt
        endsAt
        place
        history {
          ...History_entries
        }
      }
    `,
    key,
  );
  const { id, version, startsAt } = reward;
  const { write, ...saving } = useChangeReward();
  const choices = useProgramChoices(programs);
  const values = toValues(reward, zone);
  return (
    <StaffPage
      title={reward.title}
      aside={<StateBadge state={reward.state} />}
      back={{ to: staffPaths.internalRewards(), label: intl.formatMessage({ id: 'internal.nav.rewards' }) }}
    >
      {reward.state === 'ON' && (
        <div className="row">
          <ButtonLink to={paths.reward(reward.rewardId)} look="secondary" small>
            <FormattedMessage id="internalRewards.memberPage" />
          </ButtonLink>
        </div>
      )}
      <RewardEditor
        key={version}
        start={values}
        before={values}
        kept={{ startsAt, endsAt: reward.endsAt ?? null }}
        programs={choices}
        saving={{
          ...saving,
          save: (changed, reason) =>
            write(
              { input: { id, version, reward: changed, reason } },
              {
                done: ({ reward: { title } }) =>
                  intl.formatMessage({ id: 'internal.saved' }, { name: title }),
              },
            ),
        }}
      >
        <Panel title={<FormattedMessage id="internal.history.title" />}>
          <History entries={reward.history} />
        </Panel>
      </RewardEditor>
    </StaffPage>
  );
}

/** Values that this version of the app does not know fall back to the form's first choice. */
function toValues(
  {
    type,
    service,
    texts,
    pictureId,
    pictureUrl,
    program,
    denominationType,
    barcode,
    startsAt,
    endsAt,
    ...reward
  }: StaffRewardPage_reward$data,
  zone: string,
): RewardValues {
  const number = (value: number | null | undefined) => (value == null ? '' : String(value));
  return {
    type: REWARD_TYPES.find((each) => each === type) ?? 'GIFT_CARD',
    service: FULFILMENT_SERVICES.find((each) => SERVICE_NAMES[each] === service) ?? 'alder',
    item: reward.item,
    texts: Object.fromEntries(
      texts.flatMap(({ locale, title, text, terms }) =>
        LOCALES.some((known) => known === locale) ? [[locale, { title, text, terms }]] : [],
      ),
    ),
    picture: pictureId == null || pictureUrl == null ? null : { id: pictureId, url: pictureUrl },
    programId: program?.id ?? '',
    denominationType: DENOMINATION_TYPES.find((each) => each === denominationType) ?? 'DENOMINATED',
    amounts: reward.amounts.join(' '),
    minimum: number(reward.minimum),
    maximum: number(reward.maximum),
    step: number(reward.step),
    restricted: reward.restricted.join(' '),
    barcode: BARCODE_FORMATS.find((each) => BARCODE_NAMES[each] === barcode) ?? '',
    stock: number(reward.stock),
    startsAt: typedInstant(startsAt, zone),
    endsAt: endsAt == null ? '' : typedInstant(endsAt, zone),
    place: String(reward.place),
  };
}
