import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { scrollVerdict } from '../../../domain/navigation/scrollRule.ts';
import { focusHeading } from '../page/focusHeading.ts';

/**
 * After each navigation: scrolls to the top unless the link says otherwise (NAV-27), focuses the heading and
 * announces the title, as browsers do for a full page load. Leaves the first page to the browser.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const { state } = useNavigation();
  const shown = useRef(location.key);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (state !== 'idle' || shown.current === location.key) return undefined;
    shown.current = location.key;
    if (scrollVerdict(location.state) === 'keep') return undefined;
    window.scrollTo(0, 0);
    if (location.hash !== '') {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
      if (target !== null) return undefined;
    }
    const heading = focusHeading();
    if (heading !== null) {
      setAnnounced(heading.textContent);
      return undefined;
    }
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    setAnnounced(document.title);
    // The heading comes with the screen's data.
    const later = new MutationObserver(() => {
      if (document.querySelector('h1') === null) return;
      later.disconnect();
      if (document.activeElement === main || document.activeElement === document.body)
        setAnnounced(focusHeading()?.textContent ?? '');
    });
    later.observe(document.body, { childList: true, subtree: true });
    return () => later.disconnect();
  }, [location, state]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}
