import { importMeterFile } from '../../src/domain/meter/importMeterFile.ts';
import { sampleGreenButton, sampleNem12 } from '../../src/domain/meter/sampleFiles.ts';
import { count, inTurns, times, type Line } from './report.ts';

/** Reading a meter file against reading and splitting the same bytes. */
export async function importBench(): Promise<Line[]> {
  const nem12 = Buffer.from(sampleNem12({ days: 730, intervalMinutes: 5 }));
  const greenButton = Buffer.from(sampleGreenButton({ count: 365 * 96, seconds: 900 }));
  return [
    await against('NEM12, readings/s', 'data.csv', nem12, (text) => text.split(/[\n,]/).length, '≥ 0.90'),
    await against(
      'Green Button, readings/s',
      'data.xml',
      greenButton,
      (text) => text.split('<').length,
      '≥ 0.50',
    ),
  ];
}

async function against(
  what: string,
  name: string,
  bytes: Buffer,
  split: (text: string) => number,
  goal: string,
): Promise<Line> {
  const chunks = [bytes];
  const { readingCount } = importMeterFile(name, chunks);
  const perSecond = (work: () => void) => async (): Promise<number> => {
    const started = performance.now();
    work();
    return (readingCount * 1_000) / (performance.now() - started);
  };
  const ours = perSecond(() => void importMeterFile(name, chunks));
  const floor = perSecond(() => void split(bytes.toString()));
  await ours();
  await floor();
  const speed = await inTurns(7, ours, floor);
  return {
    what: `import of ${what}`,
    ours: count(speed.ours),
    floor: count(speed.floor),
    ratio: times(speed.ours / speed.floor),
    goal,
  };
}
