import type { FastifyInstance, FastifyReply } from 'fastify';
import { CONNECTION_CONFIGS } from '../../domain/devices/connectionConfigs.ts';
import { chosenEmail } from '../devices/chosenEmail.ts';
import { actOn, allAccounts, endAll, parseKind } from '../devices/deviceActions.ts';
import type { DeviceDeps } from '../devices/deviceRoute.ts';
import { findPartner } from '../devices/partners.ts';
import { readFields } from '../support/forms.ts';
import { html, type Html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { Attempt, Sender } from '../webhooks/sender.ts';
import { deviceAccount } from './deviceAccount.ts';
import { personLinks } from './links.ts';
import { shown } from './shown.ts';

type ById = { Params: { id: string } };

/** The page for playing a person at home, and the partners. */
export function devicePersonRoutes(app: FastifyInstance, deps: DeviceDeps, sender: Sender): void {
  const { store, clouds } = deps;
  const send = (reply: FastifyReply, refusal: string | null): FastifyReply =>
    sendPage(
      reply,
      { title: 'Play with the devices', links: personLinks, wide: true, body: body(deps, sender, refusal) },
      refusal === null ? 200 : 422,
    );

  app.get('/devices', (_request, reply) => send(reply, null));

  app.post('/play/accounts', (request, reply) => {
    const { partner = '', email } = readFields(request.body);
    const chosen = chosenEmail(email);
    if (!findPartner(partner) || chosen === null)
      return send(reply, 'Enter an email address. Any will work.');
    return back(reply, store.open(partner, chosen).id);
  });

  app.post<ById>('/play/devices/:id', (request, reply) => {
    const device = clouds.device(request.params.id);
    if (!device) return reply.code(404).send({ error: 'not_found' });
    const { remove, ...fields } = readFields(request.body);
    if (remove === 'true') {
      clouds.remove(device);
      return back(reply, device.account);
    }
    const refusal = actOn(deps, device, fields);
    return refusal === null ? back(reply, device.id) : send(reply, refusal);
  });

  app.post<ById>('/play/accounts/:id/end', (request, reply) => {
    const account = store.account(request.params.id);
    if (!account) return reply.code(404).send({ error: 'not_found' });
    endAll(deps, account, readFields(request.body)['notify'] === 'true');
    return back(reply, account.id);
  });

  app.post<ById>('/play/accounts/:id/devices', (request, reply) => {
    const account = store.account(request.params.id);
    if (!account || store.bulk.account(account.id)) return reply.code(404).send({ error: 'not_found' });
    const { kind, name = '' } = readFields(request.body);
    const known = parseKind(kind);
    if (!known || name.trim() === '' || findPartner(account.partner)?.deviceTypes.includes(known) !== true)
      return send(reply, 'Enter a name and choose a kind this partner has.');
    return back(reply, clouds.add(account, known, name.trim().slice(0, 80)).id);
  });
}

const back = (reply: FastifyReply, anchor: string): FastifyReply => reply.redirect(`/devices#${anchor}`, 303);

function body(deps: DeviceDeps, sender: Sender, refusal: string | null): Html {
  const accounts = allAccounts(deps).reverse();
  const attempts = attemptsByAccount(sender.attempts());
  const bulk = deps.store.bulk.list();
  return html`<h1>Play with the devices</h1>
    <p class="soft">
      Made-up partners and the devices in their members' homes. Your changes reach the app as they would from
      real partners. Now: ${shown(deps.world.now().toISOString())}. <a href="/devices">Refresh</a>
    </p>
    ${refusal !== null && html`<p class="bad" role="alert">${refusal}</p>`}
    ${
      accounts.length === 0 &&
      html`<p class="card">
        No accounts yet. Connect a partner in the app with any email address. If a partner asks for a
        password, open the account below first: its password shows here.
      </p>`
    }
    ${CONNECTION_CONFIGS.map((partner) =>
      accounts
        .filter((each) => each.partner === partner.id)
        .map((account) => deviceAccount(account, partner, attempts.get(account.id) ?? [])),
    )}
    ${bulk.map(
      ({ partner, accounts: many, devicesEach }) =>
        html`<p class="card">
          ${partner}: ${many} accounts for benchmarks, with ${devicesEach}
          ${devicesEach === 1 ? 'device' : 'devices'} each.
        </p>`,
    )}
    <h2>Open an account</h2>
    <form class="card row" method="post" action="/play/accounts">
      <div class="grow">
        <label for="partner">Partner</label>
        <select id="partner" name="partner">
          ${CONNECTION_CONFIGS.map(
            ({ id, title }) =>
              html`<option value="${id}"${id === 'quartz' && html` selected`}>${title}</option>`,
          )}
        </select>
      </div>
      <div class="grow">
        <label for="email">Email</label>
        <input id="email" type="text" inputmode="email" name="email" maxlength="120"
          value="robin@home.example" autocomplete="off" required>
      </div>
      <button type="submit">Open</button>
    </form>`;
}

function attemptsByAccount(attempts: readonly Attempt[]): ReadonlyMap<string, readonly Attempt[]> {
  const found = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const { account } = JSON.parse(attempt.message.body) as { readonly account?: string };
    if (account === undefined) continue;
    found.set(account, [...(found.get(account) ?? []), attempt]);
  }
  return found;
}
