import { describe, expect, it } from 'vitest';
import { svgFaults } from './svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${attributes}>${inside}</svg>`;
const reasons = (text: string) =>
  svgFaults('x/logo.svg', text)
    .map(({ reason }) => reason)
    .join('\n');

describe('a brand drawing', () => {
  it('may consist of plain shapes in the colours of the theme', () => {
    expect(
      reasons(
        svg(
          '<title>Name</title><g transform="translate(1 2)">' +
            '<path d="M0 0L1e-3 -4.5" fill="none" stroke="currentColor" stroke-width="2"/>' +
            '<circle cx="1" cy="1" r="1" fill="var(--c-on-brand-soft)"/></g>',
        ),
      ),
    ).toBe('');
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'must not contain <script>'],
    ['a style', svg('<style>@import "https://evil.example"</style>'), 'must not contain <style>'],
    ['a foreign object', svg('<foreignObject><div/></foreignObject>'), 'must not contain <foreignObject>'],
    ['an image', svg('<image href="https://evil.example/a.png"/>'), 'must not contain <image>'],
    ['a use of another file', svg('<use href="https://evil.example/a.svg#a"/>'), 'must not contain <use>'],
    ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'must not contain <a>'],
    ['an animation', svg('<set attributeName="href" to="javascript:alert(1)"/>'), 'must not contain <set>'],
    ['text in some font', svg('<text>Name</text>'), 'must not contain <text>'],
    [
      'a script in another namespace',
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
      'must not contain <s:script>',
    ],
    ['a handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'must not have the attribute onclick'],
    ['a handler on the root', svg('', ' onload="alert(1)"'), 'must not have the attribute onload'],
    ['a handler in capitals', svg('<path ONCLICK="alert(1)"/>'), 'must not have the attribute ONCLICK'],
    [
      'a style attribute',
      svg('<path style="fill:url(https://evil.example)"/>'),
      'must not have the attribute style',
    ],
    [
      'an address as a paint',
      svg('<path fill="url(https://evil.example/#a)"/>'),
      'has fill="url(https://evil.example/#a)"',
    ],
    [
      'a fixed colour',
      svg('<path fill="#ff0000"/>'),
      'has fill="#ff0000", but colours are none, currentColor or var(--c-<role>)',
    ],
    ['an unknown role', svg('<path fill="var(--c-pink)"/>'), 'has fill="var(--c-pink)"'],
    ['an id', svg('<path id="a"/>'), 'must not have the attribute id'],
    [
      'a quote in a number',
      svg('<path d="M0 0&quot;onload=&quot;alert(1)"/>'),
      'has an unexpected value in d',
    ],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'must not have a document type'],
    [
      'a processing instruction',
      `<?xml-stylesheet href="https://evil.example"?>${svg('')}`,
      'must not have a processing instruction',
    ],
    ['broken XML', svg('<path>'), 'is not well-formed XML'],
    ['nothing', '', 'is not well-formed XML'],
    ['HTML', '<html><body/></html>', 'must begin with <svg>'],
    ['a missing namespace', '<svg viewBox="0 0 1 1"></svg>', 'must name the SVG namespace'],
    ['a missing viewBox', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'must have a viewBox'],
    ['too many bytes', svg(`<path d="${'M0 0'.repeat(5_000)}"/>`), 'is larger than 16384 bytes'],
  ])('must not have %s', (_name, text, reason) => {
    expect(reasons(text)).toContain(reason);
  });
});
