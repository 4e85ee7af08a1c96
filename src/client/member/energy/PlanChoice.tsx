import { FormattedMessage } from 'react-intl';
import { LazySection } from '../../shared/LazySection.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PlanChoiceProps } from './PlanChoiceLazy.tsx';

const load = async () => (await import('./PlanChoiceLazy.tsx')).PlanChoiceLazy;

/** Which of its utility's plans the home is on, which only its people know. */
export function PlanChoice(props: PlanChoiceProps) {
  const { plan, is_plan_chosen: isChosen } = props.cost;
  return (
    <Disclosure
      summary={
        <FormattedMessage
          id="energyCost.choose.summary"
          values={{ chosen: String(isChosen), plan: plan.name }}
        />
      }
    >
      <LazySection<PlanChoiceProps> name="PlanChoiceLazy" load={load} props={props}>
        <Skeleton height={122} />
      </LazySection>
    </Disclosure>
  );
}
