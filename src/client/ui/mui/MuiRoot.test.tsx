import { renderToString } from 'react-dom/server';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
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
