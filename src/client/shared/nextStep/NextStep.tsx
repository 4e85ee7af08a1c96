import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useNextStep } from './useNextStep.ts';

/** One useful next step in the server's words; empty without one. */
export function NextStep() {
  const action = useNextStep();
  if (action === null) return null;
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
