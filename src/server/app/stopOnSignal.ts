/** The first SIGTERM or SIGINT stops the program gracefully, the second at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let asked = false;
  const onSignal = (): void => {
    if (asked) process.exit(1);
    asked = true;
    process.stdout.write('Stopping: finishing what is under way. Once more to stop at once.\n');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(
          `Stopping failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
