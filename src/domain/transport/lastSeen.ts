/**
 * What a member's browser keeps of what it has shown, so that it can be read without a connection. The server names the
 * member in each answer that may be kept, and `NOBODY` in those that are a visitor's or staff's: what was kept for
 * somebody else is deleted then. Answers without the header change nothing and aren't kept.
 */
export const MEMBER_HEADER = 'x-member';
export const NOBODY = 'nobody';

/** When the browser kept an answer, milliseconds since 1970 by its own clock. */
export const KEPT_AT_HEADER = 'x-kept-at';

/** The name of the browser's cache. */
export const LAST_SEEN = 'last-seen';

/** Attribute of a kept page's `server-time` element: as `KEPT_AT_HEADER`. */
export const KEPT_AT_ATTRIBUTE = 'data-kept-at';

/** The worker that keeps them. Its parameter `api` is the API's path. */
export const SERVICE_WORKER = '/service-worker.js';
