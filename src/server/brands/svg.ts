import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { BrandFault } from '../../domain/brands/fault.ts';
import { THEME_ROLES } from '../../domain/brands/theme.ts';
import { colourProperty } from '../../domain/brands/themeCss.ts';

const LARGEST_BYTES = 16_384;
const SHAPES = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'title',
]);
const NUMBERS = new Set([
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'viewBox',
  'transform',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'fill-rule',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
]);
const PAINTS = new Set(['fill', 'stroke']);
const PAINT_VALUES = new Set([
  'none',
  'currentColor',
  ...THEME_ROLES.map((role) => `var(${colourProperty(role)})`),
]);
const NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * A drawing is inlined in the page and used in `<img>`, so only plain shapes and attributes pass: no script, style,
 * handler, link, id, entity or embedded image, and no color outside the theme.
 */
export function svgFaults(file: string, svg: string): readonly BrandFault[] {
  if (Buffer.byteLength(svg) > LARGEST_BYTES)
    return [{ file, field: '', reason: `is larger than ${LARGEST_BYTES} bytes` }];
  const reasons: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    reasons.push(`is not well-formed XML: ${message}`);
  });
  parser.on('doctype', () => {
    reasons.push('must not have a document type');
  });
  parser.on('processinginstruction', () => {
    reasons.push('must not have a processing instruction');
  });
  parser.on('opentag', (tag) => {
    reasons.push(...tagReasons(tag));
  });
  let elements = 0;
  parser.on('opentagstart', ({ name }) => {
    elements += 1;
    if (elements === 1 && name !== 'svg') reasons.push(`must begin with <svg>, but begins with <${name}>`);
  });
  parser.write(svg).close();
  return [...new Set(reasons)].map((reason) => ({ file, field: '', reason }));
}

function tagReasons({ name, attributes }: SaxesTagPlain): readonly string[] {
  if (!SHAPES.has(name)) return [`must not contain <${name}>`];
  const reasons = Object.entries(attributes).flatMap(([key, value]) => attributeReasons(name, key, value));
  return name === 'svg' ? [...reasons, ...rootReasons(attributes)] : reasons;
}

function attributeReasons(element: string, key: string, value: string): readonly string[] {
  if (key === 'xmlns' && element === 'svg')
    return value === NAMESPACE ? [] : [`has the namespace "${value}"`];
  if (PAINTS.has(key))
    return PAINT_VALUES.has(value)
      ? []
      : [`has ${key}="${value}", but colours are none, currentColor or var(--c-<role>)`];
  if (!NUMBERS.has(key)) return [`must not have the attribute ${key} (on <${element}>)`];
  return /^[\w\s.,()-]*$/.test(value) ? [] : [`has an unexpected value in ${key} (on <${element}>)`];
}

function rootReasons({ viewBox, xmlns }: Readonly<Record<string, string>>): readonly string[] {
  return [
    ...(xmlns === undefined ? ['must name the SVG namespace, or it shows nothing in an <img>'] : []),
    ...(/^0 0 \d+(\.\d+)? \d+(\.\d+)?$/.test(viewBox ?? '')
      ? []
      : ['must have a viewBox of the form "0 0 width height"']),
  ];
}
