/** Layout sizes in CSS pixels; a test compares the style sheet. Source: spec B §9.2. */
export const MEASURES = {
  /** CON-12, NAV-15. */
  maxContentWidth: 800,
  /** CON-13, NAV-18, NAV-19. */
  brandBar: { standard: 48, compact: 40, tallLayout: 60 },
  /** CON-14, NAV-20, NAV-21. On an installed iOS app, the bar leaves room for the home indicator. */
  navHeight: { standard: 60, iosInstalled: 80 },
  /** CON-15, NAV-22, NAV-23. `wide` from `wideFrom` on. */
  navItemWidth: { standard: 64, wide: 66, wideFrom: 576 },
  /** CON-16, BAN-35, BAN-36. */
  popup: { collapsedHeight: 36, maxContentWidth: 400 },
  /** CON-17, NAV-48. */
  spinner: { small: 24, medium: 50, large: 100 },
  /** CON-18, FLT-10. */
  themeCardWidth: 512,
} as const;

/** CON-19, HLP-09: in milliseconds. */
export const PROGRESS_TRANSITION_MS = 250;
