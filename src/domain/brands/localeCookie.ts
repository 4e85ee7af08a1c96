/**
 * The language chosen before login, in a cookie so that the server can render it. A member's own setting
 * wins.
 */
export const LOCALE_COOKIE = 'ebbwatt_locale';
