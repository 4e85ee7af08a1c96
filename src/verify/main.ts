/**
 * `npx ebbwatt-verify FILE…`: says of settlement files whether they are as they were made and whether every figure follows
 * from the readings in them, or where not. Shares no code with the program that makes them.
 */
import { readFileSync } from 'node:fs';
import { verifySettlement } from './settlement.ts';

/** Faults that are listed; the rest are counted. */
const LISTED = 20;

const say = (line: string): unknown => process.stdout.write(`${line}\n`);

async function verify(path: string): Promise<boolean> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    say(`${path}: can’t be opened (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
    return false;
  }
  const { faults, found, sha256 } = await verifySettlement(bytes);
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
  return faults.length === 0;
}

const paths = process.argv.slice(2);
if (paths.length === 0) say('Usage: ebbwatt-verify FILE…');
let all = paths.length > 0;
for (const path of paths) all = (await verify(path)) && all;
process.exitCode = all ? 0 : 1;
