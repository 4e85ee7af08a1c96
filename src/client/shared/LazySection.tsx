import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useApp } from '../platform/screen/app.ts';

export interface LazySectionProps {
  /** The part's file without its ending, `RatePlanLazy`: its texts travel by that name. */
  readonly name: string;
  /** Imports the part; each time the same function. */
  readonly load: () => Promise<ComponentType>;
  /** As soon as the page stands, wherever the member is: for what speaks up by itself, or is what most come to read. */
  readonly atOnce?: boolean;
  /** Of the size of what comes. */
  readonly children: ReactNode;
}

/** So far below the edge of the window a part is fetched, in pixels: it is there when the member is. */
const AHEAD = '400px';

/**
 * A part below what is seen first. Its code and its texts are fetched when somebody comes near, so that the first screen
 * waits for neither; until then there is a placeholder. A part that cannot be loaded is left out: the rest stands.
 */
export function LazySection({ name, load, atOnce = false, children }: LazySectionProps) {
  const app = useApp();
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType | 'none' | null>(null);
  useEffect(() => {
    const at = place.current;
    if (at === null) return undefined;
    const near = new IntersectionObserver(
      (entries) => {
        if (!atOnce && !entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        Promise.all([app.importLazily(load), app.loadTexts(name)]).then(
          ([loaded]) => setPart(() => loaded),
          () => setPart('none'),
        );
      },
      { rootMargin: AHEAD },
    );
    // It tells where the place is first of all, near or not.
    near.observe(at);
    return () => near.disconnect();
  }, [app, load, name, atOnce]);
  if (Part === 'none') return null;
  return Part === null ? <div ref={place}>{children}</div> : <Part />;
}
