/** The first SIGTERM or SIGINT stops the program gracefully, the second at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let asked = false;
  const onSignal = (): void => {
    if (asked) process.exit(1);
    asked = true;
    process.stdout.write('Stopping after the work in progress. Press Ctrl+C again to stop now.\n');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(
          `Couldn’t stop cleanly: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
