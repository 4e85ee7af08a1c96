import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import {
  LONGEST_TEXT,
  SURVEY_PROMPTS,
  type RatePlanSurveyType,
  type SurveyPrompt,
} from '../../../../domain/programs/ratePlanSurvey.ts';
import { useFlash } from '../../../platform/flash/useFlash.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { LazyDialog } from '../../../shared/dialog/LazyDialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import type { RatePlanSurveyMutation } from '../../../../../codegen/relay/RatePlanSurveyMutation.graphql.ts';

interface RatePlanSurveyProps {
  readonly type: RatePlanSurveyType;
  readonly utility: string;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
}

interface Answer {
  readonly optionKey: string | null;
  readonly text: string;
}

const NOTHING: Answer = { optionKey: null, text: '' };

/** HOM-12, HOM-13: why the member will or will not take the cheaper plan. A failure shows a flash and keeps the answers. */
export function RatePlanSurvey({ type, utility, onClose, onAnswered }: RatePlanSurveyProps) {
  const intl = useIntl();
  const flash = useFlash();
  const prompts = SURVEY_PROMPTS[type];
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [fault, setFault] = useState(false);
  const { busy, write } = useRelayWrite<
    RatePlanSurveyMutation,
    RatePlanSurveyMutation['response']['submitRatePlanOptimizerFeedbackSurvey']
  >(
    graphql`
    mutation RatePlanSurveyMutation($input: SubmitRatePlanOptimizerFeedbackSurveyInput!) {
      submitRatePlanOptimizerFeedbackSurvey(input: $input) {
        __typename
        ... on RatePlanOptimizerFeedbackSurvey {
          passedToUtility
        }
        ... on RatePlanOptimizerFeedbackSurveyFailure {
          errorMessage
        }
        ... on Refusal {
          ...refusal_parts @alias(as: "refusal")
        }
      }
    }
  `,
    ({ submitRatePlanOptimizerFeedbackSurvey }) => submitRatePlanOptimizerFeedbackSurvey,
  );
  const answerTo = (key: string): Answer => answers[key] ?? NOTHING;
  const set = (key: string, change: Partial<Answer>) =>
    setAnswers({ ...answers, [key]: { ...answerTo(key), ...change } });

  function send(): void {
    if (answerTo(prompts[0].key).optionKey === null) return setFault(true);
    const responses = prompts.map(({ key }) => ({
      promptKey: key,
      optionKey: answerTo(key).optionKey,
      text: answerTo(key).text,
    }));
    const fail = (said: string) =>
      flash({
        type: 'error',
        text: said === '' ? intl.formatMessage({ id: 'homeMore.survey.failed' }) : said,
      });
    write(
      { input: { surveyType: type, responses } },
      {
        onSaved(outcome) {
          if (outcome.__typename === 'RatePlanOptimizerFeedbackSurveyFailure')
            return fail(outcome.errorMessage);
          flash({
            type: 'success',
            text: intl.formatMessage(
              { id: outcome.passedToUtility ? 'homeMore.survey.passed' : 'homeMore.survey.kept' },
              { utility },
            ),
          });
          return onAnswered();
        },
        onRefused: ({ message }) => fail(message),
      },
    );
    return undefined;
  }

  return (
    <LazyDialog
      open
      onClose={onClose}
      title={<FormattedMessage id={`homeMore.survey.${type}`} />}
      actions={
        <>
          <Button busy={busy} onClick={send}>
            <FormattedMessage id="homeMore.survey.send" />
          </Button>
          <Button look="secondary" onClick={onClose}>
            <FormattedMessage id="homeMore.survey.cancel" />
          </Button>
        </>
      }
    >
      <div className="stack">
        {prompts.map((prompt, index) => (
          <Question
            key={prompt.key}
            prompt={prompt}
            answer={answerTo(prompt.key)}
            error={
              fault && index === 0 && answerTo(prompt.key).optionKey === null
                ? intl.formatMessage({ id: 'homeMore.survey.missing' })
                : undefined
            }
            onChange={(change) => set(prompt.key, change)}
          />
        ))}
      </div>
    </LazyDialog>
  );
}

interface QuestionProps {
  readonly prompt: SurveyPrompt;
  readonly answer: Answer;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Answer>) => void;
}

function Question({ prompt: { key, options, freeText }, answer, error, onChange }: QuestionProps) {
  const intl = useIntl();
  const question = intl.formatMessage({ id: `homeMore.prompt.${key}` });
  const words = freeText && (options.length === 0 || answer.optionKey === 'OTHER');
  return (
    <>
      {options.length > 0 && (
        <RadioGroup
          legend={question}
          error={error}
          value={answer.optionKey}
          options={options.map((value) => ({
            value,
            label: intl.formatMessage({ id: `homeMore.option.${value}` }),
          }))}
          onChange={(optionKey) => onChange({ optionKey })}
        />
      )}
      {words && (
        <Field label={options.length === 0 ? question : intl.formatMessage({ id: 'homeMore.survey.words' })}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={3}
              maxLength={LONGEST_TEXT}
              value={answer.text}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
