import { useState } from 'react';
import { useStep } from '../useStep.ts';
import { CheckMail } from './CheckMail.tsx';
import { NameAndEmail } from './NameAndEmail.tsx';

/** `/signup/full` (SGN-04): name and email; then the letter is waited for. The same is said whether or not the address is known. */
export default function FullScreen() {
  const use = useStep();
  const [changing, setChanging] = useState(false);
  const { mail_sent_to: email } = use.signup;
  if (email !== null && !changing) return <CheckMail use={use} email={email} onChange={() => setChanging(true)} />;
  return <NameAndEmail use={use} onSent={() => setChanging(false)} />;
}
