import { THEME_ROLES } from '../theme.ts';
import { BRAND_ID, TEXT, closed } from './parts.ts';

const COLOUR = { type: 'string', pattern: '^#[0-9a-f]{6}$', description: 'a colour such as #0b6e6e' };
const COLOURS = closed(Object.fromEntries(THEME_ROLES.map((role) => [role, COLOUR])));
const RADIUS = { type: 'integer', minimum: 0, maximum: 32 };
/**
 * Font family names, quoted if they have spaces. Nothing that could end a CSS declaration or a `<style>`
 * element.
 */
const FONT = {
  type: 'string',
  maxLength: 300,
  pattern: '^[A-Za-z0-9 ,"-]+$',
  description: 'font families, separated by commas',
};

export const THEME_SCHEMA = closed({
  themeId: BRAND_ID,
  names: {
    type: 'object',
    required: ['en'],
    additionalProperties: false,
    properties: { en: TEXT, fr: TEXT },
  },
  radius: closed({ card: RADIUS, control: RADIUS }),
  font: closed({ body: FONT, heading: FONT }),
  light: COLOURS,
  dark: COLOURS,
});
