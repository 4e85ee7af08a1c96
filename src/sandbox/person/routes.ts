import type { FastifyInstance } from 'fastify';
import type { Actions } from '../control/actions.ts';
import type { Faults } from '../faults/faults.ts';
import type { Webhooks } from '../market/webhooks.ts';
import { html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';
import { personLinks } from './links.ts';

export interface PersonParts {
  readonly world: World;
  readonly faults: Faults;
  readonly webhooks: Webhooks;
  readonly actions: Actions;
}

/** The pages on which a person plays the utilities' side. */
export function personRoutes(app: FastifyInstance, { world }: PersonParts): void {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Sandbox', links: personLinks, wide: true, body: html`<h1>Utilities</h1>${world.settings.utilities.map(({ name }) => html`<p>${name}</p>`)}` }));
}
