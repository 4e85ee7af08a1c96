import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { scrollVerdict } from '../../../domain/navigation/scrollRule.ts';

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
    if (state !== 'idle' || shown.current === location.key) return;
    shown.current = location.key;
    if (scrollVerdict(location.state) === 'keep') return;
    window.scrollTo(0, 0);
    if (location.hash !== '') {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
      if (target !== null) return;
    }
    const heading = document.querySelector('h1');
    // A heading needs a tabindex to take the focus.
    if (heading !== null) heading.tabIndex = -1;
    const target = heading ?? document.getElementById('main');
    target?.focus({ preventScroll: true });
    setAnnounced(heading?.textContent ?? document.title);
  }, [location, state]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}
