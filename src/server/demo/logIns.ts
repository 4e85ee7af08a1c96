import type { Brand } from '../brands/service.ts';
import { agentName, createSessions, logsInBySso, noteFailedLogIn } from '../session/service.ts';
import type { DemoRole } from './cast.ts';
import type { DemoDeps } from './deps.ts';
import type { DemoMember } from './record.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Browser {
  readonly userAgent: string;
  readonly address: string;
}

const PHONE: Browser = {
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0 Mobile Safari/537.36',
  address: '203.0.113.24',
};
const LAPTOP: Browser = {
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
  address: '203.0.113.24',
};
const STRANGER: Browser = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0 OPR/116.0',
  address: '198.51.100.77',
};

interface DemoLogIn {
  readonly role: DemoRole;
  readonly msAgo: number;
  readonly browser: Browser;
  readonly isWrong?: boolean;
}

/** How long ago somebody else began to guess a member's password, and got in after some tries. */
const GUESSED_MS = 31 * HOUR_MS;
const GUESSES = 5;

const LOG_INS: readonly DemoLogIn[] = [
  { role: 'demo', msAgo: 26 * DAY_MS, browser: LAPTOP },
  { role: 'demo', msAgo: 15 * DAY_MS + 3 * HOUR_MS, browser: PHONE },
  { role: 'demo', msAgo: 6 * DAY_MS + HOUR_MS, browser: PHONE, isWrong: true },
  { role: 'demo', msAgo: 6 * DAY_MS + HOUR_MS - MINUTE_MS, browser: PHONE },
  { role: 'away', msAgo: 24 * DAY_MS, browser: PHONE },
  { role: 'away', msAgo: 9 * DAY_MS + 2 * HOUR_MS, browser: PHONE },
  ...Array.from({ length: GUESSES }, (_, nr) => ({
    role: 'away' as const,
    msAgo: GUESSED_MS - nr * MINUTE_MS,
    browser: STRANGER,
    isWrong: true,
  })),
  { role: 'away', msAgo: GUESSED_MS - 7 * MINUTE_MS, browser: STRANGER },
];

/** Log-ins of the last weeks: the demonstration member's own, and somebody else's into the account of a member who is away. */
export async function makeLogIns(
  { deps }: Pick<DemoDeps, 'deps'>,
  brand: Brand,
  members: readonly DemoMember[],
  now: Date,
): Promise<void> {
  const { db, newId, secrets, config } = deps;
  const { sessionDays, sessionMaxDays } = config;
  const sessions = createSessions({ db, newId, secrets, sessionDays, sessionMaxDays });
  const bySso = logsInBySso({ brand, deps });
  const open = new Map<string, string>();
  for (const { role, msAgo, browser, isWrong = false } of LOG_INS) {
    const member = members.find((each) => each.role === role);
    if (member === undefined || (isWrong && bySso)) continue;
    const { memberId } = member;
    const at = new Date(now.getTime() - msAgo);
    if (isWrong) {
      await noteFailedLogIn(db, {
        id: newId(),
        brand: brand.id,
        memberId,
        at,
        outcome: 'wrong_password',
        agent: agentName(browser.userAgent),
        network: browser.address,
      });
      continue;
    }
    // A browser's new session replaces its old one.
    const key = `${role} ${browser.userAgent}`;
    const replaces = open.get(key) ?? null;
    const who = { brandId: brand.id, memberId, now: at };
    open.set(key, (await sessions.start(db, { ...who, ...browser, replaces })).token);
  }
  for (const [key, token] of open) if (key.startsWith('demo ')) await sessions.end(db, token, brand.id);
}
