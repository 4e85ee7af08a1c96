import { useState } from 'react';
import { useStep } from '../useStep.ts';
import { CheckMail } from './CheckMail.tsx';
import { JoinBySso } from './JoinBySso.tsx';
import { NameAndEmail } from './NameAndEmail.tsx';

/** `/signup/full` (SGN-04): who it is, by the brand's own accounts where it has such, else by name and email; then the letter is waited for. The same is said whether or not the address is known. */
export default function FullScreen() {
  const use = useStep();
  const [changing, setChanging] = useState(false);
  const { mail_sent_to: email, member, steps } = use.signup;
  // No password stands ahead of a stranger: an account of theirs is known elsewhere.
  if (!member && !steps.some(({ name }) => name === 'password')) return <JoinBySso use={use} />;
  if (email !== null && !changing)
    return <CheckMail use={use} email={email} onChange={() => setChanging(true)} />;
  return <NameAndEmail use={use} onSent={() => setChanging(false)} />;
}
