import { Outlet } from 'react-router-dom';
import { useOffline } from '../../platform/connection/useOffline.ts';
import { ScrollAndFocus } from '../../platform/navigation/ScrollAndFocus.tsx';
import { useKeptAnswers } from '../../platform/write/useKeptAnswers.ts';
import { LazySection } from '../LazySection.tsx';
import { FlashStack } from './FlashStack.tsx';
import { KeptNotice } from './KeptNotice.tsx';

/** Surrounds all shells with what persists when the shell changes. */
export function AppFrame() {
  return (
    <>
      <KeptNotice />
      <Outlet />
      <KeptAnswers />
      <FlashStack />
      <ScrollAndFocus />
    </>
  );
}

const loadKeptAnswers = async () => (await import('../events/KeptAnswersLazy.tsx')).KeptAnswersLazy;

/** Answers to events that wait for a connection; most members load nothing of it. */
function KeptAnswers() {
  const kept = useKeptAnswers();
  const offline = useOffline();
  return kept.length === 0 || offline ? null : (
    <LazySection name="KeptAnswersLazy" load={loadKeptAnswers} atOnce>
      {null}
    </LazySection>
  );
}
