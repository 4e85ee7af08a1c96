/**
 * SES-33, CON-01: features are fetched again after this many milliseconds. In its own file because the
 * browser doesn't need the list of keys.
 */
export const FEATURES_REFRESH_MS = 300_000;
