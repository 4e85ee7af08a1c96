/** What the server sends to a browser's service worker, which shows it. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** The page that a tap opens. */
  readonly path: string;
  /** A later notification with the same tag takes its place. */
  readonly tag: string;
  /** The button, with what it says when there is no line. */
  readonly action?: { readonly title: string; readonly token: string; readonly failed: string };
}

/** Where the button's token is sent, relative to the API's prefix. The answer is what to show next. */
export const PUSH_ANSWER_PATH = '/push/answer';
