import type { NextBestAction } from '../../../codegen/rest/types.ts';
import type { NbaPlacement, NextBestActionId } from '../../domain/signup/nextBestAction.ts';
import { nextBestAction } from '../../domain/signup/nextBestAction.ts';
import type { SignupFacts } from '../../domain/signup/route.ts';
import type { Locale } from '../../domain/brands/countries.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MessageId } from '../platform/messages/texts.ts';

const WORDS: Readonly<
  Record<NextBestActionId, readonly [title: MessageId, text: MessageId, label: MessageId]>
> = {
  'finish-signup': ['signup.nba.finish.title', 'signup.nba.finish.text', 'signup.nba.finish.label'],
  'answer-move': ['signup.nba.move.title', 'signup.nba.move.text', 'signup.nba.move.label'],
  'connect-utility': ['signup.nba.utility.title', 'signup.nba.utility.text', 'signup.nba.utility.label'],
  'list-appliances': [
    'signup.nba.appliances.title',
    'signup.nba.appliances.text',
    'signup.nba.appliances.label',
  ],
  'add-phone': ['signup.nba.phone.title', 'signup.nba.phone.text', 'signup.nba.phone.label'],
  'confirm-phone': ['signup.nba.code.title', 'signup.nba.code.text', 'signup.nba.code.label'],
};

/** At most one action. `pay` is what the appliance list pays, as shown on the brand. */
export function nextBestActions(
  facts: SignupFacts,
  placement: NbaPlacement,
  pay: string,
  locale: Locale,
): NextBestAction[] {
  const action = nextBestAction(facts, placement);
  if (action === null) return [];
  const [title, text, label] = WORDS[action.id];
  return [
    {
      ...action,
      title: inWords(locale, say(title)),
      text: inWords(locale, say(text, { pay })),
      label: inWords(locale, say(label)),
    },
  ];
}
