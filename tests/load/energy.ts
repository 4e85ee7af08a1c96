import autocannon from 'autocannon';
import { startProduct, startScript, untilQuiet } from './processes.ts';
import { count, inTurns, times, type Line } from './report.ts';
import { logIn } from './visitor.ts';

const SECONDS = 4;
const ROUNDS = 5;
const CONNECTIONS = 20;

/** A year of the demonstration member's quarter-hours, against the same statement on bare HTTP. */
export async function energyBench(databaseUrl: string): Promise<Line[]> {
  const product = await startProduct(
    { DATABASE_URL: databaseUrl, EBBWATT_ENV: 'review', DATA_DIR: '/tmp/ebbwatt-bench-data' },
    ['--demo'],
  );
  const floor = await startScript('tests/load/floor/energy.ts', { DATABASE_URL: databaseUrl });
  try {
    const { cookie } = await logIn(product.port);
    const perSecond = async (url: string): Promise<number> => {
      const result = await autocannon({
        url,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { cookie },
      });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${url} refused ${result.non2xx} requests and failed ${result.errors}.`);
      return result.requests.average;
    };
    const ours = () => perSecond(`http://localhost:${product.port}/backend/api/v2/energy?period=year`);
    const bare = () => perSecond(`http://127.0.0.1:${floor.port}/`);
    await untilQuiet(product);
    await ours();
    await bare();
    const speed = await inTurns(ROUNDS, ours, bare);
    return [
      {
        what: 'a year of energy, requests/s',
        ours: count(speed.ours),
        floor: count(speed.floor),
        ratio: times(speed.ours / speed.floor),
        goal: '≥ 0.85',
      },
    ];
  } finally {
    await Promise.all([product.stop(), floor.stop()]);
  }
}
