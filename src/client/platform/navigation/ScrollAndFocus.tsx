import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType, type Location } from 'react-router-dom';
import { scrollVerdict } from '../../../domain/navigation/scrollRule.ts';
import { focusHeading } from '../page/focusHeading.ts';
import type { ScrollPlaces } from './scrollPlaces.ts';

/**
 * After each navigation: scrolls to the top unless the link says otherwise (NAV-27), or back to where the page was left;
 * focuses the heading and announces the title, as browsers do for a full page load. Leaves the first page to the browser.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const kind = useNavigationType();
  const { state } = useNavigation();
  const scrolled = useRef(location.key);
  const focused = useRef(location.key);
  const places = useRef<ScrollPlaces>(null);
  const [announced, setAnnounced] = useState('');
  const verdict = scrollVerdict(kind, location.state);

  const shownEntry = useEffectEvent(() => entryOf(location));
  useEffect(() => {
    let isGone = false;
    // The first screen doesn't need it. A page that can't load it begins at its top.
    import('./scrollPlaces.ts').then(
      ({ followScroll }) => {
        if (!isGone) places.current = followScroll(window, shownEntry());
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      places.current?.stop();
    };
  }, []);

  // Before paint, so that the page doesn't show at another place first.
  useLayoutEffect(() => {
    if (state !== 'idle' || scrolled.current === location.key) return undefined;
    scrolled.current = location.key;
    const entry = entryOf(location);
    places.current?.show(entry);
    const stop = verdict === 'return' ? places.current?.returnTo(entry) : undefined;
    if (stop === undefined && verdict !== 'keep') window.scrollTo(0, 0);
    return stop;
  }, [location, verdict, state]);

  useEffect(() => {
    if (state !== 'idle' || focused.current === location.key) return undefined;
    focused.current = location.key;
    if (verdict === 'keep' || (verdict === 'top' && focusTarget(location.hash))) return undefined;
    return announce(setAnnounced);
  }, [location, verdict, state]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </div>
  );
}

/** A history entry's name. The first entry of a page load has no key of its own. */
const entryOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Scrolls to what the hash names, and focuses it. */
function focusTarget(hash: string): boolean {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
  return target !== null;
}

/** Focuses the heading and says it; one that comes with the screen's data when it is there. */
function announce(say: (words: string) => void): (() => void) | undefined {
  const heading = focusHeading();
  if (heading !== null) {
    say(heading.textContent);
    return undefined;
  }
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
  say(document.title);
  const later = new MutationObserver(() => {
    if (document.querySelector('h1') === null) return;
    later.disconnect();
    if (document.activeElement === main || document.activeElement === document.body)
      say(focusHeading()?.textContent ?? '');
  });
  later.observe(document.body, { childList: true, subtree: true });
  return () => later.disconnect();
}
