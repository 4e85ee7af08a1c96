import { renderToString } from 'react-dom/server';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TextField from '@mui/material/TextField';
import { expect, it } from 'vitest';
import { MuiRoot } from './MuiRoot.tsx';

it("renders MUI in the brand's colours, with styles that carry the nonce", () => {
  const html = renderToString(
    <MuiRoot owner={{}} nonce="n0nce" locale="en-US">
      <Button variant="contained">Save</Button>
      <Table />
    </MuiRoot>,
  );
  expect(html).toContain('Save');
  expect(html).toContain('var(--c-brand)');
  const styles = html.match(/<style[^>]*>/g) ?? [];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter((style) => !style.includes('nonce="n0nce"'))).toEqual([]);
});

/** The values that a rule for these parts of a selector ends up with: the last one counts. */
function lastOf(html: string, part: RegExp, property: string): string | undefined {
  const rules = [...html.matchAll(/([^{}<>]+)\{([^{}]*)\}/g)];
  return rules
    .filter(([, selector = '']) => part.test(selector))
    .flatMap(([, , body = '']) => body.split(';'))
    .findLast((line) => line.startsWith(`${property}:`))
    ?.slice(property.length + 1);
}

it('a field and its label have the page’s colors, also with the focus and with an error', () => {
  const html = renderToString(
    <MuiRoot owner={{}} nonce="n0nce" locale="en-US">
      <TextField label="Reason" focused error />
    </MuiRoot>,
  );
  const label = /mui-\w+-MuiFormLabel-root[\w-]*/.exec(html)?.[0];
  expect(label).toBeDefined();
  expect(lastOf(html, new RegExp(`${label}$`), 'color')).toBe('var(--c-text)');
  expect(lastOf(html, new RegExp(`${label}\\.Mui-focused`), 'color')).toBe('var(--c-text)');
  expect(lastOf(html, new RegExp(`${label}\\.Mui-error`), 'color')).toBe('var(--c-text)');
  expect(html).toContain('var(--c-line-strong)');
  expect(html).toContain('background:var(--c-surface)');
});
