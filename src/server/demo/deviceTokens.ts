import type { Deps } from '../platform/context.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { saveTokens } from '../devices/service.ts';
import { listConnectionsWithoutTokens, readRecord } from './queries/world.ts';
import type { DemoMember } from './record.ts';
import { controlSandbox } from './sandboxControl.ts';

type Tools = Pick<Deps, 'db' | 'clock' | 'log' | 'outbound' | 'partners' | 'secrets'>;

/** Concurrent calls; the sandbox runs on the same machine. */
const AT_ONCE = 4;

/**
 * Connects the demonstration's devices: logs in to their accounts in the sandbox beside the server, and saves
 * the tokens. Only accounts without tokens; if the sandbox doesn't answer, they stay as they are.
 */
export async function connectDemoDevices(tools: Tools): Promise<void> {
  const { db, clock, log, partners } = tools;
  if (partners.sandboxUrl === null) return;
  const people = new Map((await readRecord(db)).members.map((member) => [member.memberId, member]));
  const waiting = await listConnectionsWithoutTokens(db);
  const theirs = waiting.filter(({ memberId }) => people.has(memberId));
  try {
    for (let start = 0; start < theirs.length; start += AT_ONCE) {
      await Promise.all(
        theirs.slice(start, start + AT_ONCE).map(async (connection) => {
          const tokens = await openAccount(
            tools,
            connection.connectionConfigId,
            people.get(connection.memberId),
          );
          if (tokens.account === connection.externalAccount)
            await saveTokens(tools, connection, tokens, clock.now());
        }),
      );
    }
  } catch (error) {
    if (!(error instanceof PartnerFault)) throw error;
    log.warn({ err: error }, 'the devices of the demonstration could not be connected to the sandbox');
  }
}

/** The sandbox's devices are in the member's home, so that they use no more than its meter measures. */
async function openAccount(tools: Tools, partner: string, person: DemoMember | undefined) {
  const body = { partner, email: person?.email ?? '', home: person?.home ?? null };
  const { id } = (await controlSandbox(tools, '/devices/accounts', body)) as { readonly id: string };
  const given = (await controlSandbox(tools, `/devices/accounts/${encodeURIComponent(id)}/connect`, {})) as {
    readonly account: string;
    readonly access_token: string;
    readonly refresh_token: string;
    readonly expires_in: number;
  };
  return {
    account: given.account,
    accessToken: given.access_token,
    refreshToken: given.refresh_token,
    expiresInSeconds: given.expires_in,
  };
}
