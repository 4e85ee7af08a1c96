import type { CloudAnswer, DeviceCloud, DeviceState } from '../../../src/server/devices/clouds/cloud.ts';
import { ManualClock } from '../../../src/server/platform/clock.ts';
import { openServer } from '../../../src/server/platform/db/open.ts';
import { folderDb } from '../../support/folderDb.ts';
import { dispatchPass } from './dispatchPass.ts';

/** What the process that will be killed works on, as JSON in its argument. */
export interface DoomedDispatch {
  /** A data folder, or the address of a database. */
  readonly folder: string | null;
  readonly url: string | null;
  readonly now: string;
  /** Where the partners answer. */
  readonly partners: string;
}

const { folder, url, now, partners } = JSON.parse(process.argv[2] ?? '{}') as DoomedDispatch;
const { db, close } =
  url === null
    ? await folderDb(folder ?? '')
    : openServer({ url, poolSize: 3, log: { warn: () => undefined } });
const clock = new ManualClock(now);
const say = (what: string): void => void process.stdout.write(`${what}\n`);

async function call(body: object): Promise<CloudAnswer<DeviceState>> {
  return (await (
    await fetch(partners, { method: 'POST', body: JSON.stringify(body) })
  ).json()) as CloudAnswer<DeviceState>;
}
const cloud: DeviceCloud = {
  list: () => Promise.resolve({ ok: true, value: [] }),
  hours: () => Promise.resolve({ ok: true, value: [] }),
  state: (id) => call({ id }),
  command: (id, command, key) => call({ id, command, key }),
};

say('began');
await dispatchPass({ db, clock, cloud }, say);
say('ended');
await close();
