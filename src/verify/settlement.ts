import { isSealed, openArchive, sha256 } from './archive.ts';
import { baselineRules, findBaselines, type BaselineDay, type BlendDay } from './baselines.ts';
import { decimal, round, sum } from './exact.ts';
import { csvRows, parquetRows, type Row } from './table.ts';

/** What recomputing a settlement file found. */
export interface Verdict {
  /** Where it isn't right; empty: everything is. */
  readonly faults: readonly string[];
  readonly sha256: string;
  /** What the file is, and what was recomputed; null: it can't be read. */
  readonly found: {
    readonly title: string;
    readonly results: number;
    readonly reductionWh: bigint;
    /** The program and the period, in which files have numbers. */
    readonly series: string;
    readonly number: number;
    readonly restates: { readonly number: number; readonly sha256: string } | null;
  } | null;
}

interface Sums {
  readonly results: number;
  readonly intervals: number;
  readonly baseline_wh: number;
  readonly used_wh: number;
  readonly reduction_wh: number;
}

interface Cover {
  readonly format: string;
  readonly number: number;
  readonly program: { readonly id: string; readonly name: string };
  readonly period: { readonly month?: string; readonly event?: string };
  readonly restates: { readonly number: number; readonly sha256: string } | null;
  readonly rules: readonly { readonly version: string; readonly rules: Readonly<Record<string, unknown>> }[];
  readonly events: readonly (Sums & {
    readonly event: string;
    readonly joined: number;
    readonly left: number;
    readonly without_result: number;
  })[];
  readonly sums: Sums & { readonly events: number; readonly homes: number };
  readonly files: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
}

const SUMS = ['results', 'intervals', 'baseline_wh', 'used_wh', 'reduction_wh'] as const;
const TABLES = ['intervals', 'readings'] as const;

/** Recomputes a settlement file from its own readings: seal, hashes, baselines, reductions and sums. */
export async function verifySettlement(bytes: Uint8Array): Promise<Verdict> {
  const faults: string[] = [];
  const hash = sha256(bytes);
  if (!isSealed(bytes)) faults.push('The file was changed after it was made: its seal doesn’t fit.');
  const files = openArchive(bytes);
  const cover = files === null ? null : readCover(files.get('cover.json'));
  if (files === null || cover === null)
    return { faults: [...faults, 'This is no settlement file that can be read.'], sha256: hash, found: null };
  faults.push(...fileFaults(cover, files));
  const title = `${cover.program.name}, ${cover.period.month ?? `event ${cover.period.event}`}, file ${cover.number}`;
  const tables = TABLES.map((name) => files.get(`${name}.csv`));
  if (tables.some((table) => table === undefined)) return { faults, sha256: hash, found: null };
  try {
    const results = recompute(cover, tables[0] as Uint8Array, tables[1] as Uint8Array);
    faults.push(...results.faults);
    for (const name of TABLES) faults.push(...(await parquetFaults(name, files)));
    return {
      faults,
      sha256: hash,
      found: {
        title: cover.restates === null ? title : `${title}, which restates file ${cover.restates.number}`,
        results: results.count,
        reductionWh: results.reductionWh,
        series: [cover.program.id, cover.period.month ?? cover.period.event].join(' '),
        number: cover.number,
        restates: cover.restates,
      },
    };
  } catch (error) {
    faults.push(`A table can’t be read: ${error instanceof Error ? error.message : String(error)}`);
    return { faults, sha256: hash, found: null };
  }
}

/** Where files that were given together don't follow each other: one restates another that isn't the one it names. */
export function seriesFaults(verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ found }) => {
    if (found?.restates == null) return [];
    const { restates, series, title } = found;
    return verdicts
      .filter((other) => other.found?.series === series && other.found.number === restates.number)
      .filter(({ sha256: hash }) => hash !== restates.sha256)
      .map(() => `${title}: the file ${restates.number} that was given isn’t the one it restates.`);
  });
}

function readCover(bytes: Uint8Array | undefined): Cover | null {
  if (bytes === undefined) return null;
  try {
    const cover = JSON.parse(Buffer.from(bytes).toString()) as Cover;
    return cover.format === 'ebbwatt-settlement/1' ? cover : null;
  } catch {
    return null;
  }
}

