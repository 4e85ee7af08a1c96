/** The captcha page that other pages embed, in a frame whose origin is opaque. */
export const CAPTCHA_FRAME = '/captcha/frame';

/**
 * What the frame sends to its parent page. `height`: in pixels. `token`: the captcha's answer; null when it has
 * expired.
 */
export interface CaptchaMessage {
  readonly height?: number;
  readonly token?: string | null;
}

/** Parses a message of the frame; null for other messages. */
export function parseCaptchaMessage(data: unknown): CaptchaMessage | null {
  const news: unknown = isRecord(data) ? data['captcha'] : undefined;
  if (!isRecord(news)) return null;
  const { height, token } = news;
  return {
    ...(typeof height === 'number' && height >= 0 && height <= 2_000 ? { height } : {}),
    ...(token === null || (typeof token === 'string' && token !== '') ? { token } : {}),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
