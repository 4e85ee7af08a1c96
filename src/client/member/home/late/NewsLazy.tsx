import { Messages } from '../../../shared/messages/Messages.tsx';
import { NextStep } from '../../../shared/nextStep/NextStep.tsx';
import { AwayNotice } from '../../../shared/vacation/AwayNotice.tsx';

/** What Home asks for once it stands: whether the member is away, the next step, the latest messages. Each is nothing where there is none. */
export function NewsLazy() {
  return (
    <>
      <AwayNotice />
      <NextStep />
      <Messages most={2} />
    </>
  );
}
