import type { Locale } from '../../domain/brands/countries.ts';
import type { PartnerRight } from '../../domain/partner/rights.ts';
import type { PublicBrand } from '../../domain/brands/publicBrand.ts';
import type { Theme } from '../../domain/brands/theme.ts';
import type { BrandConfig, BrandWordsFile } from '../../domain/brands/types.ts';
import type { PartnerRule } from './access/accessRule.ts';
import type { Changes } from './changes.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { Deadline } from './deadline.ts';
import type { NewId } from './ids.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail.ts';
import type { Maintenance } from './maintenance.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbound } from './http/outbound.ts';
import type { Replica } from './replica/replica.ts';
import type { Partners } from './partners.ts';
import type { Notify } from './notify.ts';
import type { Secrets } from './secrets.ts';

/** The part of a brand that every subject needs. */
export interface RequestBrand {
  readonly id: string;
  /** Domain attribute of the cookies; null to bind them to the host. */
  readonly cookieDomain: string | null;
  readonly config: BrandConfig;
  readonly words: BrandWordsFile;
  readonly theme: Theme;
  /** The brand as a page in this locale sees it. */
  publicIn(locale: Locale): PublicBrand;
}

export interface RequestBrands {
  readonly all: readonly RequestBrand[];
  byId(id: string): RequestBrand | null;
  /** A known host, else the build setting, else the default brand (BRD-04). */
  forHost(host: string | undefined): RequestBrand;
}

/** Everything that lives as long as the process. Services are built from it once, in the composition root. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** For reads that may be seconds old. */
  readonly replica: Replica;
  readonly brands: RequestBrands;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly jobs: Jobs;
  readonly mail: Mailer;
  readonly partners: Partners;
  readonly outbound: Outbound;
  readonly deadline: Deadline;
  readonly notify: Notify;
  readonly maintenance: Maintenance;
  readonly changes: Changes;
  readonly metrics: Metrics;
}

/**
 * The member behind a session: what every request needs, read in the session's statement. Names, addresses and
 * preferences are the profile, which `readProfile` of the session subject reads where it is needed.
 */
export interface SessionMember {
  /** Whose data the request is about. */
  readonly id: string;
  /** Whose home it is, for an invited person. Left out: the member's own. */
  readonly homeId?: string;
  /** Who logged in, where `id` is the home of somebody else. Left out: the member. */
  readonly personId?: string;
  readonly brandId: string;
  readonly isAdmin: boolean;
  /** Staff role keys, `internal_…`. Empty for members who are not staff. */
  readonly roles: ReadonlySet<string>;
  /** Staff whose session lacks the second factor, and therefore its role keys. */
  readonly needsSecondFactor: boolean;
  readonly locale: string | null;
  readonly timeZone: string;
  readonly accountSetupStatus: 'NotStarted' | 'InProgress' | 'Complete';
  /** Home branches on some of them. */
  readonly attributes: Readonly<Record<string, string>>;
}

export interface SessionState {
  readonly id: string;
  /** The cookie's value, for ending or replacing the session. Never logged. */
  readonly token: string;
  readonly createdAt: Date;
  /** Whether a second factor of staff was given. */
  readonly secondFactor: boolean;
}

/** Staff look at the app as the request's member sees it. Nothing may be written. */
export interface PreviewState {
  readonly id: string;
  readonly staffId: string;
  /** The member's name, else the email address. */
  readonly memberName: string;
  /** The instant that is shown; null: now. */
  readonly at: Date | null;
  readonly expiresAt: Date;
}

/**
 * The context of a REST or GraphQL request or a server-rendered page. Services get only what they need of it
 * (`ctx.db`, `{ brandId, memberId }`), so that jobs and commands can call them too.
 */
export interface RequestContext {
  readonly deps: Deps;
  readonly db: Db;
  /** When what `db` shows was so; left out or null: now, give or take a few seconds. */
  readonly readAt?: Date | null;
  /** One instant for the whole request, so that parts of an answer can't disagree. */
  readonly now: Date;
  readonly log: Logger;
  readonly requestId: string;
  readonly brand: RequestBrand;
  readonly session: SessionState | null;
  readonly member: SessionMember | null;
  /** Left out: the member is who asks. */
  readonly preview?: PreviewState | null;
  /** The browser still shows a member's app to staff, although the time for it is over. */
  readonly previewEnded?: boolean;
  /** Left out: not a call of the partner API. */
  readonly partnerKey?: PartnerKey;
  /** The language of the answer. */
  readonly locale: Locale;
  readonly client: ClientFacts;
}

/** A logged-in member's request. */
export interface MemberContext extends RequestContext {
  readonly session: SessionState;
  readonly member: SessionMember;
}

/** The key with which a partner calls. */
export interface PartnerKey {
  readonly id: string;
  readonly name: string;
  /** Its first characters, by which people recognize it. */
  readonly hint: string;
  readonly rights: ReadonlySet<PartnerRight>;
  readonly expiresAt: Date;
}

/** A partner's request. It has no member. */
export interface PartnerContext extends RequestContext {
  readonly member: null;
  readonly partnerKey: PartnerKey;
}

/** What a handler gets under a rule of the access table: only under `anyone` may there be no member. */
export type ContextUnder<Rule> = Rule extends PartnerRule
  ? PartnerContext
  : Rule extends 'anyone' | 'visitor'
    ? RequestContext
    : MemberContext;

/** The caller's address is for rate limits, never for the log. */
export interface ClientFacts {
  readonly address: string;
  readonly userAgent: string;
  /** `https` when the request came over TLS, directly or through a trusted proxy. */
  readonly secure: boolean;
  /** Host name and port as the browser named them: only to be compared with known ones. */
  readonly host: string;
  /** The browser objects to tracking on all sites (Global Privacy Control, Do Not Track). */
  readonly objects: boolean;
  /** Value of the `Idempotency-Key` header. */
  readonly idempotencyKey: string | null;
  /** Our cookies as the browser sent them. Never logged. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** An uploaded file that is not read yet. Reading beyond the limit throws the 413 error. */
export interface UploadedFile {
  readonly field: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly stream: AsyncIterable<Buffer>;
  /** Fields that preceded it in the body, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface CookieChange {
  readonly name: string;
  /** null deletes the cookie. */
  readonly value: string | null;
  readonly httpOnly: boolean;
  readonly maxAgeSeconds?: number;
}

/** A REST handler's answer. `body` is checked against the contract in tests and in development. */
export interface RestAnswer<Body = unknown> {
  readonly status: number;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly CookieChange[];
}

/** A REST handler's input, validated and coerced by the contract. */
export interface RestInput<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The files of a multipart body in order; empty for other bodies. */
  readonly files: AsyncIterable<UploadedFile>;
}
