import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { newOfferLoaderQuery as Query } from '../../../../codegen/relay/newOfferLoaderQuery.graphql.ts';
import type { NewOfferScreenMutation } from '../../../../codegen/relay/NewOfferScreenMutation.graphql.ts';
import type { useProgramChoices_programs$key } from '../../../../codegen/relay/useProgramChoices_programs.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useRelayWrite } from '../../platform/write/useRelayWrite.ts';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { useProgramChoices } from '../shared/form/useProgramChoices.ts';
import { newOfferLoaderQuery, type loader } from './newOfferLoader.ts';
import { OfferEditor } from './OfferEditor.tsx';
import { newOffer } from './offerValues.ts';
import { AFTER_SAVE } from '../shared/form/useUnsaved.ts';

/** `/internal/offers/new` */
export default function NewOfferScreen() {
  const intl = useIntl();
  return (
    <StaffPage
      title={intl.formatMessage({ id: 'internalOffers.new' })}
      lead={<FormattedMessage id="internalOffers.newLead" />}
      back={{ to: staffPaths.internalOffers(), label: intl.formatMessage({ id: 'internal.nav.offers' }) }}
    >
      <Suspense fallback={<TableSkeleton />}>
        <Loaded />
      </Suspense>
    </StaffPage>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(newOfferLoaderQuery, useScreenData<typeof loader>().programs);
  return staff?.programs == null ? null : <NewOffer programs={staff.programs} />;
}

function NewOffer({ programs }: { readonly programs: useProgramChoices_programs$key }) {
  const app = useApp();
  const intl = useIntl();
  const now = useNow(60_000);
  const { write, ...saving } = useRelayWrite<
    NewOfferScreenMutation,
    NewOfferScreenMutation['response']['createDeviceOffer']
  >(
    graphql`
      mutation NewOfferScreenMutation($input: CreateDeviceOfferInput!) {
        createDeviceOffer(input: $input) {
          __typename
          ... on DeviceOfferSaved {
            offer {
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
    ({ createDeviceOffer }) => createDeviceOffer,
    ['offers'],
  );
  return (
    <OfferEditor
      start={newOffer(now, app.zone)}
      before={null}
      kept={{ startsAt: null, endsAt: null }}
      programs={useProgramChoices(programs)}
      saving={{
        ...saving,
        save: (offer, reason) =>
          write(
            { input: { offer, reason } },
            {
              done: ({ offer: { title } }) => intl.formatMessage({ id: 'internal.saved' }, { name: title }),
              onSaved: ({ offer: { id } }) => app.navigator.go(staffPaths.internalOffer(id), AFTER_SAVE),
            },
          ),
      }}
    />
  );
}
