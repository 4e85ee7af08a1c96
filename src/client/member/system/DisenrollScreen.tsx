import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { sendEmail } from '../../platform/share.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { MailIcon } from '../../ui/icons/objectIcons.tsx';
import { EmailIllustration } from '../../ui/illustrations/systemPages.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { SpinnerRegion } from '../../ui/Spinner.tsx';
import type { loader } from './disenrollLoader.ts';

/** `/disenroll`: how a member leaves the program of another provider. */
export default function DisenrollScreen() {
  const intl = useIntl();
  const { brand } = useApp();
  const { email, isRefused } = useScreenData<typeof loader>();
  useDocumentTitle(intl.formatMessage({ id: 'system.disenroll.title' }));
  // The loader has used the token, which must not stay in the URL.
  useEffect(() => window.history.replaceState(window.history.state, '', paths.disenroll()), []);

  if (isRefused) return <RefusedAddress />;
  if (email === null)
    return <SpinnerRegion size={100} label={intl.formatMessage({ id: 'system.disenroll.loading' })} />;

  const names = {
    provider: email.drp_name,
    utility: email.utility_short_name,
    productName: brand.words.productName,
    name: [email.user?.first_name, email.user?.last_name].filter(Boolean).join(' '),
  };
  const send = () =>
    sendEmail(
      {
        to: email.drp_email,
        subject: intl.formatMessage({ id: 'system.disenroll.mail.subject' }, names),
        body: intl.formatMessage({ id: 'system.disenroll.mail.body' }, names),
      },
      window.navigator,
      (address) => window.location.assign(address),
    );

  return (
    <Card>
      <div className="stack">
        <EmailIllustration />
        <PageHeading>
          <FormattedMessage id="system.disenroll.title" />
        </PageHeading>
        <p>
          <FormattedMessage id="system.disenroll.text" values={names} />
        </p>
        <p>
          <FormattedMessage id="system.disenroll.how" values={names} />
        </p>
        <p>
          <span className="eyebrow">
            <FormattedMessage id="system.disenroll.to" />
          </span>
          <br />
          {email.drp_email}
        </p>
        <Button wide icon={<MailIcon />} onClick={() => void send()}>
          <FormattedMessage id="system.disenroll.send" />
        </Button>
        <p className="small muted">
          <FormattedMessage id="system.disenroll.shared" values={names} />{' '}
          <a href={`mailto:${brand.helpEmail}`}>
            <FormattedMessage id="system.disenroll.help" />
          </a>
        </p>
      </div>
    </Card>
  );
}

/** Shown when the returned URL is not an allowed redirect target. */
function RefusedAddress() {
  const { words, helpEmail } = useApp().brand;
  return (
    <Card>
      <div className="stack">
        <PageHeading>
          <FormattedMessage id="system.disenroll.refused.title" />
        </PageHeading>
        <p>
          <FormattedMessage id="system.disenroll.refused.text" values={{ productName: words.productName }} />
        </p>
        <p>
          <a href={`mailto:${helpEmail}`}>
            <FormattedMessage id="system.disenroll.help" />
          </a>
        </p>
      </div>
    </Card>
  );
}
