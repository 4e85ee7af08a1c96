import { nmiCheckDigit } from './nmi.ts';
import { deliveredAt, simulateReadings, type Home, type MeterReading } from '../utility/household.ts';

const DAY = 86_400;
/** NEM time: UTC+10 in every state, all year. */
const NEM_OFFSET = 10 * 3_600;
const MWH_PER_KWH = 1_000_000;

/** The NEM day of an instant, in days since 1970. */
export const toNemDay = (epochSeconds: number): number => Math.floor((epochSeconds + NEM_OFFSET) / DAY);

export interface Nem12Request {
  readonly homes: readonly Home[];
  readonly firstDay: number;
  readonly lastDay: number;
  /** Decides which readings existed at that time, and which were final. */
  readonly made: Date;
}

/**
 * A NEM12 file of several meters. Readings that weren't available when it was made are marked missing, if the
 * rest of their day was.
 */
export function nem12File({ homes, firstDay, lastDay, made }: Nem12Request): string {
  const lines = [`100,NEM12,${nemText(made.getTime() / 1_000, 12)},SANDBOX,EBBWATT`];
  for (const home of homes) {
    const { nmi, intervalSeconds, solar } = home.customer;
    if (nmi === null) continue;
    const delivered = deliveredAt(home, made);
    const readings = new Map(
      simulateReadings(home, firstDay * DAY - NEM_OFFSET, (lastDay + 1) * DAY - NEM_OFFSET, delivered).map(
        (each) => [each.start, each],
      ),
    );
    const registers = solar ? ['E1', 'B1'] : ['E1'];
    for (const register of registers) {
      const block = toDays(readings, register, firstDay, lastDay, intervalSeconds, made);
      if (block.length === 0) continue;
      lines.push(
        `200,${nmi}${nmiCheckDigit(nmi)},${registers.join('')},${register},${register},N1,SB${nmi.slice(-6)},kWh,${intervalSeconds / 60},`,
        ...block,
      );
    }
  }
  lines.push('900');
  return `${lines.join('\r\n')}\r\n`;
}

function toDays(
  readings: ReadonlyMap<number, MeterReading>,
  register: string,
  firstDay: number,
  lastDay: number,
  seconds: number,
  made: Date,
): string[] {
  const count = DAY / seconds;
  const lines: string[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const slots = Array.from({ length: count }, (_, i) => readings.get(day * DAY - NEM_OFFSET + i * seconds));
    const flags = slots.map((slot) => (slot === undefined ? 'N' : slot.quality === 'actual' ? 'A' : 'E52'));
    if (flags.every((flag) => flag === 'N')) continue;
    const values = slots.map((slot) =>
      (((register === 'E1' ? slot?.taken : slot?.given) ?? 0) / MWH_PER_KWH).toFixed(6),
    );
    const one = flags.every((flag) => flag === flags[0]) ? (flags[0] ?? 'A') : 'V';
    lines.push(
      `300,${nemText(day * DAY - NEM_OFFSET, 8)},${values.join(',')},${one},,,${nemText(made.getTime() / 1_000, 14)},`,
    );
    if (one === 'V')
      lines.push(...stretches(flags).map(({ from, to, flag }) => `400,${from},${to},${flag},,`));
  }
  return lines;
}

/** Ranges of the same quality, 1-based. */
function stretches(
  flags: readonly string[],
): { readonly from: number; readonly to: number; readonly flag: string }[] {
  const found: { from: number; to: number; flag: string }[] = [];
  flags.forEach((flag, index) => {
    const last = found.at(-1);
    if (last?.flag === flag) last.to = index + 1;
    else found.push({ from: index + 1, to: index + 1, flag });
  });
  return found;
}

/** `CCYYMMDD…` of an instant in NEM time. */
function nemText(epochSeconds: number, length: number): string {
  return new Date((epochSeconds + NEM_OFFSET) * 1_000).toISOString().replace(/\D/g, '').slice(0, length);
}
