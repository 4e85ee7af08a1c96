import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import {
  isSupportReady,
  SUPPORT_FRAME,
  type SupportOrder,
} from '../../../../domain/settings/supportFrame.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useTheme } from '../../../platform/theme/useTheme.ts';
import { RequestFailure } from '../../../platform/transport/failure.ts';

/**
 * Runs the support widget in its frame: logs the member in as soon as the widget has loaded (ANL-12), and out when the
 * session ends (ANL-13). A frame that goes away logs out by itself.
 */
export function useSupportWidget(): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Why the member could not be logged in. */
  readonly fault: string | undefined;
} {
  const app = useApp();
  const { themeId, mode } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const [fault, setFault] = useState<string>();
  const { locale } = app;
  const address = `${SUPPORT_FRAME}?${new URLSearchParams({ locale, theme: themeId, mode }).toString()}`;

  useEffect(() => {
    const gone = new AbortController();
    // The frame's origin is opaque, so no origin can be named.
    const send = (support: SupportOrder) => frame.current?.contentWindow?.postMessage({ support }, '*');
    const logIn = async () => {
      try {
        const { token } = await app.rest.read('/support_token');
        if (!gone.signal.aborted) send({ login: token });
      } catch (error) {
        if (!(error instanceof RequestFailure)) throw error;
        if (!gone.signal.aborted) setFault(error.message);
      }
    };
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isSupportReady(data)) void logIn();
    };
    window.addEventListener('message', onMessage, { signal: gone.signal });
    const stop = app.session.store.subscribe(() => {
      if (app.session.current()?.user === null) send({ logout: true });
    });
    // The frame loads only now, so that its message isn't missed.
    if (frame.current !== null) frame.current.src = address;
    return () => {
      stop();
      gone.abort();
    };
  }, [app, address]);

  return { frame, fault };
}
