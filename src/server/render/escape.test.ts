import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from './escape.ts';

describe('text in a page', () => {
  it.each([
    ['<b>"Dana" & \'Co\'</b>', '&lt;b&gt;&quot;Dana&quot; &amp; &#39;Co&#39;&lt;/b&gt;'],
    ['plain', 'plain'],
  ])('%s', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));
});

describe('data in a page', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', 'a\u2028b\u2029c', '&lt;'])(
    'cannot end its element and parses back unchanged: %s',
    (text) => {
      const escaped = escapeJson({ text });
      expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(escaped)).toEqual({ text });
    },
  );
});
