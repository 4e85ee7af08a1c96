import { Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { QuietBoundary } from '../../shared/billboards/QuietBoundary.tsx';
import { HomeCheck } from '../../shared/homeCheck/HomeCheck.tsx';
import { cx } from '../../ui/cx.ts';
import { CalendarIcon, ChartIcon, LeafIcon } from '../../ui/icons/objectIcons.tsx';
import { EveningScene } from './EveningScene.tsx';
import { Invitation } from './Invitation.tsx';
import styles from './landing.module.css';
import type { loader } from './landingLoader.ts';
import { TypicalMonth } from './TypicalMonth.tsx';

const STEPS: readonly {
  readonly key: 'before' | 'during' | 'after';
  readonly icon: ReactNode;
  readonly tone?: 'tile-saved';
}[] = [
  { key: 'before', icon: <CalendarIcon /> },
  { key: 'during', icon: <LeafIcon />, tone: 'tile-saved' },
  { key: 'after', icon: <ChartIcon /> },
];

/** `/` for visitors who are not logged in: the brand's introduction, the home check, and the links to sign up and log in. */
export default function LandingScreen() {
  useDocumentTitle();
  const { words, helpUrls, termsUrl, privacyUrl } = useApp().brand;
  const { asked, code } = useScreenData<typeof loader>();
  const { withArticle, many } = words.reductionEvent;
  return (
    <div className={styles['page']}>
      <div className={styles['hero']}>
        <header className={styles['words']}>
          <h1 className="display" tabIndex={-1}>
            {words.landing.headline}
          </h1>
          <p className="lead">{words.landing.pitch}</p>
          {code !== null && (
            <QuietBoundary page={code}>
              {() => (
                <Suspense fallback={null}>
                  <Invitation code={code} />
                </Suspense>
              )}
            </QuietBoundary>
          )}
        </header>
        <section className={cx('card', styles['check'])} aria-labelledby="check">
          <h2 id="check">
            <FormattedMessage id="landing.check" />
          </h2>
          <TypicalMonth />
          <HomeCheck path={paths.home()} asked={asked} invitedBy={code} />
          <p className="small muted">
            <FormattedMessage id="landing.member" />{' '}
            <Link to={paths.login()}>
              <FormattedMessage id="landing.login" />
            </Link>
          </p>
        </section>
        <EveningScene />
      </div>

      <section className="stack" aria-labelledby="how">
        <h2 id="how" className="title">
          <FormattedMessage id="landing.how" values={{ event: withArticle }} />
        </h2>
        <ol className={styles['steps']}>
          {STEPS.map(({ key, icon, tone }) => (
            <li key={key}>
              <span className={cx('tile', tone, styles['tile'])}>{icon}</span>
              <h3>
                <FormattedMessage id={`landing.${key}.title`} />
              </h3>
              <p className="muted">
                <FormattedMessage id={`landing.${key}.text`} />
              </p>
            </li>
          ))}
        </ol>
      </section>

      <section className="stack" aria-labelledby="why">
        <h2 id="why" className="title">
          <FormattedMessage id="landing.why" values={{ events: many }} />
        </h2>
        <ul className={styles['points']}>
          {words.landing.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <footer className={styles['foot']}>
        <a href={helpUrls.center}>
          <FormattedMessage id="landing.help" />
        </a>
        <a href={termsUrl}>
          <FormattedMessage id="landing.terms" />
        </a>
        <a href={privacyUrl}>
          <FormattedMessage id="landing.privacy" />
        </a>
      </footer>
    </div>
  );
}
