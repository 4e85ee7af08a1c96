import { existsSync, readFileSync } from 'node:fs';

/** Files whose tests are generated from the contracts' tables, counted apart because their number says little about coverage. */
const GENERATED = {
  access: /\/tests\/access\/(?:graphql|rest)Access\.test\.ts$/,
  'contract rules': /\/tests\/contract\/(?:graphql|openapi)Rules\.test\.ts$/,
  redirects: /\/tests\/access\/foreignRedirects\.test\.ts$/,
} as const;

interface FoundSpec {
  readonly where: string;
  readonly ok: boolean;
  readonly isFlaky: boolean;
  readonly error: string | undefined;
}

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** How many of them are generated cases, by kind. */
  readonly generated: Readonly<Record<keyof typeof GENERATED, number>>;
  /** One line for each failed test, repeated at the end of a long log: its place and its first message. */
  readonly failures: readonly string[];
  /** One line for each test that passed at the second try only. */
  readonly flaky: readonly string[];
}

/** How a program of tests ended: its exit code and the end of what it wrote to the error stream. */
export interface Ending {
  readonly code: number;
  readonly lastErrors: string;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

const NONE_GENERATED: Tally['generated'] = { access: 0, 'contract rules': 0, redirects: 0 };

/** The tally of a run without a report, or with an empty one. */
function nothing(title: string): Tally {
  return {
    passed: 0,
    failed: 1,
    generated: NONE_GENERATED,
    failures: [`${title}: no test ran`],
    flaky: [],
  };
}

/** Names the report of a Vitest run for its configuration, which writes the two files below. */
export const REPORT_VARIABLE = 'EBBWATT_TEST_REPORT';
export const vitestReports = (report: string) =>
  ({ tests: `${report}.json`, unhandled: `${report}.unhandled.json` }) as const;

/**
 * Counts a file that could not be loaded or set up as one failure, and so an error outside every test and a run that
 * failed without saying where.
 */
export function tallyVitest(title: string, path: string, ending: Ending): Tally {
  const { tests, unhandled: errors } = vitestReports(path);
  if (!existsSync(tests)) return nothing(title);
  const report = JSON.parse(readFileSync(tests, 'utf8')) as VitestReport;
  const unhandled = existsSync(errors) ? (JSON.parse(readFileSync(errors, 'utf8')) as readonly string[]) : [];
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failures = [
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failure(title, `${name} › ${fullName}`, failureMessages?.[0]),
        ),
    ),
    ...broken.map(({ name, message }) => failure(title, name, message)),
    ...unhandled.map((stack) => failure(title, 'outside every test', stack)),
  ];
  return atLeastOne(
    title,
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length + unhandled.length,
      generated: addUp((kind) =>
        report.testResults
          .filter(({ name }) => GENERATED[kind].test(name.replaceAll('\\', '/')))
          .map(({ assertionResults }) => assertionResults.length),
      ),
      failures,
      flaky: [],
    },
    ending,
  );
}

/** A test that passed at the second try has passed, and is named as flaky. */
export function tallyPlaywright(title: string, path: string, ending: Ending): Tally {
  if (!existsSync(path)) return nothing(title);
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  const specs = suites.flatMap(specsOf);
  return atLeastOne(
    title,
    {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      generated: NONE_GENERATED,
      failures: specs.filter(({ ok }) => !ok).map(({ where, error }) => failure(title, where, error)),
      flaky: specs.filter(({ isFlaky }) => isFlaky).map(({ where, error }) => failure(title, where, error)),
    },
    ending,
  );
}

/** A program that is one test: it fails with an exit code. */
export const tallyProgram = (title: string, code: number, reason: string): Tally => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  generated: NONE_GENERATED,
  failures: code === 0 ? [] : [failure(title, `exit code ${code}`, reason)],
  flaky: [],
});

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    generated: addUp((kind) => tallies.map(({ generated }) => generated[kind])),
    failures: tallies.flatMap(({ failures }) => failures),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  };
}

/** The flaky tests in words. */
export const describeFlaky = (flaky: Tally['flaky']): string =>
  flaky.length === 0 ? 'Flaky: none' : `Flaky:\n${flaky.map((line) => `- ${line}`).join('\n')}`;

/** The generated cases in words. */
export function describeGenerated(generated: Tally['generated']): string {
  const total = Object.values(generated).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(generated).map(([kind, count]) => `${kind} ${count}`);
  return `Generated cases: ${total} (${kinds.join(', ')})`;
}

function addUp(listCounts: (kind: keyof typeof GENERATED) => readonly number[]): Tally['generated'] {
  const total = (kind: keyof typeof GENERATED): number =>
    listCounts(kind).reduce((sum, count) => sum + count, 0);
  return {
    access: total('access'),
    'contract rules': total('contract rules'),
    redirects: total('redirects'),
  };
}

/** Each test of a file with its place and its first error. */
function specsOf(suite: PlaywrightSuite): readonly FoundSpec[] {
  return [
    ...(suite.specs ?? []).map(({ title, ok, tests }) => ({
      where: `${suite.file} › ${title}`,
      ok,
      isFlaky: tests.some(({ status }) => status === 'flaky'),
      error: tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message,
    })),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
}

function failure(title: string, where: string, message: string | undefined): string {
  const said = (message ?? '').split('\n').slice(0, 6).join(' ').slice(0, 600);
  return `${title}: ${where}${said === '' ? '' : `\n    ${said}`}`;
}

function atLeastOne(title: string, tally: Tally, { code, lastErrors }: Ending): Tally {
  if (tally.passed + tally.failed === 0) return nothing(title);
  if (code === 0 || tally.failed > 0) return tally;
  const line = `${title}: ended with code ${code} although no test failed. Its last errors:\n${lastErrors}`;
  return { ...tally, failed: 1, failures: [line] };
}
