import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { connectUrl } from '../../../domain/brands/backendBase.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { LoginForm } from './LoginForm.tsx';

/** `/login`. A brand with single sign-on leads there first (BRD-13); accounts with a password can log in here on every brand. */
export default function LoginScreen() {
  const { brand, rest } = useApp();
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'session.login.title' }));
  const sso = brand.loginMethod === 'sso';
  const [search] = useSearchParams();
  const { productName } = brand.words;
  return (
    <div className="stack stack-loose">
      <PageHeading lead={intl.formatMessage({ id: 'session.login.lead' })}>
        <FormattedMessage id="session.login.title" />
      </PageHeading>
      {sso && (
        <section className="card" aria-labelledby="sso">
          <div className="stack">
            <h2 id="sso">
              <FormattedMessage id="session.login.sso.title" values={{ productName }} />
            </h2>
            <p className="muted">
              <FormattedMessage id="session.login.sso.text" values={{ productName }} />
            </p>
            {search.get('sso') === 'unavailable' && (
              <Notice tone="warn" role="status">
                <FormattedMessage id="session.login.sso.unavailable" values={{ productName }} />
              </Notice>
            )}
            <a className={buttonClass({ wide: true })} href={connectUrl(rest.address(''), brand.id)}>
              <span className="button-text">
                <FormattedMessage id="session.login.sso.button" />
              </span>
            </a>
          </div>
        </section>
      )}
      {sso && (
        <h2>
          <FormattedMessage id="session.login.sso.or" />
        </h2>
      )}
      <LoginForm beside={sso} />
      <p>
        <Link to={paths.home()}>
          <FormattedMessage id="session.login.join" />
        </Link>
      </p>
    </div>
  );
}
