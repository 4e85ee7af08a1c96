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
    const own = readAnswers().filter((answer) => answer.memberId === memberId);
    if (own.length > 0 && keptAnswers.get().length === 0) keptAnswers.set(own);
  };
  restore();
  const stops = [session.store.subscribe(restore), keptAnswers.subscribe(() => write(keptAnswers.get()))];
  return () => stops.forEach((stop) => stop());
}

function readAnswers(): readonly KeptAnswer[] {
  try {
    return JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as readonly KeptAnswer[];
  } catch {
    // Storage may be blocked; closing the app then loses them.
    return [];
  }
}

function write(answers: readonly KeptAnswer[]): void {
  try {
    if (answers.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // As above.
  }
}
