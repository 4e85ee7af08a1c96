import type { Platform } from '../platform.ts';
import type { KeptAnswer } from './keptAnswers.ts';

const KEY = 'ebbwatt.kept-answers';

/** Keeps a member's answers also while the app is closed, in the browser's storage. Returns how to stop. */
export function storeKeptAnswers({
  keptAnswers,
  session,
}: Pick<Platform, 'keptAnswers' | 'session'>): () => void {
  const restore = (): void => {
    const memberId = session.current()?.user?.id;
    if (memberId === undefined) return;
    const stored = readAnswers();
    const own = stored.filter((answer) => answer.memberId === memberId);
    if (own.length < stored.length) writeAnswers(own);
    if (own.length > 0 && keptAnswers.get().length === 0) keptAnswers.set(own);
  };
  restore();
  const stops = [
    session.store.subscribe(restore),
    keptAnswers.subscribe(() => writeAnswers(keptAnswers.get())),
  ];
  return () => stops.forEach((stop) => stop());
}

type Kept = Pick<Platform, 'keptAnswers'>;

/** The answers that wait, also on a page that has not restored them yet. */
export const waitingAnswers = ({ keptAnswers }: Kept): readonly KeptAnswer[] =>
  keptAnswers.get().length > 0 ? keptAnswers.get() : readAnswers();

/**
 * Logs out. Answers that wait are forgotten, or with `keepsAnswers` kept for when the same member is back: where the
 * server ended the session, or they only log in again.
 */
export async function logOutWithAnswers(
  app: Kept & Pick<Platform, 'session'>,
  keepsAnswers: boolean,
): Promise<boolean> {
  const waiting = waitingAnswers(app);
  const isLoggedOut = await app.session.logOut();
  // A member who is still logged in can still send them.
  if (waiting.length > 0) writeAnswers(keepsAnswers || !isLoggedOut ? waiting : []);
  return isLoggedOut;
}

function readAnswers(): readonly KeptAnswer[] {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as readonly KeptAnswer[];
  } catch {
    // Storage may be blocked; closing the app then loses them.
    return [];
  }
}

function writeAnswers(answers: readonly KeptAnswer[]): void {
  try {
    if (answers.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // As above.
  }
}
