import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useApp } from '../platform/screen/app.ts';

export interface LazySectionProps<P extends object> {
  /** The part's file without its ending, `RatePlanLazy`: its texts travel by that name. */
  readonly name: string;
  /** Imports the part; each time the same function. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props?: P;
  /**
   * Immediately, wherever the member has scrolled: for parts that announce themselves, or that most members
   * come for.
   */
  readonly atOnce?: boolean;
  /** As high as the loaded content. */
  readonly children: ReactNode;
}

/** A part is loaded from this many pixels below the viewport, so that it is ready in time. */
const AHEAD = '400px';

/**
 * A part below the fold. Its code and texts load when the member scrolls near, so that the first screen
 * doesn't wait; until then there is a placeholder. A part that fails to load is left out.
 */
export function LazySection<P extends object>({
  name,
  load,
  props,
  atOnce = false,
  children,
}: LazySectionProps<P>) {
  const app = useApp();
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<P> | 'none' | null>(null);
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
    // The observer first reports the initial position.
    near.observe(at);
    return () => near.disconnect();
  }, [app, load, name, atOnce]);
  if (Part === 'none') return null;
  return Part === null ? <div ref={place}>{children}</div> : <Part {...(props as P)} />;
}