function fileFaults(cover: Cover, files: ReadonlyMap<string, Uint8Array>): string[] {
  const stated = new Map(cover.files.map((file) => [file.name, file]));
  return [
    ...cover.files.flatMap(({ name, sha256: hash }) => {
      const bytes = files.get(name);
      if (bytes === undefined) return [`${name} is missing.`];
      return sha256(bytes) === hash
        ? []
        : [`${name} isn’t the one that the cover names: its SHA-256 differs.`];
    }),
    ...[...files.keys()]
      .filter((name) => name !== 'cover.json' && !stated.has(name))
      .map((name) => `${name} isn’t named by the cover.`),
    ...cover.rules
      .filter(({ version, rules }) => !sha256(Buffer.from(JSON.stringify(rules))).startsWith(version))
      .map(({ version }) => `The rules of version ${version} aren’t those it stands for.`),
  ];
}

function recompute(cover: Cover, intervals: Uint8Array, readings: Uint8Array) {
  const faults: string[] = [];
  const rules = new Map(cover.rules.map(({ version, rules: each }) => [version, baselineRules(each)]));
  const byEvent = new Map<string, Record<(typeof SUMS)[number], bigint>>();
  const homes = new Set<string>();
  const seen = new Set<string>();
  const counted = new Map<string, { homes: number; left: number }>();
  const [rowCounts, count] = [{ intervals: 0, readings: 0 }, { results: 0 }];
  const evidence = groups(csvRows(readings));
  let next = evidence.next();
  for (const { key, rows } of groups(csvRows(intervals))) {
    const [event = '', home = ''] = key.split(' ');
    const where = `event ${event}, home ${home}`;
    if (seen.has(key)) faults.push(`${where}: it is there twice.`);
    seen.add(key);
    homes.add(home);
    rowCounts.intervals += rows.length;
    count.results += 1;
    const own = !next.done && next.value.key === key ? next.value.rows : [];
    if (own.length > 0) next = evidence.next();
    rowCounts.readings += own.length;
    const known = rules.get(rows[0]?.['rule_version'] ?? '');
    if (known === undefined) faults.push(`${where}: its rules aren’t on the cover.`);
    else if (own.length === 0) faults.push(`${where}: there are no readings for its baseline.`);
    else faults.push(...resultFaults(where, rows, findBaselines(toCase(known, own, rows.length)).wh));
    const sums = byEvent.get(event) ?? {
      results: 0n,
      intervals: 0n,
      baseline_wh: 0n,
      used_wh: 0n,
      reduction_wh: 0n,
    };
    byEvent.set(event, sums);
    const took = rows[0]?.['took_part'] === 'true';
    const { homes: before, left } = counted.get(event) ?? { homes: 0, left: 0 };
    counted.set(event, { homes: before + 1, left: took ? left : left + 1 });
    if (!took) continue;
    sums.results += 1n;
    sums.intervals += BigInt(rows.length);
    for (const name of ['baseline_wh', 'used_wh', 'reduction_wh'] as const)
      sums[name] += sum(rows.map((row) => wholeWh(row, name)));
  }
  if (!next.done) faults.push(`The readings of ${next.value.key} belong to no result.`);
  for (const name of TABLES) {
    const stated = cover.files.find((file) => file.name === `${name}.csv`)?.rows;
    if (next.done && stated !== rowCounts[name])
      faults.push(`${name}.csv has ${rowCounts[name]} rows, and the cover says ${stated}.`);
  }
  for (const event of cover.events) {
    const found = byEvent.get(event.event);
    for (const name of SUMS)
      if (BigInt(event[name]) !== (found?.[name] ?? 0n))
        faults.push(
          `Event ${event.event}: ${name} is ${found?.[name] ?? 0n}, and the cover says ${event[name]}.`,
        );
  }
  for (const { event, joined, left, without_result: without } of cover.events) {
    const found = counted.get(event) ?? { homes: 0, left: 0 };
    if (joined - without !== found.homes)
      faults.push(
        `Event ${event}: ${found.homes} homes have a result, and the cover says ${joined - without}.`,
      );
    if (left < found.left || left > joined)
      faults.push(`Event ${event}: ${found.left} homes left, and the cover says ${left} of ${joined}.`);
  }
  const unknown = [...byEvent.keys()].filter((id) => !cover.events.some(({ event }) => event === id));
  faults.push(...unknown.map((id) => `Event ${id} isn’t on the cover.`));
  const all = [...byEvent.values()];
  for (const name of SUMS) {
    const found = sum(all.map((sums) => sums[name]));
    if (BigInt(cover.sums[name]) !== found)
      faults.push(`All events: ${name} is ${found}, and the cover says ${cover.sums[name]}.`);
  }
  if (cover.sums.homes !== homes.size)
    faults.push(`There are ${homes.size} homes, and the cover says ${cover.sums.homes}.`);
  if (cover.sums.events !== cover.events.length)
    faults.push(`There are ${cover.events.length} events, and the cover says ${cover.sums.events}.`);
  return { faults, count: count.results, reductionWh: sum(all.map((sums) => sums.reduction_wh)) };
}

