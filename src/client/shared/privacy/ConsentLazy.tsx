import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONSENT_GROUPS } from '../../../domain/analytics/consent.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { GroupSwitches } from './GroupSwitches.tsx';
import { followChoice, mustAsk, useSaveChoice } from './privacyChoice.ts';
import styles from './privacy.module.css';

/**
 * Asks before anything but the necessary is used, where the law demands it. A low strip over the page's foot, so that
 * nothing moves and the page stays readable; it hides a sticky bar whole, until it is answered or the page is at its
 * end. On a page with a form it is the end of the page instead, and covers nothing. Saying no is as easy as saying yes.
 */
export function ConsentLazy() {
  const app = useApp();
  const intl = useIntl();
  const { isMember } = useSession();
  const [asks, setAsks] = useState(false);
  const [details, setDetails] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([CONSENT_GROUPS.necessary]);
  const { busy, save } = useSaveChoice();
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      // The account's choice counts here too: the answer sets the cookie.
      if (mustAsk() && isMember) await app.rest.read('/api/v2/privacy', {}, { intent: 'read' });
      if (isShown) setAsks(mustAsk());
    };
    void look().catch(() => isShown && setAsks(mustAsk()));
    const stop = followChoice(() => setAsks(mustAsk()));
    return () => {
      isShown = false;
      stop();
    };
  }, [app, isMember]);
  const banner = useRef<HTMLElement>(null);
  useEffect(() => (asks && banner.current !== null ? keepRoom(banner.current) : undefined), [asks]);
  if (!asks) return null;

  async function choose(groups: readonly string[]) {
    if (await save(groups)) setAsks(false);
  }

  const toggle = (group: string, on: boolean) =>
    setChosen(on ? [...chosen, group] : chosen.filter((each) => each !== group));
  const all = Object.values(CONSENT_GROUPS);
  return (
    <section
      ref={banner}
      className={styles['consent']}
      data-asks-privacy=""
      aria-label={intl.formatMessage({ id: 'privacy.title' })}
    >
      <div>
        <p className="small">
          <FormattedMessage id="privacy.text" />
        </p>
        <p className={`small ${styles['more'] ?? ''}`}>
          <button type="button" aria-expanded={details} onClick={() => setDetails(!details)}>
            <FormattedMessage id="privacy.choose" />
          </button>
          <a href={app.brand.privacyUrl}>
            <FormattedMessage id="privacy.policy" />
          </a>
        </p>
      </div>
      {details && (
        <div className={styles['groups']}>
          <GroupSwitches chosen={chosen} onChange={toggle} />
          <Button small busy={busy} onClick={() => void choose(chosen)}>
            <FormattedMessage id="privacy.save" />
          </Button>
        </div>
      )}
      <div className={styles['answers']}>
        <Button small look="secondary" busy={busy} onClick={() => void choose([CONSENT_GROUPS.necessary])}>
          <FormattedMessage id="privacy.none" />
        </Button>
        <Button small look="secondary" busy={busy} onClick={() => void choose(all)}>
          <FormattedMessage id="privacy.all" />
        </Button>
      </div>
    </section>
  );
}

/** Tells the style sheet the banner's height, by which the page is longer: whatever it covers can be scrolled above it. */
function keepRoom(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--consent', `${banner.offsetHeight}px`));
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent');
  };
}
