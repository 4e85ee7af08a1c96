// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { AppRoot } from '../../app/AppRoot.tsx';
import { Barcode } from './Barcode.tsx';

const CODE = '6006491234567890';
const show = async (format: string, code = CODE, loads = true) => {
  const app = await clientApp({
    host: loads ? {} : { importLazily: () => Promise.reject(new Error('The chunk is gone.')) },
  });
  render(
    <AppRoot app={app.services}>
      <Barcode format={format} code={code} />
    </AppRoot>,
  );
};

it.each(['CODE_128', 'PDF_417', 'QR_CODE'])(
  'MKT-07: draws %s with a quiet zone on each side',
  async (format) => {
    await show(format);
    const drawing = await screen.findByRole('img', { name: 'Barcode of this code' });
    const [left = 0, top = 0, width = 0, height = 0] = (drawing.getAttribute('viewBox') ?? '')
      .split(' ')
      .map(Number);
    const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
    expect(path).toMatch(/^M/);
    expect(Math.max(left, top)).toBeLessThan(0);
    expect(width).toBeGreaterThan(-2 * left);
    expect(height).toBeGreaterThan(-2 * top);
  },
);

it.each<[string, string, string, boolean]>([
  ['a format that is unknown here', 'AZTEC', CODE, true],
  ['an empty code', 'CODE_128', '', true],
  ['a chunk that does not load', 'CODE_128', CODE, false],
])('MKT-07: says that there is no barcode, and to type the code: %s', async (_what, format, code, loads) => {
  await show(format, code, loads);
  expect(await screen.findByText(/barcode/i)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
