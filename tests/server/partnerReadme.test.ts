import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PARTNER_RIGHTS } from '../../src/domain/partner/rights.ts';
import { projectRoot } from '../../src/server/platform/root.ts';
import { Neighbourhood } from '../support/neighbourhood.ts';
import { partnerClient } from '../support/partnerClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-03-01T20:00:00Z');
});
afterAll(() => server.close());

const readme = readFileSync(join(projectRoot(), 'src/server/operations/partners.md'), 'utf8');
const chapter = /## Let partners call\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
const commands = [...chapter.matchAll(/^ {4}curl (?:[^\\\n]|\\\n)*/gm)].map(([line]) => line);

it('each command of the chapter on partners answers', async () => {
  const partner = await partnerClient(server, PARTNER_RIGHTS, { validDays: 365 });
  const place = await Neighbourhood.on(server.database.db, server.clock);
  await place.household();
  const fill = (text: string) =>
    text
      .replaceAll(/'?\$PROGRAM'?/g, place.programId)
      .replaceAll("'$START'", '2026-03-11T02:00:00Z')
      .replaceAll("'$END'", '2026-03-11T03:00:00Z');
  expect(commands.length).toBeGreaterThan(5);
  const answers: unknown[] = [];
  for (const command of commands) {
    const path = `/partner/v1${fill(/"\$API([^"]*)"/.exec(command)?.[1] ?? '')}`;
    const body = /-d '(.*?\})' /.exec(command)?.[1];
    const key = /"Idempotency-Key: ([^"]+)"/.exec(command)?.[1] ?? '';
    const answer =
      body === undefined
        ? await partner.get(path)
        : await partner.post(path, fill(body), {
            'content-type': 'application/json',
            'idempotency-key': key,
          });
    expect([command, answer.statusCode]).toEqual([command, 200]);
    answers.push(answer.json());
  }
  expect(answers[1]).toMatchObject({ data: [{ id: place.programId }] });
  expect(answers.at(-1)).toMatchObject({ status: 'SCHEDULED', program_id: place.programId });
});
