import { describe, expect, it } from 'vitest';
import { MEASURES, PROGRESS_TRANSITION_MS } from './layoutMeasures.ts';

describe('measures of the shells', () => {
  it.each([
    ['CON-12, NAV-15: content is at most 800 wide', MEASURES.maxContentWidth, 800],
    [
      'CON-13, NAV-18, NAV-19: the brand bar',
      MEASURES.brandBar,
      { standard: 48, compact: 40, tallLayout: 60 },
    ],
    [
      'CON-14, NAV-20, NAV-21: the navigation’s height',
      MEASURES.navHeight,
      { standard: 60, iosInstalled: 80 },
    ],
    [
      'CON-15, NAV-22, NAV-23: a navigation item’s width',
      MEASURES.navItemWidth,
      { standard: 64, wide: 66, wideFrom: 576 },
    ],
    ['CON-16, BAN-35, BAN-36: the popup', MEASURES.popup, { collapsedHeight: 36, maxContentWidth: 400 }],
    ['CON-17, NAV-48: spinners', MEASURES.spinner, { small: 24, medium: 50, large: 100 }],
    ['CON-18, FLT-10: the theme card', MEASURES.themeCardWidth, 512],
    ['CON-19, HLP-09: the progress bar’s transition', PROGRESS_TRANSITION_MS, 250],
  ])('%s', (_row, measure, value) => {
    expect(measure).toEqual(value);
  });
});
