// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { MeterImport } from '../../../../../codegen/rest/types.ts';
import { expectConsoleErrors } from '../../../../../tests/support/consoleErrors.ts';
import { SETTINGS } from '../../../../../tests/support/stubApi.ts';
import { stubApp } from '../../../../../tests/support/stubApp.tsx';

/** The browser's call that sends a file, with its progress; the test answers it. */
class Sending {
  static readonly all: Sending[] = [];
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: Blob | null = null;
  body: Blob | null = null;
  path = '';
  open(method: string, url: string): void {
    this.path = `${method} ${new URL(url).pathname}`;
  }
  readonly headers: Record<string, string> = {};
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }
  send(body: Blob): void {
    this.body = body;
    Sending.all.push(this);
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.response = new Blob([JSON.stringify(body)]);
    this.onload?.();
  }
}

const TAKEN: MeterImport = {
  id: 'import',
  file_name: 'my-meter.xml',
  format: 'green-button',
  source: 'upload',
  imported_at: '2026-03-10T18:00:00Z',
  readings: 48,
  first_dttm: '2026-03-08T08:00:00Z',
  last_dttm: '2026-03-10T08:00:00Z',
  new_days: 2,
  changed_days: 0,
  notes: ['One reading was estimated.'],
};

async function openUpload() {
  Sending.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Sending);
  onTestFinished(() => void vi.unstubAllGlobals());
  const app = await stubApp('/settings/meter-data', {
    features: ['settings_meter_data'],
    answers: {
      '/settings': { body: SETTINGS },
      '/graphql/internal': { body: { data: { viewer: { baselineAccuracy: null } } } },
      '/api/meter_data': { body: { service_points: [], imports: [] } },
    },
  });
  const card = within(await screen.findByRole('region', { name: 'Meter data' }));
  const choose = async (name: string) =>
    app.user.upload(
      await card.findByLabelText('Choose a meter file'),
      new File(['<feed/>'], name, { type: 'text/xml' }),
    );
  const upload = async () => {
    await app.user.click(await card.findByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(Sending.all).toHaveLength(1));
    return Sending.all[0]!;
  };
  return { ...app, card, choose, upload };
}

it('shows how far a file was sent, then what was in it, and reads the meter data again', async () => {
  const { card, choose, upload, calls } = await openUpload();
  expect(await card.findByText(/estimates, not points/)).toBeVisible();
  await choose('my-meter.xml');
  const sending = await upload();
  expect(sending.path).toBe('POST /backend/api/meter_data');
  expect(sending.body?.size).toBeGreaterThan(0);
  const progress = card.getByRole('progressbar', { name: 'Upload of my-meter.xml' });
  act(() => sending.upload.onprogress?.({ loaded: 30, total: 120 }));
  expect(progress).toHaveAttribute('aria-valuenow', '25');
  const before = calls.length;
  act(() => sending.answer(200, TAKEN));
  expect(await card.findByText('my-meter.xml added')).toBeVisible();
  const result = card.getByText('my-meter.xml added').closest('[role=status]');
  await waitFor(() => expect(result).toHaveFocus());
  expect(result).toHaveTextContent('48 readings');
  expect(result).toHaveTextContent('One reading was estimated.');
  expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(calls.slice(before)).toContain('GET /api/meter_data'));
});

it('says what is wrong with a refused file, until another one is chosen', async () => {
  expectConsoleErrors();
  const fault = 'broken.xml, line 12: a reading has no value.';
  const { card, choose, upload } = await openUpload();
  await choose('broken.xml');
  const sending = await upload();
  act(() => sending.answer(400, { status: 400, error: fault, fields: { file: fault } }));
  expect(await card.findByText(fault)).toBeVisible();
  expect(card.getByLabelText('Choose a meter file')).toHaveAttribute('aria-invalid', 'true');
  expect(card.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  await choose('another.xml');
  expect(card.queryByText(fault)).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Upload' })).toBeVisible();
});

it('says that the server was not reached, and can be tried again', async () => {
  expectConsoleErrors();
  const { card, choose, upload } = await openUpload();
  await choose('my-meter.xml');
  const sending = await upload();
  act(() => sending.onerror?.());
  expect(await card.findByText(/try again/i)).toBeVisible();
});

it('is cancelled without a word', async () => {
  const { card, choose, upload, user } = await openUpload();
  await choose('my-meter.xml');
  await upload();
  await user.click(card.getByRole('button', { name: 'Cancel' }));
  expect(await card.findByRole('button', { name: 'Upload' })).toBeVisible();
  expect(card.getByLabelText('Choose a meter file')).not.toHaveAttribute('aria-invalid');
});
