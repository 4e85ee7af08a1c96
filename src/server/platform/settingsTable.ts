import { settings } from './settings.ts';

/** A bar would end the cell, even inside code. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

/** For src/server/operations/README.md, in Markdown. */
export function settingsTable(): string {
  const rows = Object.values(settings).map(
    ({ env, flag, meaning, shown }) =>
      `| \`${env}\`${flag ? ` or \`${flag}\`` : ''} | ${cell(meaning)} | ${cell(shown)} |`,
  );
  return ['| setting | meaning | default |', '|---|---|---|', ...rows].join('\n');
}
