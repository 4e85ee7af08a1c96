import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { restQuery } from '../../platform/cache/restQuery.ts';
import { useFeature } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** One useful next step in the server's words (HOM-01, HOM-02); empty without one or when the request fails. */
export function NextStep() {
  const app = useApp();
  const awake = useAwake();
  const wanted = useFeature('dashboard_next_best_action');
  const { data } = useRestQuery({
    ...restQuery(app, 'messages', '/nba/dashboard'),
    enabled: awake && wanted,
  });
  const [action] = data?.actions ?? [];
  if (!wanted || action === undefined) return null;
  return (
    <Card title={action.title} titleId="next-step">
      <div className="stack">
        <p className="muted">{action.text}</p>
        <div className="row">
          <ButtonLink to={action.path} look="secondary">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
