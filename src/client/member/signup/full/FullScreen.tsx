import { useState } from 'react';
import { useStep } from '../useStep.ts';
import { CheckMail } from './CheckMail.tsx';
import { JoinBySso } from './JoinBySso.tsx';
import { NameAndEmail } from './NameAndEmail.tsx';

/**
 * `/signup/full` (SGN-04): identifies the visitor by the brand's SSO, or by name and a confirmed email address. Known
 * and unknown addresses get the same answer.
 */
export default function FullScreen() {
  const use = useStep();
  const [changing, setChanging] = useState(false);
  const { mail_sent_to: email, member, steps } = use.signup;
  // A visitor's sign-up without a password step uses the brand's SSO.
  if (!member && !steps.some(({ name }) => name === 'password')) return <JoinBySso use={use} />;
  if (email !== null && !changing)
    return <CheckMail use={use} email={email} onChange={() => setChanging(true)} />;
  return <NameAndEmail use={use} onSent={() => setChanging(false)} />;
}
