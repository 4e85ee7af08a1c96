/** Path of the page that shows the captcha inside another. On the pages' own origin. */
export const CAPTCHA_FRAME = '/captcha/frame';

/**
 * What the frame tells the page around it. `height`: pixels that it needs. `token`: what the captcha gave for an answer;
 * null when that is not good any more and the captcha wants another.
 */
export interface CaptchaNews {
  readonly height?: number;
  readonly token?: string | null;
}

/** The news in a message of the frame; null for everything else that a page may be sent. */
export function captchaNews(data: unknown): CaptchaNews | null {
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
