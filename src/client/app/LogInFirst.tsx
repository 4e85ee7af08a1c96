import { FormattedMessage } from 'react-intl';
import { useScreenData } from '../platform/screen/screen.ts';
import { ButtonLink } from '../ui/Button.tsx';

/** SES-08: the link here has expired, so the page stays, and offers to log in and come back. */
export function LogInFirst() {
  const to = useScreenData<() => string>();
  return (
    <section className="stack">
      <h1 tabIndex={-1}>
        <FormattedMessage id="shell.loginFirst.title" />
      </h1>
      <p>
        <FormattedMessage id="shell.loginFirst.text" />
      </p>
      <div className="row">
        <ButtonLink to={to}>
          <FormattedMessage id="shell.loginFirst.button" />
        </ButtonLink>
      </div>
    </section>
  );
}
