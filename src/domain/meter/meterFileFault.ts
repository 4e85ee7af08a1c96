/** A fault's code; its message is for people. */
export type MeterFileFaultCode =
  | 'empty'
  | 'not-a-meter-file'
  | 'unreadable-text'
  | 'too-large'
  | 'too-many-readings'
  | 'too-many-service-points'
  | 'line-too-long'
  | 'truncated'
  | 'malformed'
  | 'forbidden-xml'
  | 'missing-header'
  | 'wrong-order'
  | 'bad-field'
  | 'bad-time'
  | 'bad-value'
  | 'bad-quality'
  | 'wrong-count'
  | 'conflict'
  | 'broken-link'
  | 'no-readings'
  | 'future'
  | 'gas-only'
  | 'water-only'
  | 'other-service';

export interface FaultPlace {
  /** 1-based. */
  readonly line?: number | undefined;
  /** The XML element, or the record of a table (`record 300`). */
  readonly element?: string | undefined;
}

/**
 * Why a meter file was refused as a whole. `message` is one sentence naming the file, the place and the
 * fault; it never contains a service point's number, so it can be stored and shown. Source: decisions, Meter
 * data.
 */
export class MeterFileFault extends Error {
  override readonly name = 'MeterFileFault';
  readonly file: string;
  readonly code: MeterFileFaultCode;
  readonly line: number | undefined;
  readonly element: string | undefined;
  /** The message without file name and place. */
  readonly fault: string;

  constructor(file: string, code: MeterFileFaultCode, fault: string, place: FaultPlace = {}) {
    const line = place.line === undefined ? '' : `, line ${place.line}`;
    const element = place.element === undefined ? '' : `, ${place.element}`;
    super(`${file}${line}${element}: ${fault}`);
    this.file = file;
    this.code = code;
    this.line = place.line;
    this.element = place.element;
    this.fault = fault;
  }
}

/** Text of a file for quoting in a fault: short and without control characters. */
export function quoted(text: string): string {
  const shown = [...text].map((c) => (c >= ' ' && c !== '\u007f' ? c : '·')).join('');
  return `"${shown.length > 24 ? `${shown.slice(0, 24)}…` : shown}"`;
}
