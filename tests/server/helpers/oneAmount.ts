import { createElement } from 'react';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import { describe, expect, it } from 'vitest';
import { ScreenDataContext } from '../../../src/client/platform/screen/screen.ts';
import { eventUnit } from '../../../src/client/member/events/eventUnit.ts';
import { EventHeadline } from '../../../src/client/member/events/EventHeadline.tsx';
import { PastRow } from '../../../src/client/member/events/PastRow.tsx';
import { SettledResult } from '../../../src/client/member/events/SettledResult.tsx';
import { homeLoaderQuery, loader } from '../../../src/client/member/home/homeLoader.ts';
import HomeScreen from '../../../src/client/member/home/HomeScreen.tsx';
import { EventCard } from '../../../src/client/shared/events/EventCard.tsx';
import { toEventView } from '../../../src/client/shared/events/eventView.ts';
import { EnergyUnitContext } from '../../../src/client/shared/format/EnergyUnit.ts';
import { HOME_PLACES, pcePlacements } from '../../../src/client/shared/placements/PcePlacements.ts';
import { aboutPoints } from '../../../src/domain/settlement/likelyRange.ts';
import { payRangeText, payText } from '../../../src/domain/ledger/payText.ts';
import { readRecord } from '../../../src/server/demo/queries/world.ts';
import { findEvent } from '../../../src/server/events/service.ts';
import { comingEnergyEvents, pastEnergyEvents } from '../../../src/server/events/memberView/views.ts';
import { composeEmail, composeSms, type MessageContent } from '../../../src/server/notifications/compose.ts';
import { sendResults } from '../../../src/server/notifications/events/results.ts';
import { notifiedResults } from '../../../src/server/notifications/tables.ts';
import type { MemberContext } from '../../../src/server/platform/context.ts';
import type { Message } from '../../../src/server/platform/notify.ts';
import { readHome } from '../../../src/server/readmodels/home.ts';
import { comingEvents, pastEvents } from '../../../src/server/readmodels/memberEvents.ts';
import { clientApp, DANA, feature, renderHtml } from '../../support/clientApp.tsx';
import type { TestDatabase } from '../../support/testDb.ts';
import type { TestDeps } from '../../support/testDeps.ts';

const BRANDS = ['default', 'au-retailer'] as const;
const listener = { environment: 'test', host: 'localhost', pagesPort: 3000 } as const;

/** A demonstration just made, of these brands at least. */
interface DemonstrationMade {
  readonly database: TestDatabase;
  readonly given: TestDeps;
  readonly now: Date;
}

const toText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

/** The member's Home, next event and latest result, as the server answers them. */
async function readAnswers({ database, given, now }: DemonstrationMade, brandId: string) {
  const brand = given.brands.byId(brandId);
  const person = (await readRecord(database.db)).members.find(
    (each) => each.brandId === brandId && each.role === 'demo',
  );
  if (brand === null || person === undefined) throw new Error(`${brandId} has no demonstration.`);
  const { memberId } = person;
  const ctx = { db: database.db, member: { id: memberId }, brand, now } as unknown as MemberContext;
  const home = await readHome(ctx);
  const scope = { brandId, memberId };
  const { rows } = await pastEvents(database.db, scope, { now, filter: 'results', after: null, limit: 20 });
  const past = await pastEnergyEvents(ctx, scope, rows);
  const coming = await comingEnergyEvents(ctx, scope, await comingEvents(database.db, scope, now));
  const result = past.find(({ id }) => id === home?.lastResult?.eventId);
  const next = coming.find(({ id }) => id === home?.nextEvent?.eventId);
  if (home === null || result === undefined || next === undefined)
    throw new Error('There is nothing to tell.');
  return { brand, memberId, home, result, next };
}

/** The result's messages, through the path that sends them. */
async function sendMessages(
  { database }: DemonstrationMade,
  brandId: string,
  memberId: string,
  eventId: string,
): Promise<readonly Message[]> {
  const event = await findEvent(database.db, brandId, eventId);
  if (event === null) throw new Error('There is no such event.');
  await database.db.delete(notifiedResults);
  const sent: Message[] = [];
  const notify = {
    send: () => Promise.resolve(),
    sendAll: (_db: unknown, messages: readonly Message[]) => Promise.resolve(void sent.push(...messages)),
    wantedOn: () => Promise.resolve([]),
  };
  while (await sendResults(database.db, notify, event, 500, event.end)) {
    // Until everyone is notified.
  }
  return sent.filter((message) => message.memberId === memberId);
}

