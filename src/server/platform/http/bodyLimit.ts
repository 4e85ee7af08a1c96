/** For JSON bodies; files have their own limit. */
export const BODY_LIMIT = 256 * 1024;
