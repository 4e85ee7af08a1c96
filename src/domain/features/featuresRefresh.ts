/** SES-33, CON-01: features are fetched again after this many milliseconds. Apart from the list of keys, which the browser does not need. */
export const FEATURES_REFRESH_MS = 300_000;
