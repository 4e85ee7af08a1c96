import type { DeliveredMeter, DeliveryLimits } from '../deliveredMeter.ts';
import { Notices } from '../meterFile.ts';
import { MeterFileFault } from '../meterFileFault.ts';
import { assembleNem12 } from './assembleNem12.ts';
import type { Nem12Index } from './nem12Index.ts';
import { dateByReadings, Nem12Records, NO_FRAME, ROUNDED, nem12Lines } from './nem12Parser.ts';
import { parseNmi, recordKind } from './records.ts';

const decoder = new TextDecoder();

/**
 * Reads a NEM12 file of many homes meter by meter. A meter is emitted after its last block, so memory holds
 * only one where each meter's blocks are adjacent, as in retailers' files. A fault refuses the meter of its
 * block; the others continue.
 */
export class Nem12Delivery {
  private readonly name: string;
  private readonly records: Nem12Records;
  private readonly lines: ReturnType<typeof nem12Lines>;
  private readonly blocksLeft: Map<string, number>;
  private readonly framed: boolean;
  private readonly isWanted: (number: string) => boolean;
  private readonly refused = new Set<string>();
  private done: DeliveredMeter[] = [];
  /** The current block's meter; undefined before the first block and when unreadable. */
  private nmi: string | undefined;
  private blockLine = 0;
  private skipping = false;

  constructor(
    name: string,
    { maxReadings, maxServicePoints, maxBytes }: DeliveryLimits,
    { blocks, framed }: Nem12Index,
    isWanted: (number: string) => boolean,
  ) {
    this.name = name;
    this.blocksLeft = new Map(blocks);
    this.framed = framed;
    this.isWanted = isWanted;
    this.records = new Nem12Records(
      name,
      { maxReadings, maxServicePoints, maxBytes },
      { mayLackHeader: !framed },
    );
    this.lines = nem12Lines(name, (bytes, from, to, line) => this.takeLine(bytes, from, to, line));
  }

  /** @throws MeterFileFault when the file as a whole can't be read further. */
  push(chunk: Uint8Array): void {
    this.lines.push(chunk);
  }

  end(): void {
    this.lines.end();
    if (this.framed) this.records.checkEnd();
    else this.endBlock();
  }

  /** The meters completed since the last call. */
  take(): DeliveredMeter[] {
    const { done } = this;
    this.done = [];
    return done;
  }

  private takeLine(bytes: Uint8Array, from: number, to: number, line: number): void {
    const kind = recordKind(bytes, from, to);
    if (kind === '200' || kind === '900') this.endBlock();
    if (kind === '200') this.beginBlock(decoder.decode(bytes.subarray(from, to)).split(','), line);
    else if (this.skipping && kind !== '900' && kind !== '100') return;
    if (this.skipping && kind === '200') return;
    this.guarded(() => this.records.takeLine(bytes, from, to, line));
  }

  private beginBlock(fields: readonly string[], line: number): void {
    this.nmi = parseNmi(fields);
    this.blockLine = line;
    this.skipping = this.nmi !== undefined && (this.refused.has(this.nmi) || !this.isWanted(this.nmi));
    if (this.nmi !== undefined) this.blocksLeft.set(this.nmi, (this.blocksLeft.get(this.nmi) ?? 1) - 1);
  }

  /** Ends the current block, and after the last one its meter. */
  private endBlock(): void {
    const { nmi, records } = this;
    if (!this.skipping) this.guarded(() => records.closeDay());
    records.dropDay();
    if (nmi !== undefined && !this.skipping && this.blocksLeft.get(nmi) === 0)
      this.guarded(() => this.finish(nmi));
    this.nmi = undefined;
    this.skipping = false;
  }

  private finish(nmi: string): void {
    const { records, name } = this;
    const point = records.points.get(nmi);
    if (point === undefined || (this.framed && records.issuedAt === undefined)) return;
    const notices = new Notices();
    if (records.rounding.rounded) point.notices.add(...ROUNDED);
    if (!this.framed) notices.add(...NO_FRAME);
    this.forget(nmi);
    const points = new Map([[nmi, point]]);
    const file = assembleNem12(name, records.issuedAt ?? dateByReadings(points), points, notices);
    this.done.push({ number: nmi, line: point.line, file });
  }

  /** A fault within a block refuses its meter; any other refuses the file. */
  private guarded(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (
        !(error instanceof MeterFileFault) ||
        this.blockLine === 0 ||
        this.records.ended ||
        error.code === 'too-many-readings'
      )
        throw error;
      const { nmi } = this;
      this.done.push({ number: nmi ?? null, line: error.line ?? this.blockLine, fault: error });
      this.skipping = true;
      this.records.dropDay();
      if (nmi === undefined) return;
      this.refused.add(nmi);
      this.forget(nmi);
    }
  }

  private forget(nmi: string): void {
    const { records } = this;
    records.points.delete(nmi);
    records.rounding.rounded = false;
    if (records.points.size === 0) records.readings = 0;
  }
}
