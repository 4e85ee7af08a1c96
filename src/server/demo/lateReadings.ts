import { ASKED_SCOPE } from '../../domain/utility/greenButtonScope.ts';
import { addDays, toLocalDate } from '../../domain/meter/zone.ts';
import { transaction } from '../platform/db/transaction.ts';
import { PartnerFault } from '../platform/http/partnerFault.ts';
import { keepAccess } from '../utility/service.ts';
import type { DemoDeps } from './deps.ts';
import { joinedWindows } from './queries/events.ts';
import { homeWithoutAccess } from './queries/world.ts';
import type { DemoMember, DemoRecord } from './record.ts';
import { controlSandbox } from './sandboxControl.ts';

const DAY_MS = 86_400_000;

/**
 * The home whose readings stopped: its utility has them by now, later than we look back by ourselves, so they come as soon
 * as staff fetch them again. Done once; if the sandbox doesn't answer, the home stays without access until the next start.
 */
export async function publishLate({ deps }: Pick<DemoDeps, 'deps'>, { members }: DemoRecord): Promise<void> {
  for (const member of members) {
    if (member.silentSince === null || member.home === null) continue;
    const home = await homeWithoutAccess(deps.db, member.memberId);
    if (home === null) continue;
    try {
      await giveAccess(deps, { ...member, silentSince: member.silentSince, size: member.home.size }, home);
    } catch (error) {
      if (!(error instanceof PartnerFault)) throw error;
      deps.log.warn({ err: error }, 'the demonstration’s late readings could not be put into the sandbox');
    }
  }
}

async function giveAccess(
  deps: DemoDeps['deps'],
  member: DemoMember & { readonly silentSince: number; readonly size: number },
  { utilityId, acronym, clientId, timeZone }: NonNullable<Awaited<ReturnType<typeof homeWithoutAccess>>>,
): Promise<void> {
  const { brandId, memberId, name, email, meterNumber, eventUse, silentSince, size } = member;
  const now = deps.clock.now();
  const slug = encodeURIComponent(acronym.toLowerCase());
  const customer = (await controlSandbox(deps, `/utilities/${slug}/customers`, {
    name: `${name} (${email})`,
    email,
    meter: `https://${meterNumber}`,
    size,
    published_from: new Date(silentSince).toISOString(),
  })) as { readonly id: string };
  const path = `/customers/${encodeURIComponent(customer.id)}`;
  for (const { start, end } of await joinedWindows(deps.db, memberId, new Date(silentSince), now))
    await controlSandbox(deps, `${path}/savings`, {
      from: start.toISOString(),
      to: end.toISOString(),
      percent: Math.round((1 - eventUse) * 100),
    });
  const given = (await controlSandbox(deps, `${path}/authorize`, {
    client: clientId,
    scope: ASKED_SCOPE,
  })) as Readonly<
    Record<'access_token' | 'refresh_token' | 'scope' | 'resourceURI' | 'authorizationURI', string>
  > & {
    readonly expires_in: number;
  };
  const yesterday = addDays(toLocalDate(timeZone, Math.floor(now.getTime() / 1_000)), -1);
  await transaction(deps.db, (tx) =>
    keepAccess(
      tx,
      deps,
      {
        id: deps.newId(),
        brand: brandId,
        memberId,
        utilityId,
        createdAt: now,
        fetchedTo: yesterday,
        fetchDueAt: new Date(now.getTime() + DAY_MS),
      },
      {
        accessToken: given.access_token,
        refreshToken: given.refresh_token,
        expiresInSeconds: given.expires_in,
        scope: given.scope,
        resourceUri: given.resourceURI,
        authorizationUri: given.authorizationURI,
      },
    ),
  );
}