async function homeText({ now }: DemonstrationMade, brandId: string, home: object): Promise<string> {
  const app = await clientApp({
    brand: brandId,
    user: DANA,
    features: [feature('dashboard_last_result'), feature('dashboard_balance')],
    page: { now: now.getTime() },
  });
  const commit = (query: Parameters<typeof getRequest>[0], variables: object, data: object) => {
    const operation = createOperationDescriptor(getRequest(query), variables);
    app.services.relay.commitPayload(operation, data);
    app.services.relay.retain(operation);
  };
  const plain = JSON.parse(JSON.stringify({ setupSteps: [], ...home })) as object;
  commit(
    homeLoaderQuery,
    {},
    {
      viewer: {
        session: null,
        googleRhr: null,
        uiAttributes: { dashboardQuitCarbonSectionSeen: 1 },
        home: plain,
      },
    },
  );
  commit(pcePlacements, { names: HOME_PLACES }, { viewer: { placements: [] } });
  const data = await loader({
    app: app.services,
    params: {},
    url: new URL('http://localhost:3000/'),
    signal: new AbortController().signal,
    onLeave: () => undefined,
    onReplaced: () => undefined,
  });
  const screen = createElement(ScreenDataContext, { value: data }, createElement(HomeScreen));
  return toText(renderHtml(app, screen, '/'));
}

/**
 * Tests of one event of the demonstration, as Home, its card, the list, its page, the email and the text message show it.
 * They belong to the demonstration's own tests, because making it takes longer than all of them.
 */
export function oneAmountTests(made: () => DemonstrationMade): void {
  describe.each(BRANDS)('one event of the demonstration of %s', (brandId) => {
    it('earned the same amount, in money, on Home, in the list, on its page, in the email and in the text message', async () => {
      const { now } = made();
      const { brand, memberId, home, result } = await readAnswers(made(), brandId);
      const locale = brand.config.locales[0] ?? 'en-US';
      const points = result.total_participation_points ?? 0;
      expect(points).toBeGreaterThan(100);
      const earned = payText(points, brand.config, locale);
      expect(earned).toMatch(/^\$\d+\.\d\d$/);

      const app = await clientApp({ brand: brandId, user: DANA, page: { now: now.getTime() } });
      const shown = (element: Parameters<typeof renderHtml>[1]) =>
        toText(renderHtml(app, createElement(EnergyUnitContext, { value: eventUnit(result) }, element), '/'));
      const places = {
        Home: await homeText(made(), brandId, home),
        list: shown(createElement(PastRow, { event: result, takesFocus: false })),
        headline: shown(
          createElement(EventHeadline, { event: result, situation: 'settled', now: now.getTime() }),
        ),
        figures: shown(createElement(SettledResult, { event: result, noise: null, receipt: null })),
      };
      const [message, ...others] = await sendMessages(made(), brandId, memberId, result.id);
      expect(others).toEqual([]);
      if (message === undefined) throw new Error('Nothing was sent.');
      const recipient = { locale, firstName: 'Dana', timeZone: result.time_zone, isMember: true };
      const content: MessageContent = { template: message.template, values: message.values, sentAt: now };
      const email = composeEmail(brand, listener, recipient, content);
      const said = {
        ...places,
        subject: email.subject,
        email: email.text,
        SMS: composeSms(brand, listener, recipient, content)?.text ?? '',
      };
      for (const [place, text] of Object.entries(said))
        expect([place, text]).toEqual([place, expect.stringContaining(earned)]);
      for (const [place, text] of Object.entries(said))
        expect([place, text]).not.toEqual([place, expect.stringMatching(/\bwatts?\b/i)]);

      // The saving, too, has one unit and the same figure everywhere.
      const saved = /You saved ([\d.]+ k?Wh)/.exec(said.headline)?.[1];
      expect(saved).toBeDefined();
      expect(said.Home).toContain(`You saved ${saved ?? ''}`);
      expect(said.email.replaceAll(/\s/g, ' ')).toContain(`You used ${saved ?? ''} less`);
      expect(said.SMS).toContain(`${saved ?? ''} less`);
    });

    it('is likely to pay the same amount, in money, on Home and on its card', async () => {
      const { now } = made();
      const { brand, home, next } = await readAnswers(made(), brandId);
      const { low, high } = next.likely_points ?? { low: 0, high: 0 };
      expect(high).toBeGreaterThan(0);
      const about = aboutPoints(low, high);
      const locale = brand.config.locales[0];
      const likely =
        about === null
          ? payRangeText(low, high, brand.config, locale)
          : `about ${payText(about, brand.config, locale)}`;
      expect(likely).toMatch(/[$¢]/);
      const app = await clientApp({ brand: brandId, user: DANA, page: { now: now.getTime() } });
      const card = toText(renderHtml(app, createElement(EventCard, { event: toEventView(next) }), '/'));
      expect(card).toContain(`${likely} You’ll likely earn`);
      expect(await homeText(made(), brandId, home)).toContain(`${likely} You’ll likely earn`);
    });
  });
}
