import type { Answer } from '../../../domain/transport/answer.ts';
import { leaving } from '../../../domain/navigation/leftPage.ts';
import { answerFacts } from '../../../domain/transport/answerFacts.ts';
import { judgeAnswer } from '../../../domain/transport/answerTable.ts';
import type { Verdict } from '../../../domain/transport/answerTable.ts';
import type { ErrorMessage } from '../../../domain/transport/errorMessage.ts';
import type { Navigator } from '../navigation/navigator.ts';
import type { StructuredEventInput } from '../../../domain/analytics/structuredEvent.ts';
import { RequestFailure } from './failure.ts';
import type { FailureKind } from './failure.ts';
import type { ErrorReporter } from './reporter.ts';

export interface FunnelOptions {
  readonly navigator: Pick<Navigator, 'go' | 'leave' | 'wanted'>;
  readonly flash: (flash: { readonly type: 'error'; readonly text: string }) => void;
  /** NET-17: failures shown to the member are tracked by code, never by text. */
  readonly track: (event: StructuredEventInput) => void;
  /** Renews the anti-forgery cookie. */
  readonly resetCookies: () => Promise<void>;
  /** The validated address, or null if the brand doesn't allow it. */
  readonly redirectTarget: (address: string) => string | null;
  /** The catalogue's messages: the default one (NET-15), and that the browser is offline. */
  readonly say: (message: 'default' | 'offline') => string;
  readonly reporter: Pick<ErrorReporter, 'report'>;
}

/** What the transport does next. */
export type Ruling =
  | { readonly kind: 'ok' }
  | { readonly kind: 'repeat' }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

export interface Funnel {
  /**
   * The one function that acts on an answer, for both transports: it navigates, flashes, reports, renews the
   * cookie. `cookieIsNew`: the cookie was renewed since this call was sent, so repeating suffices.
   */
  rule(answer: Answer, cookieIsNew?: boolean): Promise<Ruling>;
}

export function createFunnel({
  navigator,
  flash,
  track,
  resetCookies,
  redirectTarget,
  say,
  reporter,
}: FunnelOptions): Funnel {
  let resetting: Promise<void> | undefined;
  /** Simultaneous failures share one reset (AMB-17). If it fails, the repeated call decides. */
  const renewCookie = () => {
    resetting ??= resetCookies()
      .catch(() => undefined)
      .finally(() => {
        resetting = undefined;
      });
    return resetting;
  };
  const words = (message: ErrorMessage) => ('text' in message ? message.text : say(message.source));

  return {
    async rule(answer, cookieIsNew = false) {
      const verdict = judgeAnswer(answer);
      const { status, code } = answerFacts(answer);
      const failed = (kind: FailureKind, message = say('default'), more: object = {}): Ruling => ({
        kind: 'failed',
        failure: new RequestFailure({
          kind,
          status,
          message,
          code: code ?? undefined,
          body: answer.body,
          ...more,
        }),
      });
      const report = (ruling: Ruling): Ruling => {
        if (ruling.kind === 'failed')
          reporter.report({
            error: ruling.failure,
            severity: severityFor(answer, verdict),
            extra: reportExtras(answer),
          });
        return ruling;
      };
      const flashError = (text: string) => {
        flash({ type: 'error', text });
        track({ category: 'error', action: 'flash', label: code ?? String(status) });
      };
      const lost: FailureKind = answer.status === 0 ? 'unreachable' : 'refused';

      switch (verdict.kind) {
        case 'ok':
          return { kind: 'ok' };
        case 'dropped':
          return failed('dropped');
        case 'retry-after-cookie-reset':
          if (!cookieIsNew) await renewCookie();
          return { kind: 'repeat' };
        case 'maintenance':
        case 'logout': {
          const page = navigator.wanted();
          // Of several simultaneous failures, the first one navigates.
          if (page !== verdict.to) navigator.go(verdict.to, { state: leaving(page) });
          return failed('left');
        }
        case 'redirect': {
          const target = redirectTarget(verdict.address);
          if (target !== null) {
            navigator.leave(target);
            return failed('left');
          }
          if (answer.intent !== 'read') flashError(say('default'));
          return report(failed('refused'));
        }
        case 'second-step':
          return failed('second-step', words(verdict.message), { verificationOptions: verdict.options });
        case 'field-errors':
          return failed('fields', words(verdict.message), { fields: verdict.fields });
        case 'silent':
          return report(failed(lost, words(verdict.message)));
        case 'flash':
          flashError(words(verdict.message));
          return report(failed(lost, words(verdict.message)));
      }
    },
  };
}

/** NET-25: adds the response to the report, never what the member sent. */
function reportExtras({ transport, status, body, path, intent }: Answer): Readonly<Record<string, unknown>> {
  return { transport, status, body, path, intent };
}

function severityFor({ status }: Answer, verdict: Verdict): 'error' | 'warning' | 'info' {
  if (status === 0) return 'info';
  return status >= 500 && verdict.kind !== 'silent' ? 'error' : 'warning';
}
