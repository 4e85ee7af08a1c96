/** Bytes of a JSON body; files have a limit of their own. */
export const BODY_LIMIT = 256 * 1024;
