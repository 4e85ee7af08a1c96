import { paintSvg } from '../../domain/brands/paintSvg.ts';
import type { Theme, ThemeMode } from '../../domain/brands/theme.ts';

/** A small preview of the app, 112 × 72, for choosing a theme: a bar, a card with a chart, and a button. */
export function themePreview(theme: Theme, mode: ThemeMode): string {
  const card = Math.min(theme.radius.card / 3, 9);
  const control = Math.min(theme.radius.control / 3, 7);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 72" width="112" height="72">
<rect width="112" height="72" fill="var(--c-ground)"/>
<circle cx="14" cy="11" r="4" fill="var(--c-brand)"/><rect x="22" y="9" width="26" height="4" rx="2" fill="currentColor"/>
<rect x="8" y="20" width="96" height="44" rx="${card}" fill="var(--c-surface)"/>
<rect x="15" y="27" width="34" height="4" rx="2" fill="currentColor"/>
<rect x="15" y="35" width="26" height="3" rx="1.5" fill="var(--c-text-muted)"/>
<path d="M58 47c8-2 10-16 18-16s9 11 20 13v5H58z" fill="var(--c-saved-soft)"/>
<path d="M58 47c8-2 10-16 18-16s9 11 20 13" fill="none" stroke="var(--c-saved)" stroke-width="2" stroke-linecap="round"/>
<rect x="15" y="46" width="34" height="12" rx="${control}" fill="var(--c-brand)"/>
<rect x="24" y="50.5" width="16" height="3" rx="1.5" fill="var(--c-on-brand)"/>
<rect x="58" y="54" width="38" height="3" rx="1.5" fill="var(--c-line)"/>
</svg>`;
  return paintSvg(drawing, theme[mode]);
}
