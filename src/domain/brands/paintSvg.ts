import { THEME_ROLES, type ThemeColours } from './theme.ts';
import { colourProperty } from './themeCss.ts';

/**
 * A brand's drawing with one mode's colors filled in, for places that custom properties don't reach:
 * `<img>`, the favicon, emails. Brand drawings use only `currentColor` (the text color) and
 * `var(--c-<role>)`, so that one file serves light, dark and every theme; inline they need no painting.
 */
export function paintSvg(svg: string, colours: ThemeColours): string {
  return THEME_ROLES.reduce(
    (painted, role) => painted.replaceAll(`var(${colourProperty(role)})`, colours[role]),
    svg.replaceAll('currentColor', colours.text),
  );
}
