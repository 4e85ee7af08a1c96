import { settings } from './settings.ts';

const NAMES: readonly string[] = Object.values(settings).map(({ env }) => env);
/** Variables of the tests. */
const OTHERS = /^EBBWATT_(TEST_.*|DEEP|SEED)$/;
/** Short names resemble those of many programs: PAGES and PAGER, HOST and HOME. */
const SHORTEST = 6;

/** A sentence for each variable that is none of our settings and looks like one. */
export function resemblingNames(env: NodeJS.ProcessEnv): readonly string[] {
  return Object.keys(env).flatMap((name) => {
    if (NAMES.includes(name) || OTHERS.test(name)) return [];
    const meant = NAMES.find((known) => known.length >= SHORTEST && isSlip(name, known));
    if (meant !== undefined) return [`${name} is not a setting. Did you mean ${meant}?`];
    return name.startsWith('EBBWATT_') ? [`${name} is not a setting. \`npm run settings\` lists them.`] : [];
  });
}

/** One or two letters typed wrong, left out or added. */
function isSlip(name: string, known: string): boolean {
  const most = known.length >= 10 ? 2 : 1;
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
}

/** Levenshtein's. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min(
          (row[place] ?? 0) + (letter === wanted ? 0 : 1),
          (row[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
