import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Help, HelpArticle } from '../../codegen/rest/types.ts';
import { LOCALE_COOKIE } from '../../src/domain/brands/localeCookie.ts';
import { helpVersions } from '../../src/server/help/tables.ts';
import { auditLog } from '../../src/server/audit/tables.ts';
import { featureOverrides } from '../../src/server/features/tables.ts';
import type { HttpClient } from '../support/httpClient.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const help = async (client: HttpClient) => (await client.call('/api/v2/help')).json<Help>().articles;
const idsFor = async (client: HttpClient) => (await help(client)).map(({ id }) => id);

describe('help', () => {
  it('keeps from its reader what they don’t have', async () => {
    const stranger = await idsFor(await server.client());
    expect(stranger).toEqual(expect.arrayContaining(['event', 'late', 'login']));
    for (const id of ['cashout', 'tax', 'away']) expect(stranger).not.toContain(id);

    const withCash = async (brand: string) => {
      const memberId = await server.addMember({ brand });
      await server.database.db.insert(featureOverrides).values(
        ['wallet_transfer_gift_card', 'settings_vacation'].map((key) => ({
          memberId,
          key,
          state: 'ENABLED' as const,
        })),
      );
      return idsFor(await server.loggedIn(memberId, brand === 'default' ? undefined : `${brand}.localhost`));
    };
    expect(await withCash('default')).toEqual(expect.arrayContaining(['cashout', 'tax', 'away']));
    const australian = await withCash('au-retailer');
    expect(australian).toContain('cashout');
    expect(australian).not.toContain('tax');
  });

  it('speaks the reader’s language and the brand’s words', async () => {
    const stranger = await server.client();
    const read = async (client: HttpClient, id: string) =>
      (await client.call(`/api/v2/help/${id}`)).json<HelpArticle>();
    expect(await read(stranger, 'event')).toMatchObject({
      title: 'What happens during an OhmHour?',
      language: 'en-US',
      related: expect.arrayContaining([{ id: 'tiers', title: 'How do tiers and streaks work?' }]),
    });
    const canadian = await server.client('ca-telecom.localhost');
    canadian.cookies.set(LOCALE_COOKIE, 'fr-CA');
    const french = await read(canadian, 'event');
    expect(french).toMatchObject({ title: 'Comment se déroule une Heure Ohm?', language: 'fr-CA' });
    expect(JSON.stringify(await help(canadian))).not.toMatch(/\{\w+\}/);
    const australian = await server.client('au-retailer.localhost');
    expect((await read(australian, 'utility')).title).toBe('How do I connect my meter?');
  });

  it('comes in the brand’s main language where it isn’t written in the reader’s', async () => {
    const canadian = await server.client('ca-telecom.localhost');
    canadian.cookies.set(LOCALE_COOKIE, 'fr-CA');
    await server.database.db.insert(helpVersions).values({
      brand: 'ca-telecom',
      slug: 'login',
      version: 1,
      subject: 'account',
      texts: { 'en-CA': { title: 'Log in to {product}', keywords: '', body: 'As you do for your phone.' } },
      retired: false,
      at: server.clock.now(),
      actorId: await server.addMember({ brand: 'ca-telecom' }),
      reason: 'For the test',
    });
    expect((await canadian.call('/api/v2/help/login')).json()).toMatchObject({ language: 'en-CA' });
    const login = (await help(canadian)).find(({ id }) => id === 'login');
    expect(login?.title).toMatch(/^Log in to (?!\{)/);
    // Saved before screens could be chosen.
    expect(login?.screens).toEqual(['security']);
  });

  it('keeps the screens that staff choose for an article, and refuses one that isn’t known', async () => {
    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_placements'] }),
    );
    const save = (articleId: string, version: number, screens?: readonly string[]) =>
      staff.graphql<{ saveHelpArticle: { article: object } }>(
        `mutation ($input: SaveHelpArticleInput!) { saveHelpArticle(input: $input) { ... on HelpArticleSaved { article {
           content { screens } versions { version content { screens } } } } } }`,
        {
          input: {
            articleId,
            version,
            reason: 'For the test',
            content: {
              subject: 'HOME',
              texts: [{ locale: 'en-US', title: 'Heat pumps', keywords: '', body: 'Yes.' }],
              ...(screens === undefined ? {} : { screens }),
            },
          },
        },
      );
    const shown = async (wanted: string) =>
      (await help(await server.client())).find(({ id }) => id === wanted)?.screens;
    expect(await shown('event')).toEqual(['home', 'events', 'event']);

    expect((await save('heat-pumps', 0, ['WHEEL', 'KITCHEN'])).errors?.[0]?.message).toMatch(/KITCHEN/);
    expect(await shown('heat-pumps')).toBe(undefined);
    await save('heat-pumps', 0, ['WHEEL', 'ENERGY', 'WHEEL']);
    expect(await shown('heat-pumps')).toEqual(['energy', 'wheel']);
    await save('heat-pumps', 1, []);
    expect(await shown('heat-pumps')).toEqual([]);
    // An app that doesn't know of screens yet.
    await save('heat-pumps', 2, ['DEVICES']);
    expect((await save('heat-pumps', 3)).data?.saveHelpArticle.article).toEqual({
      content: { screens: ['DEVICES'] },
      versions: [
        { version: 4, content: { screens: ['DEVICES'] } },
        { version: 3, content: { screens: ['DEVICES'] } },
        { version: 2, content: { screens: [] } },
        { version: 1, content: { screens: ['ENERGY', 'WHEEL'] } },
      ],
    });
    const audited = await server.database.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.subject, 'article:heat-pumps'));
    expect(audited).toContainEqual({
      before: expect.objectContaining({ screens: ['energy', 'wheel'] }),
      after: expect.objectContaining({ screens: [] }),
    });
    await save('trouble', 0);
    expect(await shown('trouble')).toEqual(['devices']);
  });

  it('has no article that the caller may not read or that is not there', async () => {
    const stranger = await server.client();
    for (const id of ['zebra', 'tax'])
      expect((await stranger.call(`/api/v2/help/${id}`)).statusCode).toBe(404);
  });

  it('counts one answer for each member and version, and shows staff the share and the sentences', async () => {
    const [dana, sam] = [
      await server.loggedIn(await server.addMember()),
      await server.loggedIn(await server.addMember()),
    ];
    const say = (client: HttpClient, body: object, id = 'moving') =>
      client.call('/api/v2/help_answer', { body: { id, version: 0, ...body } });
    expect((await say(await server.client(), { helpful: true })).statusCode).toBe(401);
    expect((await say(dana, { helpful: true }, 'zebra')).statusCode).toBe(404);
    expect((await say(dana, { helpful: true, version: 1 })).statusCode).toBe(404);
    await say(dana, { helpful: false, comment: ' Which meter? ' });
    expect((await say(sam, { helpful: true })).json()).toEqual({ helpful: true, comment: '' });
    expect((await say(dana, { helpful: false, comment: 'Which meter?' })).statusCode).toBe(200);
    const read = async (client: HttpClient) =>
      (await client.call('/api/v2/help/moving')).json<HelpArticle>().answer;
    expect(await read(dana)).toEqual({ helpful: false, comment: 'Which meter?' });
    expect(await read(await server.client())).toBe(null);

    const staff = await server.loggedIn(
      await server.addMember({ isAdmin: true, roles: ['internal_placements'] }),
    );
    const { data } = await staff.graphql<{ staff: { helpArticles: { articleId: string }[] } }>(
      `{ staff { helpArticles(orderBy: { field: HELPFUL, direction: DESC }) {
         articleId helpfulCount unhelpfulCount comments { version isHelpful comment } } } }`,
    );
    expect(data?.staff.helpArticles[0]).toEqual({
      articleId: 'moving',
      helpfulCount: 1,
      unhelpfulCount: 1,
      comments: [{ version: 0, isHelpful: false, comment: 'Which meter?' }],
    });
    const byTitle = await staff.graphql<{ staff: { helpArticles: { title: string }[] } }>(
      `{ staff { helpArticles(orderBy: { field: TITLE, direction: DESC }) { title } } }`,
    );
    const titles = byTitle.data?.staff.helpArticles.map(({ title }) => title) ?? [];
    expect(titles).toEqual(titles.toSorted((a, b) => b.localeCompare(a, 'en', { sensitivity: 'base' })));
    expect(titles.length).toBeGreaterThan(20);
  });
});
