import { rmSync } from 'node:fs';

/** After the last browser test: the folder that playwright.config.ts made for the server's data goes away. */
export default function forgetData(): void {
  const { EBBWATT_TEST_DATA: folder } = process.env;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
