// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp, type AnswerTable } from '../../../../tests/support/renderApp.tsx';
import {
  address,
  confirm,
  explanation,
  facts,
  fault,
  fill,
  opens,
  press,
  review,
} from '../../../../tests/support/staffPages.ts';

const STAFF = { ...DANA, isAdmin: true, roleKeys: ['internal_programs'] as const };
const UTILITY = { id: 'u1', name: 'Cedar Power', timeZone: 'America/Los_Angeles' };
const UTILITIES = { staff: { utilities: { edges: [{ node: UTILITY }] } } };
const NO_SEGMENTS = { staff: { segmentChoices: [] } };

const figures = (given: object = {}) => ({
  homes: 2,
  evenings: 60,
  settled: 58,
  biasPercent: 1.25,
  errorPercent: 22.5,
  phantomPointsPerKwh: 11.32,
  phantomPercent: 42.1,
  paidOfTruePercent: 119,
  pointsPerSavedKwh: 131,
  idle: { low: 150, middle: 310, high: 480 },
  saving: { low: 700, middle: 1250, high: 2400 },
  idleTold: { results: 56, inside: 45, below: 3, above: 8 },
  savingTold: { results: 56, inside: 39, below: 7, above: 10 },
  ...given,
});
const NINE_IN_TEN = { results: 50, inside: 45, below: 0, above: 5 };
const setting = (carryFactor: number, found: object | null) => ({
  __typename: 'BacktestSetting',
  baselineRule: 'TEN_OF_TEN',
  sameDayAdjustment: false,
  deadBandPercent: 5,
  carryFactor,
  pointsPerKwh: 100,
  figures: found,
});
const backtest = (given: object = {}) => ({
  __typename: 'Backtest',
  id: 'b1',
  state: 'RUNNING',
  startedAt: '2026-03-03T20:00:00Z',
  endedAt: null,
  homesDone: 20,
  homesTotal: 80,
  utilityId: 'u1',
  utilityName: 'Cedar Power',
  segmentName: null,
  fileNames: null,
  evenings: {
    from: '2025-12-01',
    to: '2026-03-01',
    startMinute: 1080,
    endMinute: 1170,
    weekdays: [1, 2, 3, 4, 5],
    every: 3,
    settlementIntervalMinutes: 30,
    count: 22,
  },
  settings: [setting(0, null), setting(2, null)],
  ...given,
});
const DONE = backtest({
  state: 'DONE',
  endedAt: '2026-03-03T20:05:00Z',
  homesDone: 80,
  settings: [
    setting(0, figures()),
    setting(
      2,
      figures({
        biasPercent: null,
        phantomPointsPerKwh: 5.8,
        paidOfTruePercent: 105,
        idle: null,
        idleTold: NINE_IN_TEN,
        savingTold: NINE_IN_TEN,
      }),
    ),
  ],
});
const answering = (found: object | null) => ({ staff: { backtest: found } });

const open = (path: string, answers: AnswerTable) =>
  renderApp({ path, user: { ...STAFF, roleKeys: [...STAFF.roleKeys] }, answers });

/** The name of a row within a group. */
function rowHeader(group: string, name: string): HTMLElement {
  const body = screen.getByRole('rowheader', { name: new RegExp(`^${group}( How\\?)?$`) }).closest('tbody');
  return within(body as HTMLElement).getByRole('rowheader', { name: `${name} How?` });
}

