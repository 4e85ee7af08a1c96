import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { leftPage } from '../../../domain/navigation/leftPage.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { isPreview } from '../../platform/page/isPreview.ts';
import { useApp } from '../../platform/screen/app.ts';
import { logOutWithAnswers, waitingAnswers } from '../../platform/write/storeKeptAnswers.ts';
import { useKeptAnswers } from '../../platform/write/useKeptAnswers.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

type Progress = 'asking' | 'working' | 'done' | 'failed' | 'preview';

const TITLES: Readonly<Record<Progress, string>> = {
  asking: 'session.logout.ask.title',
  working: 'session.logout.working',
  done: 'session.logout.title',
  failed: 'session.logout.failed.title',
  preview: 'session.logout.preview.title',
};

/**
 * `/logout`: ends the session on the server, then clears all local data (SES-09, NAV-40). A link on another site or in an
 * email only opens a confirmation, so that no other site can log a member out; and so does the log-out while an answer
 * waits for a connection. A session that the server has ended needs none (NET-09), and keeps the answers; logging in then
 * returns to the page that was left. Staff who look at a member's app read that no one is logged out.
 */
export default function LogoutScreen() {
  const app = useApp();
  const { session, isFirstScreen } = app;
  const intl = useIntl();
  const left = leftPage(useLocation().state);
  const isEnded = left !== null;
  const [isFromOutside] = useState(isFirstScreen() && !isEnded);
  const [progress, setProgress] = useState<Progress>('working');
  const [attempt, setAttempt] = useState(0);
  // Those in the storage count, too; the hook says when one was sent meanwhile.
  useKeptAnswers();
  const waiting = progress === 'asking' ? waitingAnswers(app).length : 0;
  useEffect(() => {
    const gone = new AbortController();
    const isGone = () => gone.signal.aborted;
    const act = async () => {
      if (isPreview()) {
        setProgress('preview');
        return;
      }
      const mayAct = !isFromOutside || attempt > 0 || cameFromHere() || (await session.known()).user === null;
      if (isGone()) return;
      const isOver = isEnded || session.current()?.user == null;
      if (!mayAct || (!isOver && attempt === 0 && waitingAnswers(app).length > 0)) {
        setProgress('asking');
        return;
      }
      const isLoggedOut = await logOutWithAnswers(app, isOver);
      if (!isGone()) setProgress(isLoggedOut ? 'done' : 'failed');
    };
    void act();
    return () => gone.abort();
  }, [app, session, attempt, isFromOutside, isEnded]);

  const done = progress === 'done';
  const logOut = () => {
    setProgress('working');
    setAttempt(attempt + 1);
  };
  const title = waiting > 0 ? 'session.logout.kept.title' : TITLES[progress];
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
  if (progress === 'preview') {
    return (
      <div className="stack stack-loose">
        <PageHeading lead={<FormattedMessage id="session.logout.preview.text" />}>
          <FormattedMessage id={title} />
        </PageHeading>
        <div className="row">
          <ButtonLink to={paths.home()} look="secondary">
            <FormattedMessage id="session.logout.home" />
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (progress === 'asking') {
    return (
      <div className="stack stack-loose">
        <PageHeading
          lead={
            <FormattedMessage
              id={waiting > 0 ? 'session.logout.kept.text' : 'session.logout.ask.text'}
              values={{ count: waiting }}
            />
          }
        >
          <FormattedMessage id={title} />
        </PageHeading>
        <div className="row">
          <Button onClick={logOut}>
            <FormattedMessage id="session.logout.ask.yes" />
          </Button>
          <ButtonLink to={paths.home()} look="secondary">
            <FormattedMessage id="session.logout.ask.no" />
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="stack stack-loose" role="status">
      <PageHeading
        lead={<FormattedMessage id={done ? 'session.logout.text' : 'session.logout.failed.text'} />}
      >
        <FormattedMessage id={title} />
      </PageHeading>
      <div className="row">
        {done ? (
          <ButtonLink to={left === null ? paths.login() : loginAddress(left)}>
            <FormattedMessage id="session.logout.login" />
          </ButtonLink>
        ) : (
          <Button onClick={logOut}>
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

/** Whether the page was loaded through a link on one of our own pages; a reload doesn't count. */
function cameFromHere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'navigate') return false;
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === window.location.origin;
}
