import { useEffect, useRef, useState, type RefObject } from 'react';

export interface PictureUse {
  readonly isBroken: boolean;
  /** For the `<img>`. */
  readonly watch: { readonly ref: RefObject<HTMLImageElement | null>; readonly onError: () => void };
}

/** Whether the picture of an address does not load; also one that failed before the app took the page over. */
export function useBrokenPicture(url: string | null): PictureUse {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const onError = () => setBroken(url);
  useEffect(() => {
    if (ref.current?.complete === true) ref.current.decode().catch(() => setBroken(url));
  }, [url]);
  return { isBroken: url !== null && broken === url, watch: { ref, onError } };
}
