import { LatestMessage } from '../../../shared/messages/LatestMessage.tsx';
import { NextStep } from '../../../shared/nextStep/NextStep.tsx';
import { AwayNotice } from '../../../shared/vacation/AwayNotice.tsx';

/** What Home asks for once it stands: whether the member is away, the next step, the latest message. Each is nothing where there is none. */
export function NewsLate() {
  return (
    <>
      <AwayNotice />
      <NextStep />
      <LatestMessage />
    </>
  );
}
