import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** No report, or one of no test: whatever was to be tried was not. */
const NOTHING: Tally = { passed: 0, failed: 1 };

/** Counts a file that could not be loaded or set up as one failure, and so a run that failed without saying where. */
export function tallyVitest(path: string, exitCode: number): Tally {
  if (!existsSync(path)) return NOTHING;
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'));
  return atLeastOne({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, exitCode);
}

export function tallyPlaywright(path: string, exitCode: number): Tally {
  if (!existsSync(path)) return NOTHING;
  const { stats } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  return atLeastOne({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, exitCode);
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((one, other) => ({ passed: one.passed + other.passed, failed: one.failed + other.failed }), { passed: 0, failed: 0 });
}

function atLeastOne(tally: Tally, exitCode: number): Tally {
  if (tally.passed + tally.failed === 0) return NOTHING;
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
