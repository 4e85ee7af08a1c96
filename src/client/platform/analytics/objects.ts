/** Whether the browser objects to tracking on all sites: Global Privacy Control, Do Not Track. */
export const objectsToTracking = (browser: Navigator): boolean =>
  ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) || browser.doNotTrack === '1';
