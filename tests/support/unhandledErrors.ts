import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/reporters';

type OnEnd = NonNullable<Reporter['onTestRunEnd']>;

/** Writes the errors outside every test to a file: Vitest fails for them, but its JSON report doesn't name them. */
export const unhandledErrors = (file: string): Reporter => ({
  onTestRunEnd: (...[, errors]: Parameters<OnEnd>) =>
    writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message))),
});
