import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { SURVEY_PROMPTS } from '../../../domain/programs/ratePlanSurvey.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import { ratePlanResult } from './results.ts';
import { findLastSurvey } from '../store/ratePlanSurveys.ts';
import { submitSurvey } from './survey.ts';

const money = (cents: number): number => cents / 100;

/** GQL-28, GQL-29: what the member's readings would cost on each rate plan, and the member's answer. */
export const ratePlanResolvers = {
  Viewer: {
    ratePlanOptimizerResult: async (ctx) => {
      const kept = await ratePlanResult(ctx);
      if (kept?.figures == null) return null;
      const { comparison, isChosen = false, currency, utilityName, from, to } = kept.figures;
      const { current, cheapest, savingsCents, plans, daysRead, yearWh } = comparison;
      return {
        estimatedAnnualRatePlanSavings: money(savingsCents),
        estimatedCurrentRatePlanAnnualCost: money(current.cents),
        currentRatePlanCode: current.code,
        isCurrentRatePlanChosen: isChosen,
        cheapestRatePlanCode: cheapest.code,
        currencyCode: currency,
        utilityName,
        from,
        to,
        daysRead,
        plans: plans.map(({ code, name, cents }) => ({ code, name, estimatedAnnualCost: money(cents) })),
        yearWattHours: yearWh,
        workedOutAt: kept.workedOutAt,
        answeredSurvey: await findLastSurvey(ctx.db, kept.memberId, cheapest.code),
      };
    },
  },
  Mutation: {
    submitRatePlanOptimizerFeedbackSurvey: async (_root, { input: { surveyType, responses } }, ctx) => {
      const given = responses.map(({ promptKey, optionKey, text }) => ({
        promptKey,
        optionKey: optionKey ?? null,
        text: text ?? null,
      }));
      const outcome = await submitSurvey(ctx, surveyType, given);
      if ('failure' in outcome) {
        const { failure } = outcome;
        return {
          __typename: 'RatePlanOptimizerFeedbackSurveyFailure' as const,
          errorCode: failure,
          errorMessage: inWords(ctx.locale, say('programs.survey', { fault: failure })),
        };
      }
      const prompts = SURVEY_PROMPTS[surveyType].map((prompt) => ({
        ...prompt,
        options: [...prompt.options],
      }));
      return {
        __typename: 'RatePlanOptimizerFeedbackSurvey' as const,
        surveyType,
        prompts,
        passedToUtility: outcome.passedToUtility,
        responses: [...outcome.responses],
      };
    },
  },
} satisfies Resolvers;
