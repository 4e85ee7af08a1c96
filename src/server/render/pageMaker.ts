import { parseAttribution } from '../../domain/referrals/attribution.ts';
import { hash, randomUUID } from 'node:crypto';
import { createIntlCache, type IntlCache } from 'react-intl';
import type { AppInput } from '../../client/app/createApp.ts';
import {
  preparePage,
  preloadScreens,
  type PreparedPage,
  type RedirectedPage,
} from '../../client/app/serverRender.tsx';
import type { Messages } from '../../client/i18n/compact.ts';
import { loadMessages, type LoadMessages } from '../../client/i18n/loadMessages.ts';
import type { PageData } from '../../client/platform/page/pageData.ts';
import { themeCss } from '../../domain/brands/themeCss.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { LINK_PICTURE } from './appPictures.ts';
import type { Assets } from './assets.ts';
import { documentParts } from './document.ts';
import { PageCalls, type PageApi, type PageCall } from './pageCalls.ts';
import { PagePacker, type PackedPage } from './packedPage.ts';
import { PageCache } from './pageCache.ts';
import type { PreviewBar } from './previewBar.ts';
import { RenderSlots } from './renderSlots.ts';
import { serverHost } from './serverHost.ts';
import type { Visitor } from './visitor.ts';

/** A page without nonce and time. */
export interface MadePage {
  readonly kind: 'page';
  readonly status: number;
  readonly packed: PackedPage;
  /** For the log and tests. */
  readonly from: 'cache' | 'render' | 'skeleton';
}

interface CachedPage {
  readonly page: MadePage;
  readonly bytes: number;
}

export interface PageWish {
  readonly visitor: Visitor;
  /** Path and query. */
  readonly path: string;
  readonly now: Date;
  /** Of the request. */
  readonly origin: string;
  /** `Cookie` header of the request. */
  readonly cookies: string;
  /** With this visitor's rights. */
  readonly api: PageApi;
  /** Made ahead by `ahead`. */
  readonly calls?: PageCalls | null;
  /** The visitor is unknown until the browser exchanges an access token. */
  readonly unknownVisitor: boolean;
  /** The visitor's app is shown to staff. */
  readonly bar?: PreviewBar | null;
}

export interface PageMakerOptions {
  readonly assets: Assets;
  readonly renderLimit: number;
  readonly cacheBytes: number;
  readonly apiPrefix: string;
  /** The error collector's address; null for none. */
  readonly errorReports: string | null;
  readonly onFailure: (error: unknown, path: string) => void;
}

/** Renders of the same minute use the same instant, so that they share the cache. */
const bucketMs = 60_000;
/** Size limit for the lists of calls by address. */
const callListBytes = 1_000_000;

