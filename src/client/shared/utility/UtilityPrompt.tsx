import { lazy, Suspense, useEffect, useState } from 'react';
import { ATTRIBUTE, isSet } from '../../../domain/session/attributeKeys.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { firstPromptOf } from './promptedOnce.ts';
import type { UtilityFacts } from './utilityFacts.ts';
import { duePrompt } from './utilityPrompt.ts';

const PromptDialog = lazy(async () => ({ default: (await import('./PromptDialog.tsx')).PromptDialog }));

/** Asks the member to connect the utility, or to mend its connection: once a visit, and never again once it is hidden (UTL-06 to UTL-18). */
export function UtilityPrompt({ facts }: { readonly facts: UtilityFacts }) {
  const { user, status } = useSession();
  const memberId = user?.id ?? null;
  const due = duePrompt(facts, isSet(status?.attributes ?? {}, ATTRIBUTE.hideUtilityPrompt));
  const isDue = due !== null && memberId !== null;
  /** Null: not asked during this visit. Stays mounted once asked, so that closing it restores the focus. */
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    if (isDue && firstPromptOf(memberId)) setOpen(true);
  }, [isDue, memberId]);
  if (due === null || open === null) return null;
  return (
    <Suspense fallback={null}>
      <PromptDialog due={due} facts={facts} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
