/**
 * `npx ebbwatt-verify FILE…`: says of settlement files whether they are as they were made and whether every figure follows
 * from the readings in them, or where not; of several, whether each restates the one that was given. Shares no code with
 * the program that makes them.
 */
import { readFileSync } from 'node:fs';
import { seriesFaults, verifySettlement, type Verdict } from './settlement.ts';

/** Faults that are listed; the rest are counted. */
const LISTED = 20;

const say = (line: string): unknown => process.stdout.write(`${line}\n`);

async function verify(path: string): Promise<Verdict | null> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    say(`${path}: can’t be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
    return null;
  }
  const verdict = await verifySettlement(bytes);
  const { faults, found, sha256 } = verdict;
  say(found === null ? path : `${path}: ${found.title}`);
  if (faults.length === 0 && found !== null)
    say(
      `Yes: every figure follows from the readings. Results: ${found.results}. Reduction: ${found.reductionWh} Wh.`,
    );
  else {
    say('No.');
    for (const fault of faults.slice(0, LISTED)) say(`- ${fault}`);
    if (faults.length > LISTED) say(`- and ${faults.length - LISTED} more.`);
  }
  say(`SHA-256 ${sha256}. Compare it with the one that the operator gave you.`);
  return verdict;
}

const paths = process.argv.slice(2);
if (paths.length === 0) say('Usage: ebbwatt-verify FILE…');
const verdicts: (Verdict | null)[] = [];
for (const path of paths) verdicts.push(await verify(path));
const between = seriesFaults(verdicts.filter((verdict) => verdict !== null));
for (const fault of between) say(`No. ${fault}`);
const right = paths.length > 0 && verdicts.every((verdict) => verdict?.faults.length === 0);
process.exitCode = right && between.length === 0 ? 0 : 1;
