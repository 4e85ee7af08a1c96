import { pagePath } from '../navigation/pagePath.ts';
import type { Answer } from './answer.ts';
import { answerFacts, CANNOT_SAVE, type AnswerFacts } from './answerFacts.ts';
import { chooseMessage, type ErrorMessage } from './errorMessage.ts';

/**
 * What to do with a response.
 * - `dropped`: nothing at all.
 * - `silent`: reported, but not shown: a background read failed.
 * - `redirect`: to the raw address from the server; the caller checks it against the brand's hosts.
 * - `second-step`: login needs a two-factor code, by one of the options.
 * - `field-errors`: shown at the fields, never as a flash; `message` is for the top of the form.
 */
export type Verdict =
  | { readonly kind: 'ok' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'retry-after-cookie-reset' }
  | { readonly kind: 'maintenance'; readonly to: '/maintenance' }
  | { readonly kind: 'logout'; readonly to: '/logout' }
  | { readonly kind: 'redirect'; readonly address: string }
  | { readonly kind: 'second-step'; readonly options: unknown; readonly message: ErrorMessage }
  | {
      readonly kind: 'field-errors';
      readonly fields: Readonly<Record<string, string>>;
      readonly message: ErrorMessage;
    }
  | { readonly kind: 'flash'; readonly message: ErrorMessage }
  | { readonly kind: 'silent'; readonly message: ErrorMessage };

interface Case {
  readonly answer: Answer;
  readonly facts: AnswerFacts;
  readonly message: ErrorMessage;
  /** Whether the open page is one of these. */
  readonly on: (...pages: string[]) => boolean;
}

export interface AnswerRow {
  readonly source: string;
  readonly meaning: string;
  /** null: try the next row. */
  readonly judge: (c: Case) => Verdict | null;
}

/** The specification's response table: the first row that applies decides. Source: spec A §7. */
export const ANSWER_TABLE: readonly AnswerRow[] = [
  {
    source: 'NET-18, NET-24',
    meaning: 'Cancelled, replaced, or no longer awaited.',
    judge: ({ answer }) => (answer.dropped === true ? { kind: 'dropped' } : null),
  },
  {
    source: 'NET-13, AMB-16',
    meaning:
      'A redirect, as HTTP status or in the body; a 303 without an address is a failure like any other.',
    judge: ({ facts: { status, bodyStatus, redirect } }) =>
      (status === 303 || bodyStatus === 303) && redirect !== null
        ? { kind: 'redirect', address: redirect }
        : null,
  },
  {
    source: 'NET-04, AMB-17',
    meaning: 'The anti-forgery token was wrong: renew it and repeat the call, once.',
    judge: ({ answer, facts: { status, bodyStatus } }) =>
      status === 400 && bodyStatus === -303 && answer.repeated !== true
        ? { kind: 'retry-after-cookie-reset' }
        : null,
  },
  {
    source: 'NET-16, AMB-18',
    meaning:
      'Nothing can be saved right now, but reading goes on: the member stays, with what they typed, and the server says why.',
    judge: ({ answer, facts: { status, code, error } }) => {
      if (status !== 503 || code !== CANNOT_SAVE) return null;
      return { kind: answer.intent === 'read' ? 'silent' : 'flash', message: chooseMessage(null, error) };
    },
  },
  {
    source: 'NET-07, SYS-10',
    meaning: 'Unavailable, and the maintenance page says so already.',
    judge: ({ facts, on, message }) =>
      facts.status === 503 && on('/maintenance') ? { kind: 'silent', message } : null,
  },
  {
    source: 'NET-06, NET-08',
    meaning: 'Unavailable; the log-in page stays and shows the failure.',
    judge: ({ facts, on }) =>
      facts.status === 503 && !on('/login') ? { kind: 'maintenance', to: '/maintenance' } : null,
  },
  {
    source: 'NET-12',
    meaning:
      'The log-in wants a second step, for which it asks itself; what else a member does stays, and says so.',
    judge: ({ answer, facts: { status, verificationOptions: options }, message }) => {
      if (status !== 401 || options === null) return null;
      return answer.intent === 'action'
        ? { kind: 'flash', message }
        : { kind: 'second-step', options, message };
    },
  },
  {
    source: 'NET-09, NET-10, NET-11, AMB-37',
    meaning: 'No one is logged in; the pages for logging in and out stay.',
    judge: ({ facts, on }) =>
      facts.status === 401 && !on('/login', '/forgot-password', '/logout')
        ? { kind: 'logout', to: '/logout' }
        : null,
  },
  {
    source: 'NET-01',
    meaning: 'Done.',
    judge: ({ facts }) => (facts.succeeded ? { kind: 'ok' } : null),
  },
  {
    source: 'house style 7',
    meaning:
      'The answer names the fields that are wrong; where the member sees none of them, it says what is.',
    judge: ({ answer, facts: { status, fields }, message }) => {
      if (status < 400 || status >= 500 || fields === null) return null;
      const isShown =
        answer.intent !== 'action' || answer.fieldsShown?.some((field) => field in fields) === true;
      return isShown
        ? { kind: 'field-errors', fields, message }
        : { kind: 'flash', message: firstSentence(message, fields) };
    },
  },
  {
    source: 'NET-19, AMB-18',
    meaning: 'A background read failed: swallowed, but reported.',
    judge: ({ answer, message }) => (answer.intent === 'read' ? { kind: 'silent', message } : null),
  },
];

function messageOf(answer: Answer, { status, error }: AnswerFacts): ErrorMessage {
  if (status === 0 && answer.unansweredMessage !== undefined)
    return { source: 'explicit', text: answer.unansweredMessage };
  // What the caller would say is no truer, and this can be mended.
  if (status === 0 && answer.offline === true) return { source: 'offline' };
  return chooseMessage(answer.explicitMessage, error);
}

function firstSentence(message: ErrorMessage, fields: Readonly<Record<string, string>>): ErrorMessage {
  const [text] = Object.values(fields);
  return message.source === 'default' && text !== undefined ? { source: 'server', text } : message;
}

/**
 * The one place that decides what to do with a response, for both transports. Whatever no row covers is a
 * failed action or user status, and flashes (NET-15, NET-16, SES-03, AMB-18).
 */
export function judgeAnswer(answer: Answer): Verdict {
  const facts = answerFacts(answer);
  const page = pagePath(answer.path);
  const message = messageOf(answer, facts);
  const c: Case = { answer, facts, message, on: (...pages) => pages.includes(page) };
  for (const { judge } of ANSWER_TABLE) {
    const verdict = judge(c);
    if (verdict !== null) return verdict;
  }
  return { kind: 'flash', message };
}
