import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { HomeCheck } from '../../shared/homeCheck/HomeCheck.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { loader } from './signupLoader.ts';

/** `/signup`: one question, whether the home can join, and where joining goes on. */
export default function SignupScreen() {
  const intl = useIntl();
  const { words } = useApp().brand;
  const { asked } = useScreenData<typeof loader>();
  useDocumentTitle(intl.formatMessage({ id: 'signup.title' }));
  return (
    <div className="stack stack-loose">
      <PageHeading lead={<FormattedMessage id="signup.lead" values={{ product: words.productName }} />}>
        <FormattedMessage id="signup.title" />
      </PageHeading>
      <HomeCheck path={paths.signup()} asked={asked} />
      <p className="muted">
        <FormattedMessage id="signup.member" />{' '}
        <Link to={paths.login()}>
          <FormattedMessage id="signup.login" />
        </Link>
      </p>
    </div>
  );
}
