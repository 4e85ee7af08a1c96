import { THEME_ROLES, type Theme, type ThemeMode } from './theme.ts';

/**
 * The theme as CSS custom properties: `--c-ground`, `--c-on-brand-soft`, … per color role, `--radius`
 * (cards), `--radius-control`, `--font-body`, `--font-heading`. `data-mode` on the root element selects
 * "light", "dark" or "auto" (also the default), which follows the system. Another `root` selector puts
 * several themes on one page, for a theme picker or the gallery; `data-mode` is then read from that element.
 * Theme files are validated, so no value can end its declaration.
 */
export function themeCss(theme: Theme, root = ':root'): string {
  const shape = [
    `--radius:${theme.radius.card}px`,
    `--radius-control:${theme.radius.control}px`,
    `--font-body:${theme.font.body}`,
    `--font-heading:${theme.font.heading}`,
  ].join(';');
  const dark = colours(theme, 'dark');
  return [
    `${root}{${shape};${colours(theme, 'light')}}`,
    `${root}[data-mode="dark"]{${dark}}`,
    `@media (prefers-color-scheme:dark){${root}[data-mode="auto"],${root}:not([data-mode]){${dark}}}`,
  ].join('\n');
}

/** The custom property of a color role: `onBrandSoft` is `--c-on-brand-soft`. */
export function colourProperty(role: string): string {
  return `--c-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function colours(theme: Theme, mode: ThemeMode): string {
  const declarations = THEME_ROLES.map((role) => `${colourProperty(role)}:${theme[mode][role]}`);
  return [`color-scheme:${mode}`, ...declarations].join(';');
}
