import { MeterFileFault } from '../meterFileFault.ts';
import { nem12Lines, NO_HEADER } from './nem12Parser.ts';
import { parseNmi, readHeader, recordKind } from './records.ts';

const decoder = new TextDecoder();

export interface Nem12Index {
  /** Number of blocks (record 200) per meter. */
  readonly blocks: ReadonlyMap<string, number>;
  /** Whether it has a header (100) and an end (900). */
  readonly framed: boolean;
}

/**
 * Counts the blocks (record 200) of each NMI without reading values. Checks header and end, so that a
 * truncated delivery is refused before any import; `framed` is false for a file that has neither.
 * @throws MeterFileFault
 */
export async function indexNem12(
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  maxServicePoints: number,
): Promise<Nem12Index> {
  const blocks = new Map<string, number>();
  const seen = { header: false, blocks: false };
  let last = 1;
  let firstKind = '';
  let lastKind = '';
  const refuse = (code: MeterFileFault['code'], fault: string): never => {
    throw new MeterFileFault(name, code, fault, { line: last });
  };
  const lines = nem12Lines(name, (bytes, from, to, line) => {
    const kind = recordKind(bytes, from, to);
    last = line;
    if (kind === '') return;
    if (lastKind === '900') refuse('wrong-order', 'there is more after the end of the file (record 900)');
    lastKind = kind;
    firstKind ||= kind;
    if (kind !== '100' && kind !== '200') return;
    const fields = decoder.decode(bytes.subarray(from, to)).split(',');
    if (kind === '100') {
      if (seen.header) refuse('wrong-order', 'there is a second header');
      if (seen.blocks) refuse('missing-header', NO_HEADER);
      readHeader(fields, refuse);
      seen.header = true;
      return;
    }
    seen.blocks = true;
    const nmi = parseNmi(fields);
    if (nmi === undefined) return;
    blocks.set(nmi, (blocks.get(nmi) ?? 0) + 1);
    if (blocks.size > maxServicePoints)
      refuse('too-many-service-points', `the file has more than ${maxServicePoints} meters`);
  });
  for await (const chunk of chunks) lines.push(chunk);
  lines.end();
  const beginsBare = !seen.header && firstKind === '200';
  if (!seen.header && (!beginsBare || lastKind === '900')) refuse('missing-header', NO_HEADER);
  if (seen.header && lastKind !== '900')
    refuse('truncated', 'the file breaks off: its end (record 900) is missing');
  if (!seen.blocks) refuse('no-readings', 'the file has no meter in it (record 200)');
  return { blocks, framed: seen.header };
}
