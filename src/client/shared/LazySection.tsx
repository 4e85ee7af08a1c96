import { Suspense, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useBackOnline } from '../platform/connection/useOffline.ts';
import { useApp, type AppServices } from '../platform/screen/app.ts';

export interface LazyPart<Props = object> {
  /** The part's file without its ending, `RatePlanLazy`: its texts travel by that name. */
  readonly name: string;
  /** Imports the part; each time the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
}

export interface LazySectionProps<Props> extends LazyPart<Props> {
  /**
   * Immediately, wherever the member has scrolled: for parts that announce themselves, or that most members
   * come for.
   */
  readonly atOnce?: boolean;
  /** Loaded by the screen's loader already, as the first screen shows it. */
  readonly ready?: ComponentType<Props> | undefined;
  readonly props?: Props;
  /** The placeholder's element: inside a list, `li`. */
  readonly as?: 'div' | 'li';
  /** As high as the loaded content: it also holds the place while the part waits for its data. */
  readonly children: ReactNode;
}

/** A part is loaded from this many pixels below the viewport, so that it is ready in time. */
const AHEAD = '400px';

/** Loads a part's code and texts. */
export async function loadPart<Props>(
  app: Pick<AppServices, 'importLazily' | 'loadTexts'>,
  { name, load }: LazyPart<Props>,
): Promise<ComponentType<Props>> {
  const [Part] = await Promise.all([app.importLazily(load), app.loadTexts(name)]);
  return Part;
}

/**
 * A part below the fold, or one that few members need. Its code and texts load when the member scrolls near, so that the first
 * screen doesn't wait; until then there is a placeholder. A part that fails to load is left out until the browser is back
 * online.
 */
export function LazySection<Props extends object = object>({
  name,
  load,
  atOnce = false,
  ready,
  props,
  as: Place = 'div',
  children,
}: LazySectionProps<Props>) {
  const app = useApp();
  const place = useRef<HTMLElement>(null);
  const setPlace = (element: HTMLElement | null) => void (place.current = element);
  const [Part, setPart] = useState<ComponentType<Props> | 'none' | null>(() => ready ?? null);
  useBackOnline(() => {
    if (Part === 'none') setPart(null);
  });
  const isAwaited = Part === null;
  useEffect(() => {
    const at = place.current;
    if (at === null) return undefined;
    const near = new IntersectionObserver(
      (entries) => {
        if (!atOnce && !entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        loadPart(app, { name, load }).then(
          (loaded) => setPart(() => loaded),
          () => setPart('none'),
        );
      },
      { rootMargin: AHEAD },
    );
    // The observer first reports the initial position.
    near.observe(at);
    return () => near.disconnect();
  }, [app, load, name, atOnce, isAwaited]);
  if (Part === 'none') return null;
  if (Part === null) return <Place ref={setPlace}>{children}</Place>;
  return (
    <Suspense fallback={<Place>{children}</Place>}>
      <Part {...(props as Props)} />
    </Suspense>
  );
}
