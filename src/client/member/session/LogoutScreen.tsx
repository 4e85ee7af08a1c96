import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { leftPage } from '../../../domain/navigation/leftPage.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type Progress = 'working' | 'done' | 'failed';

/**
 * `/logout`: tells the server, then clears everything that is held here (SES-09, NAV-40). Whoever was led here because their
 * session had ended logs in to the page they asked for.
 */
export default function LogoutScreen() {
  const { session } = useApp();
  const intl = useIntl();
  const left = leftPage(useLocation().state);
  const [progress, setProgress] = useState<Progress>('working');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let here = true;
    void session.logOut().then((told) => {
      if (here) setProgress(told ? 'done' : 'failed');
    });
    return () => {
      here = false;
    };
  }, [session, attempt]);

  const done = progress === 'done';
  const title = progress === 'working' ? 'session.logout.working' : done ? 'session.logout.title' : 'session.logout.failed.title';
  useDocumentTitle(intl.formatMessage({ id: title }));

  if (progress === 'working') {
    return (
      <div className="stack" role="status">
        <PageHeading>
          <FormattedMessage id={title} />
        </PageHeading>
        <Spinner size={50} />
      </div>
    );
  }
  return (
    <div className="stack stack-loose" role="status">
      <PageHeading lead={<FormattedMessage id={done ? 'session.logout.text' : 'session.logout.failed.text'} />}>
        <FormattedMessage id={title} />
      </PageHeading>
      <div className="row">
        {done ? (
          <ButtonLink to={left === null ? paths.login() : loginAddress(left)}>
            <FormattedMessage id="session.logout.login" />
          </ButtonLink>
        ) : (
          <Button
            onClick={() => {
              setProgress('working');
              setAttempt(attempt + 1);
            }}
          >
            <FormattedMessage id="session.logout.again" />
          </Button>
        )}
        <ButtonLink to={paths.home()} look="secondary">
          <FormattedMessage id="session.logout.home" />
        </ButtonLink>
      </div>
    </div>
  );
}
