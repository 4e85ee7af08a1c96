import { Messages } from '../../../shared/messages/Messages.tsx';
import { NextStep } from '../../../shared/nextStep/NextStep.tsx';
import { AwayNotice } from '../../../shared/vacation/AwayNotice.tsx';

/** What Home loads after its first render: vacation, the next step and the latest messages, each only when there is one. */
export function NewsLazy() {
  return (
    <>
      <AwayNotice />
      <NextStep />
      <Messages most={2} />
    </>
  );
}
