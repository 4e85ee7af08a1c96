import { expect, it } from 'vitest';
import { scriptsOf, toKeptPage } from './keptPage.ts';

const MINUTE = 60_000;
const scripts = 'const urls=["/assets/react-1a.js","/assets/main-2b.js"],words="/assets/language-3c.js"';
const data = '{"brand":{},"rendered":true,"records":{"a":{"rendered":true}}}';
const html = [
  `<meta id="server-time" content="1000000"><script>${scripts}</script>`,
  `<div id="root">rendered":true</div><script type="application/json" id="page-data">${data}</script>`,
].join('');

it('names the scripts without which a page does not start, each once', () => {
  expect(scriptsOf(`${html}${html}`)).toEqual([
    '/assets/react-1a.js',
    '/assets/main-2b.js',
    '/assets/language-3c.js',
  ]);
});

it("shows a kept page with the server's time of now, and says when it was kept", () => {
  const shown = toKeptPage({ html, keptAt: 5_000, now: 5_000 + MINUTE, isElsewhere: false });
  expect(shown).toContain('<meta id="server-time" content="1060000" data-kept-at="5000">');
  expect(shown).toContain('{"brand":{},"rendered":true,');
});

it("as another address's page, makes the app show the screen instead of taking over what is there", () => {
  const shown = toKeptPage({ html, keptAt: 5_000, now: 5_000, isElsewhere: true });
  expect(shown).toContain('{"brand":{},"rendered":false,"records":{"a":{"rendered":true}}}');
  expect(shown).toContain('<div id="root">rendered":true</div>');
});
