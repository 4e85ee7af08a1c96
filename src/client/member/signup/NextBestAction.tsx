import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useFeature } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { signupNba } from './signupQueries.ts';
import { stepAfter, stepOfPath, stepShown } from './place.ts';
import styles from './StepFrame.module.css';
import type { StepUse } from './useStep.ts';

/** HOM-01, SGN-31: one useful action next to the sign-up; empty if there is none or the sign-up covers it. */
export function NextBestAction({ use: { step, signup } }: { readonly use: StepUse }) {
  const app = useApp();
  const titleId = useId();
  const { data } = useRestQuery({ ...signupNba(app), enabled: useFeature('signup_next_best_action') });
  const action = data?.actions[0];
  // Accepts only paths of this app.
  if (action === undefined || !action.path.startsWith('/') || action.path.startsWith('//')) return null;
  const leadsTo = stepOfPath(action.path.split('?', 1)[0] ?? '');
  if (leadsTo === step || leadsTo === stepAfter(step, signup)) return null;
  if (leadsTo !== null && stepShown(leadsTo, signup) !== leadsTo) return null;
  return (
    <section className={styles['nba']} aria-labelledby={titleId}>
      <h2 id={titleId}>{action.title}</h2>
      <p className="muted">{action.text}</p>
      <p>
        <Link to={action.path}>{action.label}</Link>
      </p>
    </section>
  );
}
