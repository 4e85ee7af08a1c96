import { describe, expect, it } from 'vitest';
import { paintSvg } from './paintSvg.ts';
import { THEME_ROLES, type Theme, type ThemeColours } from './theme.ts';
import { colourProperty, themeCss } from './themeCss.ts';

const colours = (colour: string) =>
  Object.fromEntries(THEME_ROLES.map((role) => [role, colour])) as ThemeColours;
const theme: Theme = {
  themeId: 'plain',
  names: { en: 'Plain' },
  radius: { card: 12, control: 8 },
  font: { body: 'system-ui, sans-serif', heading: 'Rockwell, serif' },
  light: { ...colours('#ffffff'), onBrandSoft: '#111111' },
  dark: { ...colours('#000000'), onBrandSoft: '#eeeeee' },
};

describe('themeCss', () => {
  const [light = '', dark = '', auto = ''] = themeCss(theme).split('\n');

  it('gives light colours and the shape on the root', () => {
    expect(light).toMatch(
      /^:root\{--radius:12px;--radius-control:8px;--font-body:system-ui, sans-serif;--font-heading:Rockwell, serif;color-scheme:light;/,
    );
    expect(light).toContain('--c-on-brand-soft:#111111');
  });

  it('gives dark colours when they are chosen', () => {
    expect(dark).toMatch(/^:root\[data-mode="dark"\]\{color-scheme:dark;/);
    expect(dark).toContain('--c-on-brand-soft:#eeeeee');
  });

  it('follows the system when the mode is auto or missing', () => {
    expect(auto).toMatch(
      /^@media \(prefers-color-scheme:dark\)\{:root\[data-mode="auto"\],:root:not\(\[data-mode\]\)\{color-scheme:dark;/,
    );
  });

  it('names every role in both modes', () => {
    for (const role of THEME_ROLES)
      for (const rule of [light, dark, auto]) expect(rule).toContain(`${colourProperty(role)}:#`);
  });

  it('fits beside another theme under another selector', () => {
    expect(themeCss(theme, '.preview')).not.toContain(':root');
  });
});

describe('paintSvg', () => {
  it('replaces the colours of a mode and nothing else', () => {
    const svg =
      '<svg viewBox="0 0 1 1"><path fill="currentColor" stroke="var(--c-on-brand-soft)" d="M0 0"/></svg>';
    expect(paintSvg(svg, theme.dark)).toBe(
      '<svg viewBox="0 0 1 1"><path fill="#000000" stroke="#eeeeee" d="M0 0"/></svg>',
    );
  });

  it('distinguishes --c-brand from --c-brand-soft', () => {
    const painted = paintSvg('var(--c-brand) var(--c-brand-soft)', {
      ...theme.light,
      brand: '#123456',
      brandSoft: '#abcdef',
    });
    expect(painted).toBe('#123456 #abcdef');
  });
});
