import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { say } from '../../platform/messages/say.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const NAMELESS = 'A browser';

/**
 * The browser name kept with a session, for example "Firefox on Android". Versions are left out because they identify
 * people.
 */
export function agentName(userAgent: string): string {
  const find = (table: typeof browsers): string | undefined =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = find(systems);
  return `${find(browsers) ?? NAMELESS}${system ? ` on ${system}` : ''}`;
}

/** The stored name in the member's language: "Firefox sur Android". */
export function agentSentence(agent: string): Sentence {
  const [browser = '', system = 'none'] = agent.split(' on ');
  return say('session.agent', { browser: browser === NAMELESS ? 'none' : browser, system });
}
