import { parseNumber } from '../shared/form/typedNumbers.ts';

/** Kilowatts as typed; what isn't a number is 0, which the server refuses at its field. */
export function toNomination(typed: string): number | null {
  const kilowatts = parseNumber(typed);
  return kilowatts !== null && Number.isNaN(kilowatts) ? 0 : kilowatts;
}
