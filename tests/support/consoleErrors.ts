/** What a test wrote to `console.error`, and whether it expects to. */
export const consoleErrors = { written: [] as string[], expected: false };

/** For a test of a failure: its errors don't fail it, and are answered for assertions. */
export function expectConsoleErrors(): readonly string[] {
  consoleErrors.expected = true;
  return consoleErrors.written;
}
