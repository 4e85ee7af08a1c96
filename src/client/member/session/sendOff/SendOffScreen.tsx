import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { paths } from '../../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useScreenData } from '../../../platform/screen/screen.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { SpinnerRegion } from '../../../ui/Spinner.tsx';
import { sendOffLoaderQuery } from './sendOffLoader.ts';
import type { loader } from './sendOffLoader.ts';
import { useSendOff } from './useSendOff.ts';
import type { sendOffLoaderQuery as SendOffLoaderQuery } from '../../../../../codegen/relay/sendOffLoaderQuery.graphql.ts';

/** `/update-google-nest`: the last step, completed on the thermostat maker's site (SGN-43). */
export default function SendOffScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={<SpinnerRegion size={50} label={intl.formatMessage({ id: 'session.sendOff.loading' })} />}
    >
      <SendOff />
    </Suspense>
  );
}

function SendOff() {
  const { words } = useApp().brand;
  const { busy, refused, complete, before } = useSendOff();
  const { googleRhr: enrolment } = usePreloadedQuery<SendOffLoaderQuery>(
    sendOffLoaderQuery,
    useScreenData<typeof loader>().sendOff,
  ).viewer;
  useDocumentTitle(
    useIntl().formatMessage({
      id: enrolment == null ? 'session.sendOff.none.title' : 'session.sendOff.title',
    }),
  );
  if (enrolment == null) return <NothingToFinish />;
  const values = { events: words.realTimeEvent.many, partner: enrolment.expectedPartnerName };
  return (
    <div className="stack stack-loose">
      <PageHeading lead={<FormattedMessage id="session.sendOff.lead" values={values} />}>
        <FormattedMessage id="session.sendOff.title" />
      </PageHeading>
      {refused !== null && (
        <Notice tone="error" role="alert">
          {refused}
        </Notice>
      )}
      <div className="stack">
        <p>
          <FormattedMessage
            id="session.sendOff.expect"
            values={{
              ...values,
              terms: (text) => (
                <a key="terms" href={enrolment.expectedTermsOfServiceUri}>
                  {text}
                </a>
              ),
            }}
          />
        </p>
        <ButtonAnchor
          href={enrolment.enrollmentAppUri}
          target="_blank"
          rel="noopener noreferrer"
          wide
          outside
        >
          <FormattedMessage id="session.sendOff.go" />
        </ButtonAnchor>
      </div>
      <div className="stack">
        <h2>
          <FormattedMessage id="session.sendOff.after" />
        </h2>
        <Button look="secondary" wide busy={busy === 'complete'} onClick={() => complete(enrolment.id)}>
          <FormattedMessage id="session.sendOff.complete" />
        </Button>
        <Button look="quiet" wide busy={busy === 'before'} onClick={before}>
          <FormattedMessage id="session.sendOff.before" />
        </Button>
      </div>
    </div>
  );
}

function NothingToFinish() {
  return (
    <div className="stack stack-loose">
      <PageHeading lead={<FormattedMessage id="session.sendOff.none.text" />}>
        <FormattedMessage id="session.sendOff.none.title" />
      </PageHeading>
      <div className="row">
        <ButtonLink to={paths.home()}>
          <FormattedMessage id="session.logout.home" />
        </ButtonLink>
      </div>
    </div>
  );
}
