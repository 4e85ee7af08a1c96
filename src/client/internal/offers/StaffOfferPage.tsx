import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  StaffOfferPage_offer$data,
  StaffOfferPage_offer$key,
} from '../../../../codegen/relay/StaffOfferPage_offer.graphql.ts';
import type { StaffOfferPageMutation } from '../../../../codegen/relay/StaffOfferPageMutation.graphql.ts';
import type { useProgramChoices_programs$key } from '../../../../codegen/relay/useProgramChoices_programs.graphql.ts';
import { LOCALES, type Locale } from '../../../domain/brands/countries.ts';
import { OFFER_AUDIENCES } from '../../../domain/offers/offerStatus.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { History } from '../shared/history/History.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { StateBadge } from '../shared/values/StateBadge.tsx';
import { typedInstant } from '../shared/values/staffTimes.ts';
import { useProgramChoices } from '../shared/form/useProgramChoices.ts';
import { ClaimCounts } from './ClaimCounts.tsx';
import { EndOffer } from './EndOffer.tsx';
import { OfferEditor } from './OfferEditor.tsx';
import type { OfferValues } from './offerValues.ts';

interface StaffOfferPageProps {
  readonly offer: StaffOfferPage_offer$key;
  readonly programs: useProgramChoices_programs$key;
}

/** One device offer: its members' progress, the form with the members' view beside it, and its audit history. */
export function StaffOfferPage({ offer: key, programs }: StaffOfferPageProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const offer = useFragment(
    graphql`
      fragment StaffOfferPage_offer on StaffDeviceOffer {
        id
        offerId
        version
        title
        state
        audience
        program {
          id
        }
        deviceType
        connectionConfigId
        texts {
          locale
          title
          subtitle
          text
          terms
          agreement
        }
        options {
          id
          item
          names {
            locale
            name
          }
        }
        pictureId
        pictureUrl
        pricePoints
        usualPoints
        stock
        holdHours
        connectWithinDays
        startsAt
        endsAt
        place
        ...ClaimCounts_offer
        ...EndOffer_offer
        history {
          ...History_entries
        }
      }
    `,
    key,
  );
  const { id, version, startsAt } = offer;
  const { write, ...saving } = useRelayWrite<
    StaffOfferPageMutation,
    StaffOfferPageMutation['response']['changeDeviceOffer']
  >(
    graphql`
      mutation StaffOfferPageMutation($input: ChangeDeviceOfferInput!) {
        changeDeviceOffer(input: $input) {
          __typename
          ... on DeviceOfferSaved {
            offer {
              title
              ...StaffOfferPage_offer
            }
          }
          ... on Refusal {
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ changeDeviceOffer }) => changeDeviceOffer,
    ['offers'],
  );
  const choices = useProgramChoices(programs);
  const values = toValues(offer, zone);
  return (
    <StaffPage
      title={offer.title}
      aside={<StateBadge state={offer.state} />}
      back={{ to: staffPaths.internalOffers(), label: intl.formatMessage({ id: 'internal.nav.offers' }) }}
    >
      <ClaimCounts offer={offer} />
      {offer.state !== 'ENDED' && (
        <div className="row">
          {offer.state === 'ON' && (
            <ButtonLink to={paths.deviceOfferDetails(offer.offerId)} look="secondary" small>
              <FormattedMessage id="internalOffers.memberPage" />
            </ButtonLink>
          )}
          <EndOffer offer={offer} />
        </div>
      )}
      <OfferEditor
        key={version}
        start={values}
        before={values}
        kept={{ startsAt, endsAt: offer.endsAt ?? null }}
        programs={choices}
        saving={{
          ...saving,
          save: (changed, reason) =>
            write(
              { input: { id, version, offer: changed, reason } },
              {
                done: ({ offer: { title } }) => intl.formatMessage({ id: 'internal.saved' }, { name: title }),
              },
            ),
        }}
      >
        <Panel title={<FormattedMessage id="internal.history.title" />}>
          <History entries={offer.history} />
        </Panel>
      </OfferEditor>
    </StaffPage>
  );
}

/** Values that this version of the app does not know fall back to the form's first choice. */
function toValues(
  {
    audience,
    program,
    texts,
    options,
    pictureId,
    pictureUrl,
    startsAt,
    endsAt,
    ...offer
  }: StaffOfferPage_offer$data,
  zone: string,
): OfferValues {
  const known = (name: string): Locale | undefined => LOCALES.find((locale) => locale === name);
  return {
    audience: OFFER_AUDIENCES.find((each) => each === audience) ?? 'EVERYONE',
    programId: program?.id ?? '',
    deviceType: offer.deviceType,
    connectionConfigId: offer.connectionConfigId ?? '',
    texts: Object.fromEntries(
      texts.flatMap(({ locale, title, subtitle, text, terms, agreement }) =>
        known(locale) === undefined ? [] : [[locale, { title, subtitle, text, terms, agreement }]],
      ),
    ),
    options: options.map(({ id, item, names }) => ({
      id,
      item,
      names: Object.fromEntries(
        names.flatMap(({ locale, name }) => (known(locale) === undefined ? [] : [[locale, name]])),
      ),
    })),
    picture: pictureId == null || pictureUrl == null ? null : { id: pictureId, url: pictureUrl },
    pricePoints: String(offer.pricePoints),
    usualPoints: String(offer.usualPoints),
    stock: offer.stock == null ? '' : String(offer.stock),
    holdHours: String(offer.holdHours),
    connectWithinDays: String(offer.connectWithinDays),
    startsAt: typedInstant(startsAt, zone),
    endsAt: endsAt == null ? '' : typedInstant(endsAt, zone),
    place: String(offer.place),
  };
}
