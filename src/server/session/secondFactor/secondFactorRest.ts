import type { RestHandlers } from '../../../../codegen/rest/handlers.ts';
import type { SecondFactors } from '../../../../codegen/rest/types.ts';
import { FRESH_LOGIN_MINUTES, MOST_PASSKEYS } from '../../../domain/session/secondFactors.ts';
import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import { record } from '../../audit/service.ts';
import type { MemberContext, RequestContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { refused, type RequestError } from '../../platform/errors.ts';
import { takeAllowances } from '../../platform/allowances.ts';
import { PENDING_LOGIN_COOKIE } from '../../platform/http/cookies.ts';
import { say } from '../../platform/messages/say.ts';
import { acceptAppCode, beginAuthenticator } from './authenticatorApp.ts';
import { addPasskey, askPasskey, beginPasskey } from './passkeys.ts';
import { passkeySite } from './passkeySite.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import type { SessionService } from '../service.ts';
import { isFreshLogIn } from '../login/confirmLogIn.ts';
import { place, tooMany } from '../login/caller.ts';
import { startSessionFor } from '../login/startSession.ts';
import {
  countRecoveryCodes,
  deleteAuthenticator,
  deletePasskey,
  deleteSecondFactors,
  findAuthenticator,
  listFactorKinds,
  listPasskeys,
  markSecondFactor,
} from '../store/secondFactors.ts';
import { finishPendingLogin, readPendingLogin } from '../store/twoFactor.ts';
import { ownTries } from '../login/tries.ts';
import { toKey } from './twoFactor.ts';

type Handlers = Pick<
  RestHandlers,
  | 'getSecondFactors'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'beginPasskey'
  | 'confirmPasskey'
  | 'askPasskey'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
>;

/** Someone who may change their second factors: at a log-in that requires the first one, or soon after a log-in. */
interface Owner {
  readonly memberId: string;
  readonly email: string;
  /** The pending log-in's token; null in a session. */
  readonly pendingToken: string | null;
}

/** `authenticator` where a passkey has its id. */
const AUTHENTICATOR = 'authenticator';
const OWN_REASON = 'Their own log-in';

/** Second factors of staff: setting up, listing and removing. Giving one is the second step of the log-in. */
export function secondFactorHandlers(sessions: SessionService): Handlers {
  return {
    getSecondFactors: async (ctx) => ({ status: 200, body: await readFactors(ctx) }),

    beginAuthenticator: async (ctx) => {
      const { memberId, email } = await findOwner(ctx);
      const issuer = wordsFor(ctx.brand, ctx.locale).productName;
      const offered = await beginAuthenticator(ctx.deps.secrets, ctx.db, {
        memberId,
        now: ctx.now,
        issuer,
        account: email,
      });
      if (offered === null) throw refused(say('session.authenticatorKnown'), { code: 'AUTHENTICATOR_KNOWN' });
      return { status: 200, body: offered };
    },

    confirmAuthenticator: async (ctx, { body: { code } }) => {
      const owner = await findOwner(ctx);
      await throttle(ctx, owner.memberId);
      return added(ctx, owner, 'authenticator', async (tx) => {
        const right = await acceptAppCode(ctx.deps.secrets, tx, {
          memberId: owner.memberId,
          now: ctx.now,
          code,
          confirms: true,
        });
        if (!right)
          throw refused(say('session.appCodeWrong'), {
            code: 'CODE_WRONG',
            fields: { code: say('session.appCodeWrong') },
          });
      });
    },

    beginPasskey: async (ctx) => {
      const { memberId, email } = await findOwner(ctx);
      if ((await listPasskeys(ctx.db, memberId)).length >= MOST_PASSKEYS)
        throw refused(say('session.manyPasskeys', { most: MOST_PASSKEYS }), { code: 'MANY_PASSKEYS' });
      const options = await beginPasskey(ctx.db, { ...place(ctx), memberId, email, site: passkeySite(ctx) });
      return { status: 200, body: { options: { ...options } } };
    },

    confirmPasskey: async (ctx, { body: { name, response } }) => {
      const owner = await findOwner(ctx);
      await throttle(ctx, owner.memberId);
      return added(ctx, owner, 'passkey', async (tx) => {
        const saved = await addPasskey(tx, {
          ...place(ctx),
          memberId: owner.memberId,
          site: passkeySite(ctx),
          id: ctx.deps.newId(),
          name: name.trim(),
          response,
        });
        if (!saved) throw refused(say('session.passkeyRefused'), { code: 'PASSKEY_REFUSED' });
      });
    },

    askPasskey: async (ctx) => {
      const token = pendingToken(ctx);
      const pending = token === null ? null : await readPendingLogin(ctx.db, toKey({ ...place(ctx), token }));
      if (pending === null) throw gone();
      const { memberId } = pending;
      const step = await sessions.readLogInStep(ctx.db, {
        brandId: ctx.brand.id,
        memberId,
        codeGiven: false,
      });
      if (step?.factors.includes('passkey') !== true) throw gone();
      const options = await askPasskey(ctx.db, { ...place(ctx), memberId, site: passkeySite(ctx) });
      return { status: 200, body: { options: { ...options } } };
    },

    renewRecoveryCodes: async (ctx) => {
      const { memberId } = await findOwner(ctx);
      const { authenticator, passkey } = await listFactorKinds(ctx.db, memberId);
      if (!authenticator && !passkey)
        throw refused(say('session.noSecondFactor'), { code: 'NO_SECOND_FACTOR' });
      const codes = await transaction(ctx.db, async (tx) => {
        await note(ctx, tx, memberId, 'staff.recoveryCodes', null, null);
        return makeRecoveryCodes(ctx.deps.secrets, tx, memberId);
      });
      return { status: 200, body: { recovery_codes: codes, status: null } };
    },

    removeSecondFactor: async (ctx, { body: { id } }) => {
      const { memberId } = await findOwner(ctx);
      await transaction(ctx.db, async (tx) => {
        const known = await listPasskeys(tx, memberId);
        const { authenticator } = await listFactorKinds(tx, memberId);
        const passkey = known.find((each) => each.id === id);
        const isLast = known.length + Number(authenticator) === 1;
        if (id === AUTHENTICATOR ? !authenticator : passkey === undefined) return;
        if (isLast && sessions.staffFactorRequired)
          throw refused(say('session.lastSecondFactor'), { code: 'LAST_SECOND_FACTOR' });
        if (isLast) await deleteSecondFactors(tx, memberId);
        else if (id === AUTHENTICATOR) await deleteAuthenticator(tx, memberId);
        else await deletePasskey(tx, memberId, id);
        const what = passkey === undefined ? AUTHENTICATOR : `passkey ${passkey.name}`;
        await note(ctx, tx, memberId, 'staff.factorRemove', { secondFactor: what }, null);
        await warn(ctx, tx, memberId, passkey === undefined ? 'authenticatorRemoved' : 'passkeyRemoved');
      });
      return { status: 200, body: await readFactors(ctx as MemberContext) };
    },
  };

  async function readFactors(ctx: MemberContext): Promise<SecondFactors> {
    const memberId = ctx.member.id;
    const app = await findAuthenticator(ctx.db, memberId);
    const known = await listPasskeys(ctx.db, memberId);
    return {
      required: sessions.staffFactorRequired,
      fresh: isFreshLogIn(ctx),
      authenticator: app?.confirmedAt == null ? null : { added_at: app.confirmedAt.toISOString() },
      passkeys: known.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        added_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
      recovery_codes: await countRecoveryCodes(ctx.db, memberId),
    };
  }

  async function findOwner(ctx: RequestContext): Promise<Owner> {
    const token = pendingToken(ctx);
    if (token !== null) {
      const pending = await readPendingLogin(ctx.db, toKey({ ...place(ctx), token }));
      const step =
        pending === null ? null : await sessions.readLogInStep(ctx.db, { brandId: ctx.brand.id, ...pending });
      if (pending !== null && step?.next === 'enroll') return toOwner(ctx, pending.memberId, token);
    }
    if (ctx.member === null || ctx.session === null || !ctx.member.isAdmin) throw gone();
    if (ctx.member.needsSecondFactor || !isFreshLogIn(ctx as MemberContext))
      throw refused(say('session.freshLogin', { minutes: FRESH_LOGIN_MINUTES }), { code: 'FRESH_LOGIN' });
    return toOwner(ctx, ctx.member.id, null);
  }

  async function toOwner(
    { db, brand }: RequestContext,
    memberId: string,
    token: string | null,
  ): Promise<Owner> {
    const { email } = await sessions.findPerson(db, brand.id, memberId);
    return { memberId, email, pendingToken: token };
  }

  /** Adds a factor; the first one comes with recovery codes, and finishes a pending log-in. */
  async function added(
    ctx: RequestContext,
    { memberId, pendingToken: token }: Owner,
    kind: 'authenticator' | 'passkey',
    add: (tx: Db) => Promise<void>,
  ) {
    const recoveryCodes = await transaction(ctx.db, async (tx) => {
      await add(tx);
      if (token !== null && !(await finishPendingLogin(tx, toKey({ ...place(ctx), token })))) throw gone();
      if (token === null && ctx.session !== null) await markSecondFactor(tx, ctx.session.id);
      await note(ctx, tx, memberId, 'staff.factorAdd', null, { secondFactor: kind });
      await warn(ctx, tx, memberId, `${kind}Added`);
      const { recovery } = await listFactorKinds(tx, memberId);
      return recovery ? [] : makeRecoveryCodes(ctx.deps.secrets, tx, memberId);
    });
    const started =
      token === null ? null : await startSessionFor(ctx, sessions, memberId, false, { secondFactor: true });
    return {
      status: 200 as const,
      body: { recovery_codes: recoveryCodes, status: started?.body ?? null },
      cookies: started?.cookies ?? [],
    };
  }
}

function pendingToken({ client }: RequestContext): string | null {
  const token = client.cookies[PENDING_LOGIN_COOKIE];
  return token === undefined || token === '' ? null : token;
}

function gone(): RequestError {
  return refused(say('session.twoFactorGone'), { code: 'SECOND_STEP_GONE' });
}

async function throttle({ deps, db, now }: RequestContext, memberId: string): Promise<void> {
  const seconds = await takeAllowances(db, ownTries(deps.secrets, `second-factor:${memberId}`), now);
  if (seconds > 0) throw tooMany(seconds);
}

function note(
  { deps, brand, now }: RequestContext,
  tx: Db,
  memberId: string,
  action: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  return record(tx, {
    id: deps.newId(),
    at: now,
    brandId: brand.id,
    actorId: memberId,
    action,
    subject: `member:${memberId}`,
    reason: OWN_REASON,
    before,
    after,
  });
}

type Change = 'authenticatorAdded' | 'authenticatorRemoved' | 'passkeyAdded' | 'passkeyRemoved';

/** The owner learns of every change, also of one that a thief made. */
function warn({ deps, brand }: RequestContext, tx: Db, memberId: string, what: Change): Promise<void> {
  return deps.notify.send(tx, {
    brandId: brand.id,
    memberId,
    template: 'second-factor-changed',
    values: { what },
    key: `second-factor-changed:${deps.newId()}`,
  });
}
