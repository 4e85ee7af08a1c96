/**
 * The language that somebody chose who is not logged in, in a cookie, so that the server knows it before it paints. A
 * member's own setting is stronger.
 */
export const LOCALE_COOKIE = 'ebbwatt_locale';
