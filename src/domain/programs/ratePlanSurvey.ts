/** Whether the member plans to switch decides the questions. Source: HOM-12. */
export const RATE_PLAN_SURVEYS = ['REASONS_FOR_SWITCHING', 'REASONS_FOR_NOT_SWITCHING'] as const;
export type RatePlanSurveyType = (typeof RATE_PLAN_SURVEYS)[number];

/** The app has the texts, by these keys. */
export interface SurveyPrompt {
  readonly key: string;
  /** Single choice; empty: free text only. */
  readonly options: readonly string[];
  /** Whether free text is allowed. */
  readonly freeText: boolean;
}

const COMMENT: SurveyPrompt = { key: 'COMMENT', options: [], freeText: true };

/** The first question of each is required. */
export const SURVEY_PROMPTS: Readonly<
  Record<RatePlanSurveyType, readonly [SurveyPrompt, ...SurveyPrompt[]]>
> = {
  REASONS_FOR_SWITCHING: [
    {
      key: 'WHY_SWITCH',
      options: ['SAVINGS', 'FITS_HABITS', 'SHIFT_USE', 'CLEANER_ENERGY', 'OTHER'],
      freeText: true,
    },
    { key: 'WHEN', options: ['NOW', 'THIS_MONTH', 'LATER'], freeText: false },
    COMMENT,
  ],
  REASONS_FOR_NOT_SWITCHING: [
    {
      key: 'WHY_STAY',
      options: [
        'TOO_LITTLE',
        'HARD_TO_SHIFT',
        'UNSURE_OF_FIGURES',
        'LIKE_MY_PLAN',
        'OTHER_PLAN_ALREADY',
        'OTHER',
      ],
      freeText: true,
    },
    {
      key: 'WHAT_WOULD_HELP',
      options: ['TRIAL', 'MORE_DETAIL', 'LARGER_SAVINGS', 'NOTHING'],
      freeText: false,
    },
    COMMENT,
  ],
};

export interface SurveyResponse {
  readonly promptKey: string;
  readonly optionKey: string | null;
  readonly text: string | null;
}

/** In characters. */
export const LONGEST_TEXT = 500;

export type SurveyFault =
  | 'UNKNOWN_PROMPT'
  | 'UNKNOWN_OPTION'
  | 'ANSWERED_TWICE'
  | 'NOT_ANSWERED'
  | 'TEXT_NOT_ASKED'
  | 'TEXT_TOO_LONG';

/** The answers to store, or the first problem. Drops empty answers and trims texts. Source: GQL-28. */
export function checkSurvey(
  type: RatePlanSurveyType,
  given: readonly SurveyResponse[],
): { readonly responses: readonly SurveyResponse[] } | { readonly fault: SurveyFault } {
  const prompts = SURVEY_PROMPTS[type];
  const responses: SurveyResponse[] = [];
  for (const { promptKey, optionKey, text: written } of given) {
    const prompt = prompts.find(({ key }) => key === promptKey);
    const text = written === null || written.trim() === '' ? null : written.trim().normalize('NFC');
    if (prompt === undefined) return { fault: 'UNKNOWN_PROMPT' };
    if (responses.some((response) => response.promptKey === promptKey)) return { fault: 'ANSWERED_TWICE' };
    if (optionKey !== null && !prompt.options.includes(optionKey)) return { fault: 'UNKNOWN_OPTION' };
    if (text !== null && !prompt.freeText) return { fault: 'TEXT_NOT_ASKED' };
    if (text !== null && [...text].length > LONGEST_TEXT) return { fault: 'TEXT_TOO_LONG' };
    if (optionKey !== null || text !== null) responses.push({ promptKey, optionKey, text });
  }
  const answered = responses.some(
    ({ promptKey, optionKey }) => promptKey === prompts[0].key && optionKey !== null,
  );
  return answered ? { responses } : { fault: 'NOT_ANSWERED' };
}
