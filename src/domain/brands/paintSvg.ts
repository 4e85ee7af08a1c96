import { THEME_ROLES, type ThemeColours } from './theme.ts';
import { colourProperty } from './themeCss.ts';

/**
 * A brand's drawing with the colours of one mode put in, for places a page's custom properties do not reach: an
 * `<img>`, the tab's icon, a mail. Brand drawings colour themselves by `currentColor` (the text colour) and
 * `var(--c-<role>)` only, so that one file serves light, dark and every theme; inline they need no painting.
 */
export function paintSvg(svg: string, colours: ThemeColours): string {
  return THEME_ROLES.reduce(
    (painted, role) => painted.replaceAll(`var(${colourProperty(role)})`, colours[role]),
    svg.replaceAll('currentColor', colours.text),
  );
}