/** Rows that follow each other and are of one result. */
function* groups(rows: Iterable<Row>): Generator<{ readonly key: string; readonly rows: readonly Row[] }> {
  let [key, held]: [string, Row[]] = ['', []];
  for (const row of rows) {
    const own = `${row['event']} ${row['home']}`;
    if (own !== key && held.length > 0) {
      yield { key, rows: held };
      held = [];
    }
    key = own;
    held.push(row);
  }
  if (held.length > 0) yield { key, rows: held };
}

function toCase(rules: ReturnType<typeof baselineRules>, readings: readonly Row[], intervals: number) {
  const of = (kind: string) => readings.filter((row) => row['kind'] === kind);
  const mWh = (row: Row | undefined): bigint | null =>
    row === undefined ? null : decimal(row['wh'] ?? '', 3);
  const on = (kind: string, date: string) => mWh(of(kind).find((row) => row['date'] === date));
  const dates = (kind: string) => [...new Set(of(kind).map((row) => row['date'] ?? ''))];
  const days = dates('baseline').map((date): BaselineDay => {
    const rows = of('baseline').filter((row) => row['date'] === date);
    return {
      mWh: Array.from({ length: intervals }, (_, i) => {
        const found = mWh(rows.find((row) => row['interval'] === String(i + 1)));
        if (found === null) throw new Error(`interval ${i + 1} of ${date} is missing.`);
        return found;
      }),
      weight: decimal(rows[0]?.['weight_percent'] ?? '', 0),
      before: on('hours', date),
    };
  });
  const wh = (value: bigint | null) => (value === null ? null : value / 1000n);
  const blendDays = dates('used').map((date): BlendDay => ({
    plain: wh(on('plain', date)),
    adjusted: wh(on('adjusted', date)),
    used: wh(on('used', date)) ?? 0n,
  }));
  return { rules, days, blendDays, intervals, before: mWh(of('own_hours')[0]) };
}

function resultFaults(where: string, rows: readonly Row[], baselines: readonly bigint[]): string[] {
  return rows.flatMap((row, i) => {
    const used = round(decimal(row['meter_wh'] ?? '', 3), 1000n);
    const baseline = baselines[i] ?? 0n;
    const right = { baseline_wh: baseline, used_wh: used, reduction_wh: baseline - used };
    return Object.entries(right)
      .filter(([name, value]) => wholeWh(row, name) !== value)
      .map(
        ([name, value]) => `${where}, ${row['start']}: ${name} is ${value}, and the file says ${row[name]}.`,
      );
  });
}

const wholeWh = (row: Row, name: string): bigint => decimal(row[name] ?? '', 0);

/** The Parquet files say the same as the CSV, row by row. */
async function parquetFaults(name: string, files: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  const [csv, parquet] = [files.get(`${name}.csv`), files.get(`${name}.parquet`)];
  if (csv === undefined || parquet === undefined) return [];
  const rows = csvRows(csv);
  let place = 0;
  for await (const row of parquetRows(parquet)) {
    place += 1;
    const same = rows.next();
    if (same.done) return [`${name}.parquet has more rows than ${name}.csv.`];
    const other = Object.keys(same.value).find((column) => same.value[column] !== row[column]);
    if (other !== undefined) return [`${name}.parquet, row ${place}: ${other} differs from ${name}.csv.`];
  }
  return rows.next().done ? [] : [`${name}.parquet has fewer rows than ${name}.csv.`];
}
