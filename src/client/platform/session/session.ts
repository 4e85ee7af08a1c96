import type { UserStatus } from '../../../../codegen/rest/types.ts';
import {
  readAccessToken,
  statusTakesToken,
  withoutAccessToken,
} from '../../../domain/session/accessToken.ts';
import { judgeLink } from '../../../domain/session/expiredLink.ts';
import type { Navigator } from '../navigation/navigator.ts';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';
import { RequestFailure } from '../transport/failure.ts';
import type { RestClient } from '../transport/restClient.ts';

export type LinkNotice = 'link-expired' | 'password-link-expired' | 'link-used';

export interface SessionState {
  readonly status: UserStatus;
  /** The page was opened with an expired link, and doesn't redirect (SES-08). */
  readonly linkExpired: boolean;
}

/** The user status. The only owner of its answer. */
export interface Session {
  readonly store: Store<SessionState | undefined>;
  /** undefined until known. */
  current(): UserStatus | undefined;
  /** Fetches once if needed (SES-01). Never rejects: a failure means no session (SES-02). */
  known(): Promise<UserStatus>;
  /** After a login, or a sign-up step that logs in: clears everything of the previous user. */
  enter(status: UserStatus): void;
  /** Logs out on the server, then clears everything (SES-09). False when the server couldn't be reached. */
  logOut(): Promise<boolean>;
}

/** SES-02. */
export const STRANGER: UserStatus = { user: null, attributes: {}, via_access_token: false };

export interface SessionOptions {
  /** The session that came with the page; null: fetch it. */
  readonly status: UserStatus | null;
  readonly rest: Pick<RestClient, 'read'>;
  readonly navigator: Navigator;
  readonly notify: (notice: LinkNotice) => void;
  /** Clears every cache with member data. */
  readonly clearCaches: () => void;
}

export function createSession({ status, rest, navigator, notify, clearCaches }: SessionOptions): Session {
  const store = createStore<SessionState | undefined>(
    status === null ? undefined : { status, linkExpired: false },
  );
  let asking: Promise<UserStatus> | undefined;

  async function ask(): Promise<UserStatus> {
    const opened = new URL(navigator.href(), 'http://page');
    const token = statusTakesToken(opened.pathname) ? readAccessToken(opened.search) : null;
    const answer = await readStatus(rest, token);
    const verdict = judgeLink({
      hadToken: token !== null,
      answered: answer !== null,
      userId: answer?.user?.id ?? null,
      hasPassword: answer?.spent_link?.has_password ?? false,
      path: opened.pathname,
    });
    store.set({ status: answer ?? STRANGER, linkExpired: verdict.kind !== 'fine' });
    if (verdict.kind !== 'fine') notify(verdict.notice);
    if (verdict.kind === 'go') {
      // The form there starts with the address, where this browser may know it.
      navigator.go(verdict.to, { replace: true, state: { email: answer?.spent_link?.email ?? '' } });
    } else if (token !== null) {
      // SES-05. If the member navigated meanwhile, there is no token to remove.
      const now = new URL(navigator.href(), 'http://page');
      const cleaned = withoutAccessToken(now.search);
      if (now.pathname === opened.pathname && cleaned !== now.search) {
        navigator.go(now.pathname + cleaned + now.hash, { replace: true, state: { keepScroll: true } });
      }
    }
    return answer ?? STRANGER;
  }

  return {
    store,
    current: () => store.get()?.status,
    known() {
      const held = store.get();
      if (held !== undefined) return Promise.resolve(held.status);
      asking ??= ask();
      return asking;
    },
    enter(entered) {
      clearCaches();
      store.set({ status: entered, linkExpired: false });
    },
    async logOut() {
      const reached = await logOutOnServer(rest);
      clearCaches();
      store.set({ status: STRANGER, linkExpired: false });
      return reached;
    },
  };
}

/** null when the call failed; the funnel has reported it (SES-03). */
async function readStatus(rest: Pick<RestClient, 'read'>, token: string | null): Promise<UserStatus | null> {
  try {
    const query = token === null ? {} : { access_token: token };
    return await rest.read('/user_status', { params: { query } }, { intent: 'status' });
  } catch (error) {
    if (error instanceof RequestFailure) return null;
    throw error;
  }
}

/**
 * Any answer will do: a session that is gone already is logged out. Without an answer the cookie may still
 * work.
 */
async function logOutOnServer(rest: Pick<RestClient, 'read'>): Promise<boolean> {
  try {
    await rest.read('/logout', {}, { intent: 'action' });
    return true;
  } catch (error) {
    return error instanceof RequestFailure && error.kind !== 'unreachable';
  }
}
