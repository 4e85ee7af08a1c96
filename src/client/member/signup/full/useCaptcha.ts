import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { CAPTCHA_FRAME, parseCaptchaMessage } from '../../../../domain/signup/captchaFrame.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useTheme } from '../../../platform/theme/useTheme.ts';

export interface CaptchaUse {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Pixels that the captcha takes; undefined until it is there. */
  readonly height: number | undefined;
  /** A token was issued and has expired. */
  readonly expired: boolean;
  /** The captcha's token; null: none yet. */
  token(): string | null;
  /** Resets the captcha: a token is valid for one attempt. */
  again(): void;
}

/** The origin of a sandboxed frame, as its messages name it. */
const OPAQUE_ORIGIN = 'null';

/**
 * Runs the captcha in a sandboxed frame, because the pages run no third-party scripts. The frame loads only after the message
 * listener is attached, so that no message is missed.
 */
export function useCaptcha(): CaptchaUse {
  const { locale } = useApp();
  const { themeId, mode } = useTheme();
  const frame = useRef<HTMLIFrameElement>(null);
  const answer = useRef<string | null>(null);
  const [height, setHeight] = useState<number>();
  const [expired, setExpired] = useState(false);
  const address = `${CAPTCHA_FRAME}?${new URLSearchParams({ locale, theme: themeId, mode }).toString()}`;

  const load = useCallback(() => {
    answer.current = null;
    if (frame.current !== null) frame.current.src = address;
  }, [address]);

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== OPAQUE_ORIGIN || source === null || source !== frame.current?.contentWindow) return;
      const message = parseCaptchaMessage(data);
      if (message?.height !== undefined) setHeight(message.height);
      if (message?.token === undefined) return;
      setExpired(answer.current !== null && message.token === null);
      answer.current = message.token;
    };
    window.addEventListener('message', onMessage);
    load();
    return () => window.removeEventListener('message', onMessage);
  }, [load]);

  return {
    frame,
    height,
    expired,
    token: () => answer.current,
    again: () => {
      setExpired(false);
      load();
    },
  };
}
