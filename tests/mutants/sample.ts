import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A fault placed in one line of the source, as StrykerJS makes it. It is found again by its texts when lines move. */
export interface Mutant {
  /** Path from the repository's root. */
  readonly file: string;
  /** One-based, when it was last found. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** Which one, of those in the file with the same texts. */
  readonly nth: number;
}

/** Where Stryker put a mutant, as its reports have it: zero-based. */
interface Place {
  readonly line: number;
  readonly column: number;
}
interface Range {
  readonly start: Place;
  readonly end: Place;
}

interface FoundMutant extends Mutant {
  readonly range: Range;
}

/** A mutant with the number that switches it on. */
export interface PlacedMutant extends Mutant {
  readonly id: string;
}

const log = {
  debug: () => undefined,
  error: (text: string) => console.error(text),
  fatal: (text: string) => console.error(text),
  info: () => undefined,
  isDebugEnabled: () => false,
  isErrorEnabled: () => true,
  isFatalEnabled: () => true,
  isInfoEnabled: () => false,
  isTraceEnabled: () => false,
  isWarnEnabled: () => true,
  trace: () => undefined,
  warn: (text: string) => console.warn(text),
};

// Whether a test notices a changed text says little about the test.
const OPTIONS = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };

/** Tells mutants apart, wherever their lines have moved. */
export const keyOf = ({ file, mutator, original, replacement, nth }: Omit<Mutant, 'line'>): string =>
  JSON.stringify([file, mutator, original, replacement, nth]);

async function findMutants(
  root: string,
  files: readonly string[],
  rangesOf: (file: string) => Range[] | true,
): Promise<{
  readonly mutants: readonly (FoundMutant & { readonly id: string })[];
  readonly texts: ReadonlyMap<string, string>;
}> {
  const given = files.map((file) => ({
    name: file,
    content: readFileSync(join(root, file), 'utf8'),
    mutate: rangesOf(file),
  }));
  const result = await new Instrumenter(log).instrument(given, OPTIONS);
  const lines = new Map(given.map(({ name, content }) => [name, content.split('\n')]));
  const seen = new Map<string, number>();
  const made = result.mutants.filter(({ status }) => status !== 'Ignored');
  const mutants = made.map(({ id, fileName, location, mutatorName, replacement }) => {
    const texts = {
      file: fileName,
      mutator: mutatorName,
      original: textIn(lines.get(fileName) ?? [], location),
      replacement: shorten(replacement ?? ''),
    };
    const same = JSON.stringify(texts);
    const nth = seen.get(same) ?? 0;
    seen.set(same, nth + 1);
    return { ...texts, nth, id, line: location.start.line + 1, range: location };
  });
  return { mutants, texts: new Map(result.files.map(({ name, content }) => [name, content])) };
}

const shorten = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);

function textIn(lines: readonly string[], { start, end }: Range): string {
  const text = lines.slice(start.line, end.line + 1);
  text[text.length - 1] = (text.at(-1) ?? '').slice(0, end.column);
  text[0] = (text[0] ?? '').slice(start.column);
  return shorten(text.join('\n'));
}

/**
 * Instruments the files of these mutants: each text holds its faults, off until one is named. `lost` are those whose
 * line is no more.
 */
export async function placeMutants(
  root: string,
  sample: readonly Mutant[],
  exists: (file: string) => boolean,
): Promise<{
  readonly placed: readonly PlacedMutant[];
  readonly lost: readonly Mutant[];
  readonly texts: ReadonlyMap<string, string>;
}> {
  const files = [...new Set(sample.map(({ file }) => file))].filter(exists);
  const wanted = new Map(sample.map((mutant) => [keyOf(mutant), mutant]));
  const { mutants: all } = await findMutants(root, files, () => true);
  const ranges = new Map<string, Range[]>();
  const lineOf = new Map<string, number>();
  for (const mutant of all) {
    const key = keyOf(mutant);
    if (!wanted.has(key)) continue;
    lineOf.set(key, mutant.line);
    ranges.set(mutant.file, [...(ranges.get(mutant.file) ?? []), mutant.range]);
  }
  // Only the places of the sample are changed: a file with all its mutants would be several times as long.
  const found = [...ranges.keys()];
  const { mutants, texts } = await findMutants(root, found, (file) => ranges.get(file) ?? []);
  const byPlace = new Map(all.map((mutant) => [placeOf(mutant), keyOf(mutant)]));
  const placed = mutants.flatMap((mutant) => {
    const mutantInSample = wanted.get(byPlace.get(placeOf(mutant)) ?? '');
    return mutantInSample === undefined ? [] : [{ ...mutantInSample, line: mutant.line, id: mutant.id }];
  });
  const there = new Set(placed.map(keyOf));
  return { placed, lost: sample.filter((mutant) => !there.has(keyOf(mutant))), texts };
}

const placeOf = ({ file, range: { start, end }, mutator, replacement }: FoundMutant): string =>
  JSON.stringify([file, start.line, start.column, end.line, end.column, mutator, replacement]);

/** Orders values by a hash of their name and a seed: the same in each run, and hardly changed by new values. */
const drawing =
  (seed: number) =>
  (name: string): string =>
    createHash('sha256').update(`${seed} ${name}`).digest('hex');

/** Draws `count` lines of these files that can hold a fault, and one fault for each. */
export async function drawMutants(
  root: string,
  files: readonly string[],
  count: number,
  seed: number,
): Promise<readonly Mutant[]> {
  const { mutants } = await findMutants(root, files, () => true);
  const draw = drawing(seed);
  const byLine = new Map<string, FoundMutant[]>();
  for (const mutant of mutants) {
    const line = `${mutant.file}:${mutant.line}`;
    byLine.set(line, [...(byLine.get(line) ?? []), mutant]);
  }
  const first = <T>(values: readonly T[], nameOf: (value: T) => string): readonly T[] =>
    values
      .map((value) => ({ value, place: draw(nameOf(value)) }))
      .sort((one, other) => (one.place < other.place ? -1 : 1))
      .map(({ value }) => value);
  return first([...byLine.keys()], (line) => line)
    .slice(0, count)
    .flatMap((line) => first(byLine.get(line) ?? [], keyOf).slice(0, 1))
    .map(({ file, line, mutator, original, replacement, nth }) => ({
      file,
      line,
      mutator,
      original,
      replacement,
      nth,
    }))
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}
