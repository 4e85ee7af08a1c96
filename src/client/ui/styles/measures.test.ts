import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MEASURES, PROGRESS_TRANSITION_MS } from '../../../domain/navigation/layoutMeasures.ts';

// Sizes that browser tests can't measure: compares the style sheet with the rules.
const css = readFileSync(join(import.meta.dirname, 'first.css'), 'utf8').replace(/\s+/g, ' ');
const { brandBar, navHeight, navItemWidth, spinner } = MEASURES;

describe('the style sheet', () => {
  it.each([
    ['CON-12', `--content: ${MEASURES.maxContentWidth}px;`],
    ['CON-13', `--bar: ${brandBar.standard}px; --nav:`],
    ['CON-13, NAV-19', `.bar-compact { --bar: ${brandBar.compact}px; }`],
    ['CON-13, NAV-18', `.bar-tall { --bar: ${brandBar.tallLayout}px; }`],
    ['CON-14, NAV-20', `--nav: ${navHeight.standard}px;`],
    ['CON-14, NAV-21', `@media (display-mode: standalone) { :root { --nav: ${navHeight.iosInstalled}px; }`],
    ['CON-15, NAV-22', `--nav-item: ${navItemWidth.standard}px;`],
    [
      'CON-15, NAV-23',
      `@media (min-width: ${navItemWidth.wideFrom}px) { :root { --nav-item: ${navItemWidth.wide}px; }`,
    ],
    ['NAV-10: a page whose navigation needs a wide screen', '.page-rail > .page-foot { display: none; }'],
    ...Object.values(spinner).map((size): [string, string] => [
      'CON-17, NAV-48',
      `.spinner-${size} { width: ${size}px; height: ${size}px;`,
    ]),
    [
      'CON-19, HLP-09',
      `.progress-fill { fill: var(--c-brand); transition: width ${PROGRESS_TRANSITION_MS}ms`,
    ],
  ])('%s: has %s', (_row, text) => {
    expect(css).toContain(text);
  });

  it('CON-16, BAN-35, BAN-36: the announcement’s panel has its measures', () => {
    const panel = readFileSync(
      join(import.meta.dirname, '../../shared/placements/AnnouncementPanel.module.css'),
      'utf8',
    );
    expect(panel).toContain(`max-width: ${MEASURES.popup.maxContentWidth}px;`);
    expect(panel).toContain(`height: ${MEASURES.popup.collapsedHeight}px;`);
  });
});
