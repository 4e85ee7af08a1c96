import { THEME_MODES, type Theme, type ThemeMode, type ThemeRole } from './theme.ts';

/** Minimum contrast of text (WCAG 2.2 AA, 1.4.3) and of graphics and controls (1.4.11). */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

const GROUNDS = ['ground', 'surface', 'surfaceRaised'] as const;
const CHART_GROUNDS = ['surface', 'surfaceRaised', 'ground', 'chartWindow', 'savedSoft'] as const;
const FAMILIES = [
  ['brand', 'onBrand', 'brandSoft', 'onBrandSoft'],
  ['saved', 'onSaved', 'savedSoft', 'onSavedSoft'],
  ['warn', 'onWarn', 'warnSoft', 'onWarnSoft'],
  ['error', 'onError', 'errorSoft', 'onErrorSoft'],
] as const;

export interface ContrastPair {
  readonly front: ThemeRole;
  readonly ground: ThemeRole;
  readonly least: number;
}

/** Every pair of roles that may overlap, with the contrast it needs. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...cross(['text', 'textMuted', 'brand', 'saved', 'warn', 'error'], GROUNDS, TEXT_CONTRAST),
  ...cross(['text', 'textMuted'], ['chartWindow'], TEXT_CONTRAST),
  ...cross(['text'], ['brandSoft', 'savedSoft', 'warnSoft', 'errorSoft'], TEXT_CONTRAST),
  ...FAMILIES.flatMap(([family, on, soft, onSoft]) => [
    { front: on, ground: family, least: TEXT_CONTRAST },
    { front: onSoft, ground: soft, least: TEXT_CONTRAST },
  ]),
  ...cross(['lineStrong', 'focus'], GROUNDS, SHAPE_CONTRAST),
  ...cross(['chartUsage', 'chartBaseline'], CHART_GROUNDS, SHAPE_CONTRAST),
];

export interface WeakPair extends ContrastPair {
  readonly mode: ThemeMode;
  readonly contrast: number;
}

/**
 * The pairs of a theme that miss their contrast, in either mode. Source: decisions, "Name, brands, themes".
 */
export function weakPairs(theme: Theme): readonly WeakPair[] {
  return THEME_MODES.flatMap((mode) =>
    CONTRAST_PAIRS.map((pair) => ({
      ...pair,
      mode,
      contrast: contrast(theme[mode][pair.front], theme[mode][pair.ground]),
    })),
  ).filter((pair) => pair.contrast < pair.least);
}

/** Contrast of two `#rrggbb` colors by WCAG 2: 1 (the same) to 21 (black on white). */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function cross(
  fronts: readonly ThemeRole[],
  grounds: readonly ThemeRole[],
  least: number,
): readonly ContrastPair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, least })));
}
