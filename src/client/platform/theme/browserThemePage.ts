import { themeHref } from './themeControl.ts';
import type { ThemePage } from './themeControl.ts';

const YEAR_S = 31_536_000;

/** The theme's access to the page. Blocked storage (private windows) counts as empty. */
export function browserThemePage(window: Window): ThemePage {
  const { document } = window;
  return {
    read(key) {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        window.localStorage.setItem(key, value);
      } catch {
        // Then the choice lasts as long as this page.
      }
    },
    writeCookie(name, value) {
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
    },
    apply({ themeId, mode }) {
      const root = document.documentElement;
      root.dataset['mode'] = mode;
      if (root.dataset['theme'] === themeId) return tintBars(window);
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = themeHref(themeId);
      // The old colors stay until the new style sheet has loaded.
      link.onload = () => {
        root.dataset['theme'] = themeId;
        tintBars(window);
        for (const old of document.querySelectorAll('link[data-theme-sheet]')) if (old !== link) old.remove();
      };
      link.dataset['themeSheet'] = themeId;
      document.head.append(link);
    },
  };
}

/** Gives the phone's own bars the page's ground. */
function tintBars(window: Window): void {
  const { document } = window;
  const ground = window.getComputedStyle(document.documentElement).getPropertyValue('--c-ground');
  const [first, second] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  second?.remove();
  first?.removeAttribute('media');
  if (first !== undefined) first.content = ground;
}
