import { FormattedMessage } from 'react-intl';
import { Link, useRouteError } from 'react-router-dom';
import { isError404 } from '../../platform/navigation/error404.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { ErrorContent } from './ErrorContent.tsx';

/** The inner boundary: the shell stays, the content is replaced. */
export function ContentBoundary() {
  return isError404(useRouteError()) ? <MissingContent /> : <ErrorContent />;
}

function MissingContent() {
  return (
    <section className="stack">
      <h1>
        <FormattedMessage id="shell.missing.title" />
      </h1>
      <p>
        <FormattedMessage id="shell.missing.text" />
      </p>
      <p>
        <Link to={paths.home()}>
          <FormattedMessage id="shell.missing.home" />
        </Link>
      </p>
    </section>
  );
}