/** Produces pages from the cache, by rendering, or as a painted skeleton when rendering fails or is overloaded. */
export class PageMaker {
  readonly #options: PageMakerOptions;
  readonly #slots: RenderSlots;
  readonly #cache: PageCache<CachedPage>;
  readonly #packer = new PagePacker();
  readonly #callLists = new PageCache<{ readonly calls: readonly PageCall[]; readonly bytes: number }>(
    callListBytes,
  );
  readonly #texts = new Map<string, Promise<Messages>>();
  readonly #intlCaches = new Map<string, IntlCache>();

  constructor(options: PageMakerOptions) {
    this.#options = options;
    this.#slots = new RenderSlots(options.renderLimit);
    this.#cache = new PageCache(options.cacheBytes);
  }

  /** Loads every lazy module and text, because a render can't wait for them. */
  async warm(locales: readonly string[]): Promise<void> {
    await Promise.all([preloadScreens(), ...locales.map((locale) => this.#loadMessages(locale))]);
  }

  /** Makes a member's calls that the address made last time, while the visitor is still looked up; null: none are known. */
  ahead(place: ListPlace, api: PageApi): PageCalls | null {
    const list = this.#callLists.get(listKey(place));
    if (list === undefined) return null;
    const calls = new PageCalls(api);
    void calls.make(list.calls);
    return calls;
  }

  async make(wish: PageWish): Promise<MadePage | RedirectedPage> {
    // A stranger's page depends on its address only, so its cache key needs no data; an invitation names a member.
    const isInvited = parseAttribution(new URL(wish.path, 'http://host').searchParams).referrer !== undefined;
    const strangerKey =
      wish.visitor.session === null && !wish.unknownVisitor && !isInvited ? this.#key(wish, []) : undefined;
    const known = strangerKey === undefined ? undefined : this.#cache.get(strangerKey);
    if (known !== undefined) return fromCache(known);
    try {
      const calls = wish.calls ?? new PageCalls(wish.api);
      const found = await this.#found(wish, calls);
      const made = found ?? (await this.#slots.run(() => this.#rendered(wish, calls, strangerKey)));
      if (made !== undefined) return made;
    } catch (error) {
      this.#options.onFailure(error, wish.path);
    }
    return this.#skeleton(wish);
  }

  /** Finds a member's cached page by the answers to the calls that the address made last time. */
  async #found(wish: PageWish, calls: PageCalls): Promise<MadePage | undefined> {
    const list = wish.visitor.session === null ? undefined : this.#callLists.get(listKey(toPlace(wish)));
    if (list === undefined) return undefined;
    await calls.make(list.calls);
    const known = this.#cache.get(this.#key(wish, await calls.withAnswers(list.calls)));
    return known && fromCache(known);
  }

  async #rendered(
    wish: PageWish,
    calls: PageCalls,
    strangerKey: string | undefined,
  ): Promise<MadePage | RedirectedPage> {
    const prepared = await this.#prepare(wish, calls.fetch, wish.unknownVisitor);
    if (prepared.kind === 'redirect') return prepared;
    const used = calls.used();
    this.#callLists.set(listKey(toPlace(wish)), { calls: used, bytes: JSON.stringify(used).length });
    const key = strangerKey ?? this.#key(wish, await calls.withAnswers(used));
    const known = this.#cache.get(key);
    if (known !== undefined) return fromCache(known);
    const page = this.#document(wish, prepared, prepared.isPainted ? 'skeleton' : 'render');
    this.#cache.set(key, { page, bytes: page.packed.bytes + key.length });
    return page;
  }

  async #skeleton(wish: PageWish): Promise<MadePage | RedirectedPage> {
    const prepared = await this.#prepare(wish, new PageCalls(wish.api).fetch, true);
    return prepared.kind === 'redirect' ? prepared : this.#document(wish, prepared, 'skeleton');
  }

  async #prepare(
    wish: PageWish,
    fetch: PageCalls['fetch'],
    painted: boolean,
  ): Promise<PreparedPage | RedirectedPage> {
    const { visitor, path, origin, now, cookies } = wish;
    const texts = await this.#loadMessages(visitor.locale);
    const href = new URL(`${origin}${path}`).href;
    const input: AppInput = {
      page: this.#pageData(wish, undefined),
      messages: texts,
      host: serverHost({
        rendering: painted ? 'skeleton' : 'server',
        href,
        apiPrefix: this.#options.apiPrefix,
        fetch,
        cookies,
        now: now.getTime(),
        newKey: randomUUID,
        loadMessages: this.#loadMessages,
      }),
      serverTime: now.getTime(),
      intlCache: this.#intlCache(visitor.locale),
    };
    return preparePage(input, new Request(href));
  }

  #document(wish: PageWish, prepared: PreparedPage, from: 'render' | 'skeleton'): MadePage {
    const { theme } = wish.visitor;
    const page = this.#pageData(wish, from === 'render' ? prepared : undefined);
    const { html, title } = prepared.render();
    const parts = documentParts({
      page,
      title,
      description: page.visitor === 'member' ? null : page.brand.words.landing.pitch,
      iconHref: `/brand/icon.svg?theme=${theme.themeId}`,
      ground: { light: theme.light.ground, dark: theme.dark.ground },
      linkPicture: page.visitor === 'member' ? null : `${wish.origin}/brand/${LINK_PICTURE.file}`,
      themeCss: themeCss(theme),
      assets: this.#options.assets.forPage(prepared.sources, page.locale),
      serviceWorker: this.#serviceWorker(wish),
      incomplete: inWords(wish.visitor.locale, say('platform.pageIncomplete')),
      html,
      bar: wish.bar ?? null,
    });
    return { kind: 'page', status: prepared.status, packed: this.#packer.pack(parts), from };
  }

  /** For members only: a visitor would load it for nothing, and staff keep nothing of what they see. */
  #serviceWorker({ visitor, unknownVisitor, bar }: PageWish): string | null {
    const { assets, apiPrefix } = this.#options;
    const user = unknownVisitor || bar != null ? null : (visitor.session?.status.user ?? null);
    if (assets.serviceWorker === null || user === null || user.isAdmin) return null;
    return `${assets.serviceWorker}?api=${encodeURIComponent(apiPrefix)}`;
  }

  #pageData({ visitor, now, unknownVisitor, bar }: PageWish, prepared: PreparedPage | undefined): PageData {
    const { brand, locale, zone, theme, mode, session } = visitor;
    return {
      build: this.#options.assets.build,
      // Staff who look at a member's app aren't counted.
      brand: { ...brand.publicIn(locale), ...(bar == null ? {} : { analyticsCollector: null }) },
      locale,
      zone,
      now: bucket(now),
      themeId: theme.themeId,
      mode,
      visitor: unknownVisitor ? 'unknown' : session === null ? 'stranger' : 'member',
      status: session?.status ?? null,
      features: session?.features ?? null,
      errorReports: this.#options.errorReports,
      rendered: prepared !== undefined,
      records: prepared?.records ?? null,
      answers: prepared?.answers ?? null,
    };
  }

  /** Texts don't depend on the member, so they are loaded once. */
  readonly #loadMessages: LoadMessages = (locale, screen) => {
    const key = `${locale} ${screen ?? ''}`;
    const texts = this.#texts.get(key) ?? loadMessages(locale, screen);
    this.#texts.set(key, texts);
    return texts;
  };

  /** Formatters are expensive and don't depend on the member. */
  #intlCache(locale: string): IntlCache {
    const cache = this.#intlCaches.get(locale) ?? createIntlCache();
    this.#intlCaches.set(locale, cache);
    return cache;
  }

  #key({ visitor, path, origin, now, bar }: PageWish, pieces: readonly (string | number)[]): string {
    const { brand, locale, zone, theme, mode, session } = visitor;
    const facts = [
      brand.id,
      locale,
      zone,
      theme.themeId,
      mode,
      origin,
      path,
      bucket(now),
      this.#options.assets.build,
      session,
      bar?.html ?? null,
    ];
    // Answers are hashed as they are, prefixed with their length: escaping would cost more than the hash.
    const answers = pieces.map((piece) => `${String(piece).length}:${piece}`);
    return hash('sha256', `${JSON.stringify(facts)}${answers.join('')}`, 'base64');
  }
}

const fromCache = ({ page }: CachedPage): MadePage => ({ ...page, from: 'cache' });

interface ListPlace {
  readonly brandId: string;
  readonly locale: string;
  /** Path and query. */
  readonly path: string;
}

const listKey = ({ brandId, locale, path }: ListPlace): string => JSON.stringify([brandId, locale, path]);

const toPlace = ({ visitor, path }: PageWish): ListPlace => ({
  brandId: visitor.brand.id,
  locale: visitor.locale,
  path,
});

const bucket = (now: Date): number => Math.floor(now.getTime() / bucketMs) * bucketMs;
