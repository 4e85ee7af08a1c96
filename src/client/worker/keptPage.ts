import { pageDataElement, serverTimeElement } from '../platform/page/pageData.ts';
import { KEPT_AT_ATTRIBUTE } from '../../domain/transport/lastSeen.ts';

/** The scripts that a page needs to start. */
export const scriptsOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/"(\/assets\/[\w.-]+\.js)"/g)].map(([, url = '']) => url)),
];

export interface KeptPage {
  readonly html: string;
  readonly keptAt: number;
  readonly now: number;
  /** Whether it is the page of another address: the app then shows the screen of this one. */
  readonly isElsewhere: boolean;
}

/** A kept page as it is shown now: its clock goes on from when it was sent, and it says when it was kept. */
export function toKeptPage({ html, keptAt, now, isElsewhere }: KeptPage): string {
  const timed = html.replace(
    new RegExp(`(<meta id="${serverTimeElement}" content=")(\\d+)"`),
    (_all, start: string, sent: string) =>
      `${start}${Number(sent) + now - keptAt}" ${KEPT_AT_ATTRIBUTE}="${keptAt}"`,
  );
  return isElsewhere
    ? timed.replace(new RegExp(`(id="${pageDataElement}">.*?"rendered":)true`, 's'), '$1false')
    : timed;
}
