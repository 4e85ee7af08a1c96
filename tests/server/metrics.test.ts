import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPartnerHealth } from '../../src/server/alerts/partnerHealth.ts';
import { createOutbound } from '../../src/server/platform/http/outbound.ts';
import { createLog } from '../../src/server/platform/log.ts';
import { openServer } from '../../src/server/platform/db/open.ts';
import { ping } from '../../src/server/platform/db/sql.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ METRICS_NETWORKS: '10.7.0.0/16' });
});
afterAll(() => server.close());

const ask = (remoteAddress = '127.0.0.1', headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ url: '/metrics', remoteAddress, headers });

/** The value of the line that begins so. */
async function read(beginning: string): Promise<number | null> {
  const line = (await ask()).body.split('\n').find((each) => each.startsWith(`${beginning} `));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

describe('/metrics', () => {
  it('answers this machine and the operator’s networks, and nobody through a proxy', async () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:10.7.1.2'])
      expect((await ask(address)).statusCode).toBe(200);
    for (const address of ['10.8.0.1', '203.0.113.7', '::ffff:203.0.113.7'])
      expect((await ask(address)).statusCode).toBe(404);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect((await ask('127.0.0.1', { [name]: '10.7.1.2' })).statusCode).toBe(404);
  });

  it('counts requests by route pattern and status, never by address', async () => {
    await server.app.inject('/healthz');
    await server.app.inject('/nothing/here?id=somebody');
    await server.app.inject({ url: '/backend/device/state/somebody' });
    const { body } = await ask();
    expect(body).toContain(
      'ebbwatt_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
    );
    expect(body).toMatch(/_count\{method="any",route="\(none\)",status="404"\} \d+/);
    expect(body).not.toContain('somebody');
  });

  it('says how partners’ calls end, and which are not called for now, as all processes know it', async () => {
    const { metrics, db } = server.core.deps;
    // Two processes: one opens the circuit, the other one reaches the partner again.
    const noteHealth = [1, 2].map(() =>
      createPartnerHealth({ db, clock: server.clock, log: createLog('silent') }),
    );
    const outbound = createOutbound({
      log: createLog('silent'),
      clock: server.clock,
      onCall: (call) => {
        metrics.partnerCalled(call);
        noteHealth[0]?.(call);
      },
    });
    const call = () => outbound.call('sms', { url: 'https://sms.invalid/' }).catch(() => null);
    const isOpen = () => read('ebbwatt_partner_circuit_open{partner="sms"}');
    await call();
    expect(await isOpen()).toBeNull();
    for (let more = 0; more < 4; more += 1) await call();
    await expect.poll(isOpen).toBe(1);
    noteHealth[1]?.({ partner: 'sms', outcome: '2xx', seconds: 1, isOpen: false });
    await expect.poll(isOpen).toBeNull();
    const count = 'ebbwatt_partner_call_duration_seconds_count{partner="sms",outcome="unreachable"}';
    expect(await read(count)).toBe(5);
    await outbound
      .call('push:somebody.example', { url: 'https://somebody.example/' }, { opensCircuit: false })
      .catch(() => null);
    expect((await ask()).body).not.toContain('somebody');
  });

  it('tells what waits in the queue by job, how late it is, and what ran', async () => {
    const { jobs, db } = server.core.deps;
    await jobs.send(db, 'housekeeping', {}, { key: 'metrics' });
    await server.database.execute(
      "update pgboss.job set start_after = now() - interval '90 seconds' where name = 'housekeeping'",
    );
    expect(await read('ebbwatt_jobs_waiting{queue="housekeeping"}')).toBe(1);
    expect(await read('ebbwatt_job_lateness_seconds{queue="housekeeping"}')).toBeGreaterThanOrEqual(90);
    await server.worker.runUntilIdle();
    expect(await read('ebbwatt_jobs_waiting{queue="housekeeping"}')).toBeNull();
    expect(
      await read('ebbwatt_job_duration_seconds_count{queue="housekeeping",outcome="done"}'),
    ).toBeGreaterThanOrEqual(1);
  });

  it.skipIf(process.env['TEST_DATABASE_URL'] === undefined)(
    'times statements, pipelined or not, and failed ones',
    async () => {
      let timed = 0;
      const database = openServer({
        url: server.database.url ?? '',
        poolSize: 5,
        log: createLog('silent'),
        onStatement: (seconds) => {
          if (seconds > 0) timed += 1;
        },
      });
      await ping(database.db);
      await database.db.transaction((tx) => tx.execute('select 1'));
      await database.execute('select nonsense').catch(() => null);
      expect(timed).toBeGreaterThanOrEqual(5);
      expect(database.connections()).toMatchObject({ waiting: 0 });
      await database.close();
    },
  );
});
