import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/reporters';

/** Names the file that the errors are written to. */
export const UNHANDLED_VARIABLE = 'EBBWATT_UNHANDLED_ERRORS';

/** Vitest fails for an error outside every test, but its JSON report doesn't name it. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const { [UNHANDLED_VARIABLE]: file } = process.env;
    if (file === undefined) return;
    writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
