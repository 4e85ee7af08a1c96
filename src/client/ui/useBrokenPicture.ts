import { useEffect, useRef, useState, type RefObject } from 'react';

export interface PictureUse {
  readonly isBroken: boolean;
  /** For the `<img>`. */
  readonly watch: { readonly ref: RefObject<HTMLImageElement | null>; readonly onError: () => void };
}

/** Whether a picture's URL fails to load, also when it failed before hydration. */
export function useBrokenPicture(url: string | null): PictureUse {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const onError = () => setBroken(url);
  useEffect(() => {
    if (ref.current?.complete === true) ref.current.decode().catch(() => setBroken(url));
  }, [url]);
  return { isBroken: url !== null && broken === url, watch: { ref, onError } };
}
