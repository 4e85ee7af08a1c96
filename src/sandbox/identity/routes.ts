import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { readFields } from '../support/forms.ts';
import { html } from '../support/html.ts';
import { sendPage } from '../support/page.ts';
import type { World } from '../world/world.ts';
import { LOG_IN_WORDS, logInForm } from './logInPage.ts';
import { personByEmail, READY_PEOPLE, type Person } from './people.ts';
import { createIdentityProvider } from './provider.ts';

type ByUid = { Params: { uid: string } };
const PREFIX = '/oidc';
const NAME = 'Tamarack Telecom';
const COLOUR = '#7a2e5d';

/** Single sign-on: the login page is ours, everything else is the provider's. */
export async function identityRoutes(app: FastifyInstance, world: World, url: () => string): Promise<void> {
  const people = new Map(READY_PEOPLE.map((person) => [person.sub, person]));
  let made: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> =>
    (made ??= createIdentityProvider(world, `${url()}${PREFIX}`, people));

  app.get<ByUid>('/oidc/interaction/:uid', async (request, reply) => {
    const asked = await interaction(await provider(), request, reply);
    return asked ? sendLogIn(reply, request.params.uid, asked.lang, false) : sendGone(request, reply);
  });
  app.post<ByUid>('/oidc/interaction/:uid', async (request, reply) => {
    const identity = await provider();
    const asked = await interaction(identity, request, reply);
    if (!asked) return sendGone(request, reply);
    const form = readFields(request.body);
    const email = (form['email'] ?? '').trim() || (form['person'] ?? '');
    if (form['decision'] === 'cancel')
      return finish(identity, request, reply, {
        error: 'access_denied',
        error_description: 'The customer canceled.',
      });
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      return sendLogIn(reply, request.params.uid, asked.lang, true);
    const person: Person = personByEmail(email, asked.lang === 'fr' ? 'fr-CA' : 'en-CA');
    people.set(person.sub, person);
    return finish(identity, request, reply, { login: { accountId: person.sub, amr: ['pwd'] } });
  });

  // The provider parses bodies itself.
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _payload, done) => done(null));
    inner.all(
      '/oidc/*',
      { config: { partner: 'identity', endpoint: endpointName } },
      async (request, reply) => {
        const identity = await provider();
        reply.hijack();
        const raw = Object.assign(request.raw, { originalUrl: request.raw.url });
        raw.url = request.url.slice(PREFIX.length);
        await identity.callback()(raw, reply.raw);
        return reply;
      },
    );
  });
}

/** `token`, `auth`, `jwks`, `me`, `discovery`. */
function endpointName({ url }: FastifyRequest): string {
  const path = url.slice(PREFIX.length + 1).split('?')[0] ?? '';
  return path.startsWith('.well-known') ? 'discovery' : (path.split('/')[0] ?? '');
}

async function interaction(
  provider: Provider,
  request: FastifyRequest<ByUid>,
  reply: FastifyReply,
): Promise<{ readonly lang: 'en' | 'fr' } | null> {
  try {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
    const asked =
      typeof params['ui_locales'] === 'string'
        ? params['ui_locales']
        : (request.headers['accept-language'] ?? '');
    return uid === request.params.uid ? { lang: /^fr\b/i.test(asked) ? 'fr' : 'en' } : null;
  } catch {
    return null;
  }
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<FastifyReply> {
  return reply.redirect(
    await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
    303,
  );
}

function sendLogIn(reply: FastifyReply, uid: string, lang: 'en' | 'fr', fault: boolean): FastifyReply {
  return sendPage(
    reply,
    {
      title: LOG_IN_WORDS[lang].title,
      lang,
      brand: lang === 'fr' ? 'Tamarack Télécom' : NAME,
      colour: COLOUR,
      body: logInForm(uid, lang, fault),
    },
    fault ? 422 : 200,
  );
}

function sendGone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = /^fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
  const words = LOG_IN_WORDS[lang];
  return sendPage(
    reply,
    {
      title: words.title,
      lang,
      brand: NAME,
      colour: COLOUR,
      body: html`<h1>${words.title}</h1><p class="card">${words.gone}</p>`,
    },
    410,
  );
}