/** The cells of a row, by its name within a group. */
function rowOf(group: string, name: string): readonly string[] {
  const row = rowHeader(group, name).closest('tr');
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

/** The browser's call that sends a file, answered at once: one home more each time, one faulty meter in the second. */
class Sending {
  static count = 0;
  readonly upload = {};
  readonly status = 200;
  response: Blob | null = null;
  onload?: () => void;
  open = vi.fn<() => void>();
  setRequestHeader = vi.fn<() => void>();
  getAllResponseHeaders = (): string => 'content-type: application/json\r\n';
  send(): void {
    Sending.count += 1;
    this.response = new Blob([
      JSON.stringify({
        upload_id: '0190a1b2-0000-7000-8000-00000000000d',
        homes: Sending.count,
        faulty: Sending.count - 1,
        first_day: '2025-01-01',
        last_day: '2025-12-31',
      }),
    ]);
    queueMicrotask(() => this.onload?.());
  }
}

describe('the form of a backtest', () => {
  const openForm = () =>
    open('/internal/backtests/new', {
      newBacktestLoaderQuery: UTILITIES,
      SegmentSelectQuery: NO_SEGMENTS,
      NewBacktestFormMutation: { startBacktest: { __typename: 'BacktestSaved', backtest: { id: 'b1' } } },
      backtestLoaderQuery: answering(backtest()),
    });

  it('starts with a program’s defaults beside the same without carry-over, and sends what is chosen', async () => {
    const { user, sent } = await openForm();
    await opens('New backtest');
    await fill({ Utility: 'Cedar Power', 'First day': '01/05/2026', 'Last day': '02/27/2026' });
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await fill({ 'How often': 'Every second of these days', 'Settlement interval': '15 minutes' });
    await user.click(screen.getByRole('button', { name: 'Add a setting' }));
    expect(screen.queryByRole('button', { name: 'Add a setting' })).not.toBeInTheDocument();
    const third = screen.getByRole('heading', { name: 'Setting 3' }).closest('section') as HTMLElement;
    await user.click(within(third).getByRole('checkbox', { name: 'Same-day adjustment' }));
    await user.click(screen.getByRole('button', { name: 'Remove setting 2' }));
    await press('Check and start');
    expect(await review()).toMatchObject({ title: 'Start this backtest?' });
    await confirm('Start', 'To choose a rule');
    await waitFor(() => expect(address()).toBe('/internal/backtests/b1'));
    const plain = { baselineRule: 'TEN_OF_TEN', deadBandPercent: 5, pointsPerKwh: 100 };
    expect(sent('NewBacktestFormMutation')).toEqual([
      {
        input: {
          utilityId: 'u1',
          segmentId: null,
          uploadId: null,
          from: '2026-01-05',
          to: '2026-02-27',
          startMinute: 1080,
          endMinute: 1140,
          weekdays: [1, 2, 3, 4],
          every: 2,
          settlementIntervalMinutes: 15,
          settings: [
            { ...plain, sameDayAdjustment: false, carryFactor: 2 },
            { ...plain, sameDayAdjustment: true, carryFactor: 0 },
          ],
          reason: 'To choose a rule',
        },
      },
    ]);
  });

  it('takes the homes of uploaded files instead, one file after the other', async () => {
    vi.stubGlobal('XMLHttpRequest', Sending);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, sent } = await openForm();
    await opens('New backtest');
    await user.click(screen.getByRole('radio', { name: 'Homes of meter files' }));
    await press('Check and start');
    expect(await screen.findByText('Choose a meter file.')).toBeVisible();
    expect(fault('Utility')).toBe('Choose a utility.');
    for (const name of ['june.xml', 'july.xml']) {
      const field = screen.getByLabelText(/^Meter files/);
      // Closed while a file is sent.
      await waitFor(() => expect(field).toBeEnabled());
      await user.upload(field, new File(['<feed/>'], name, { type: 'text/xml' }));
      expect(await screen.findByText(new RegExp(name))).toBeVisible();
    }
    expect(await screen.findByText('2 homes, readings from 2025-01-01 to 2025-12-31')).toBeVisible();
    expect(screen.getByText('One meter couldn’t be read and was left out.')).toBeVisible();
    await fill({ Utility: 'Cedar Power' });
    await press('Check and start');
    expect((await review()).effects).toContain(
      'The files’ readings are deleted when it ends. Results are kept by home, without names.',
    );
    await confirm('Start');
    await waitFor(() => expect(sent('NewBacktestFormMutation')).toHaveLength(1));
    expect(sent('NewBacktestFormMutation')).toMatchObject([
      { input: { utilityId: 'u1', segmentId: null, uploadId: '0190a1b2-0000-7000-8000-00000000000d' } },
    ]);
  });

  it('says at each field what is wrong, and what the server refuses', async () => {
    const { sent, answer, user } = await openForm();
    await opens('New backtest');
    const first = screen.getByRole('heading', { name: 'Setting 1' }).closest('section') as HTMLElement;
    await fill({ 'Dead band (%)': 'five' }, first);
    await press('Check and start');
    expect(fault('Dead band (%)', first)).toBe('Enter a whole number.');
    expect(sent('NewBacktestFormMutation')).toEqual([]);
    await fill({ 'Dead band (%)': '101' }, first);
    const message = 'The dead band must be a whole number from 0 to 100.';
    answer({
      NewBacktestFormMutation: {
        startBacktest: {
          __typename: 'Refusal',
          code: 'INVALID',
          message,
          fields: [{ field: 'settings.0.deadBandPercent', message }],
        },
      },
    });
    await press('Check and start');
    await confirm('Start');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(fault('Dead band (%)', first)).toBe(message);
  });
});

