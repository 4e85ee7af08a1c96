/** The page that runs a brand's support widget in a frame, on the pages' own origin. */
export const SUPPORT_FRAME = '/support/frame';

/** What the app sends to the frame: the member's token, or that the member has left. */
export type SupportOrder = { readonly login: string } | { readonly logout: true };

/** Whether a message of the frame says that the widget has loaded and takes orders. */
export function isSupportReady(data: unknown): boolean {
  const news: unknown = isRecord(data) ? data['support'] : undefined;
  return isRecord(news) && news['ready'] === true;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
