import { useLayoutEffect, useState, type RefObject } from 'react';

/** An element's own width in px, followed as it changes; null until it is laid out. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    // A list that is hidden for the moment keeps its shape.
    const measure = () => current.clientWidth > 0 && setWidth(current.clientWidth);
    // Before the first paint, so that a phone never shows the wide shape.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