describe('a backtest', () => {
  it('shows how far it is, by itself, until it is done', async () => {
    const { answer, pass } = await open('/internal/backtests/b1', {
      backtestLoaderQuery: answering(backtest()),
    });
    await opens('Cedar Power');
    expect(facts()).toMatchObject({
      Homes: '80',
      Period: '2025-12-01 – 2026-03-01',
      Hours: '18:00–19:30',
      Evenings: '22, on every third of these days',
      'Settlement interval': '30 minutes',
    });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20 of 80 homes');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    answer({ backtestLoaderQuery: answering(DONE) });
    await pass({ seconds: 3 });
    expect(await screen.findByRole('table', { name: 'Results' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('has its settings side by side, in points and money', async () => {
    await open('/internal/backtests/b1', { backtestLoaderQuery: answering(DONE) });
    await screen.findByRole('table', { name: 'Results' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Figure',
      'Setting 1',
      'Setting 2',
    ]);
    expect(rowOf('How good the baseline is', 'Bias')).toEqual(['+1.3%', '–']);
    expect(rowOf('How good the baseline is', 'Evenings with a result')).toEqual(['58', '58']);
    expect(rowOf('If no one saves', 'Phantom points per kWh used')).toEqual(['11.3', '5.8']);
    expect(rowOf('If no one saves', 'Phantom pay per kWh used')).toEqual(['$0.11', '$0.06']);
    expect(rowOf('If no one saves', 'Cost per home, median')).toEqual(['$3.10', '–']);
    expect(rowOf('If no one saves', 'Results inside the range we gave before')).toEqual([
      '80%, on goal',
      '90%',
    ]);
    expect(rowOf('If no one saves', 'Results above it')).toEqual(['14%', '10%']);
    expect(rowOf('If everyone saves 20%', 'Results inside the range we gave before')).toEqual([
      '70%, outside too often',
      '90%, wider than needed',
    ]);
    expect(rowOf('If everyone saves 20%', 'Results below it')).toEqual(['13%', '0%']);
    expect(rowOf('If everyone saves 20%', 'Paid ÷ true saving')).toEqual(['119.0%', '105.0%']);
    expect(rowOf('If everyone saves 20%', 'Cost per home, 90th percentile')).toEqual(['$24.00', '$24.00']);
    expect(screen.getByRole('link', { name: 'Download homes (CSV)' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/internal\/backtests\/b1$/),
    );
  });

  it('says at each figure’s name how it came about', async () => {
    await open('/internal/backtests/b1', { backtestLoaderQuery: answering(DONE) });
    const table = await screen.findByRole('table', { name: 'Results' });
    const about = (group: string, name: string) =>
      explanation(within(rowHeader(group, name)).getByRole('button'));
    expect(about('If no one saves', 'Evenings paid for nothing')).toEqual({
      title: 'Evenings paid for nothing',
      text: expect.stringMatching(
        /^The share of evenings with a result that would pay for a saving that never/,
      ) as string,
    });
    expect(about('If everyone saves 20%', 'Results below it').text).toMatch(
      /^The “You’ll likely earn” that each/,
    );
    expect(about('If everyone saves 20%', 'Paid ÷ true saving').text).toMatch(/100% is fair/);
    expect(about('How good the baseline is', 'Evenings with a result').text).toMatch(
      /later baselines leave them out/,
    );
    // Rules are what staff chose; the first group has no evenings of its own.
    const plain = within(table)
      .getAllByRole('rowheader')
      .filter((header) => within(header).queryByRole('button') === null);
    expect(plain.map(({ textContent }) => textContent)).toEqual([
      'Baseline',
      'Same-day adjustment',
      'Dead band (%)',
      'Carry-over',
      'Points per kilowatt-hour',
      'How good the baseline is',
    ]);
    expect(explanation(screen.getByRole('button', { name: 'If no one saves How?' })).text).toMatch(
      /paid for chance/,
    );
  });

  it('leads to a new program’s form with the rules of one setting', async () => {
    const { user } = await open('/internal/backtests/b1', {
      backtestLoaderQuery: answering(
        backtest({
          ...DONE,
          settings: [
            setting(2, figures()),
            { ...setting(1, figures()), baselineRule: 'GB_BL01', sameDayAdjustment: true, pointsPerKwh: 250 },
          ],
        }),
      ),
      newProgramLoaderQuery: UTILITIES,
    });
    await user.click(await screen.findByRole('link', { name: 'Use setting 2' }));
    await opens('New program');
    expect(screen.getByLabelText('Baseline')).toHaveDisplayValue(/^GB BL01/);
    expect(screen.getByLabelText('Utility')).toHaveDisplayValue('Cedar Power');
    expect(screen.getByLabelText('Carry-over')).toHaveDisplayValue('At most the home’s usual error');
    expect(screen.getByLabelText('Settlement interval')).toHaveDisplayValue('30 minutes');
    expect(screen.getByRole('checkbox', { name: 'Same-day adjustment' })).toBeChecked();
    expect(screen.getByLabelText('Points per kilowatt-hour')).toHaveValue('250');
    expect(screen.getByLabelText('Points for joining')).toHaveValue('5');
  });

  it('is stopped with a reason', async () => {
    const { sent } = await open('/internal/backtests/b1', {
      backtestLoaderQuery: answering(backtest()),
      EndBacktestCancelMutation: {
        cancelBacktest: { __typename: 'BacktestSaved', backtest: backtest({ state: 'CANCELLED' }) },
      },
    });
    await opens('Cedar Power');
    await press('Stop');
    await confirm('Stop', 'Wrong homes');
    expect(await screen.findByText(/stopped before it was done/)).toBeVisible();
    expect(sent('EndBacktestCancelMutation')).toEqual([{ input: { id: 'b1', reason: 'Wrong homes' } }]);
    expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  });
});
