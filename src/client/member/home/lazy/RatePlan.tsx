import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RatePlanSurveyType } from '../../../../domain/programs/ratePlanSurvey.ts';
import { opensDialog } from '../../../shared/dialog/opensDialog.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { FoldRow } from '../../../ui/FoldRow.tsx';
import { CashIcon } from '../../../ui/icons/navIcons.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { HowPlansCompare } from './HowPlansCompare.tsx';
import { RatePlanSurvey } from './RatePlanSurvey.tsx';
import styles from './late.module.css';
import type { RatePlan_result$key } from '../../../../../codegen/relay/RatePlan_result.graphql.ts';

/** HOM-11: what another rate plan of the utility would have cost; empty without readings or plans. */
export function RatePlan({ result: key }: { readonly result: RatePlan_result$key }) {
  const intl = useIntl();
  const { money, roundMoney } = useFormats();
  const [survey, setSurvey] = useState<RatePlanSurveyType | null>(null);
  const [answer, setAnswer] = useState<RatePlanSurveyType | null>(null);
  const result = useFragment(
    graphql`
      fragment RatePlan_result on RatePlanOptimizerResult {
        estimatedAnnualRatePlanSavings
        estimatedCurrentRatePlanAnnualCost
        currentRatePlanCode
        isCurrentRatePlanChosen
        cheapestRatePlanCode
        utilityName
        answeredSurvey
        plans {
          code
          name
          estimatedAnnualCost
        }
        ...HowPlansCompare_result
      }
    `,
    key,
  );
  const {
    estimatedAnnualRatePlanSavings: savings,
    currentRatePlanCode: currentCode,
    isCurrentRatePlanChosen: isChosen,
    cheapestRatePlanCode: cheapestCode,
    utilityName: utility,
  } = result;
  const findPlan = (code: string) => result.plans.find((plan) => plan.code === code);
  const about = (amount: number) => money(Math.round(amount * 100));
  const [current, cheapest] = [
    findPlan(currentCode)?.name ?? currentCode,
    findPlan(cheapestCode)?.name ?? cheapestCode,
  ];
  const saves = savings > 0;
  return (
    <FoldRow
      icon={<CashIcon />}
      title={
        <FormattedMessage
          id={saves ? 'homeMore.rates.saves' : 'homeMore.rates.best'}
          values={{ plan: cheapest, utility, savings: roundMoney(savings * 100) }}
        />
      }
    >
      <div className="stack">
        <div className={styles['figures']}>
          <Figure
            value={about(result.estimatedCurrentRatePlanAnnualCost)}
            label={intl.formatMessage(
              { id: 'homeMore.rates.current' },
              { plan: current, code: currentCode, chosen: String(isChosen) },
            )}
          />
          {saves && (
            <Figure
              value={about(findPlan(cheapestCode)?.estimatedAnnualCost ?? 0)}
              label={intl.formatMessage(
                { id: 'homeMore.rates.cheapest' },
                { plan: cheapest, code: cheapestCode },
              )}
            />
          )}
          {saves && (
            <Figure
              value={about(savings)}
              tone="saved"
              label={intl.formatMessage({ id: 'homeMore.rates.savings' })}
            />
          )}
        </div>
        <HowPlansCompare result={result} />
        {saves && answer === null && result.answeredSurvey == null && (
          <div className="stack stack-tight">
            <p>
              <FormattedMessage id="homeMore.rates.ask" values={{ plan: cheapest }} />
            </p>
            <div className="row">
              <Button
                look="secondary"
                small
                {...opensDialog}
                onClick={() => setSurvey('REASONS_FOR_SWITCHING')}
              >
                <FormattedMessage id="homeMore.rates.will" />
              </Button>
              <Button
                look="quiet"
                small
                {...opensDialog}
                onClick={() => setSurvey('REASONS_FOR_NOT_SWITCHING')}
              >
                <FormattedMessage id="homeMore.rates.wont" />
              </Button>
            </div>
          </div>
        )}
        {answer !== null && (
          <p role="status" className="muted">
            <FormattedMessage id={`homeMore.rates.answered.${answer}`} values={{ plan: current }} />
          </p>
        )}
      </div>
      {survey !== null && (
        <RatePlanSurvey
          key={survey}
          type={survey}
          utility={utility}
          onClose={() => setSurvey(null)}
          onAnswered={() => {
            setSurvey(null);
            setAnswer(survey);
          }}
        />
      )}
    </FoldRow>
  );
}
