// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { everythingIsNear } from '../../../../../tests/support/everythingIsNear.ts';
import { homeApp } from '../../../../../tests/support/homeApp.tsx';

everythingIsNear();

const RESULT = {
  __typename: 'RatePlanOptimizerResult',
  answeredSurvey: null,
  estimatedAnnualRatePlanSavings: 180.5,
  estimatedCurrentRatePlanAnnualCost: 1_934.5,
  currentRatePlanCode: 'FLAT',
  isCurrentRatePlanChosen: false,
  cheapestRatePlanCode: 'NIGHT',
  utilityName: 'Cedar Power',
  from: '2025-06-04',
  to: '2026-06-03',
  daysRead: 300,
  yearWattHours: 8_760_000,
  plans: [
    { __typename: 'RatePlanCost', code: 'NIGHT', name: 'Night', estimatedAnnualCost: 1_754 },
    { __typename: 'RatePlanCost', code: 'FLAT', name: 'Steady', estimatedAnnualCost: 1_934.5 },
  ],
};
const SURVEY = 'RatePlanSurveyMutation';

/** Home with the comparison opened; the survey is answered by this. */
async function open(more: object = {}, survey: object = {}, name = 'More for you') {
  const app = await homeApp({
    features: ['dashboard_rate_plan'],
    answers: {
      HomeLazyQuery: {
        viewer: { __typename: 'Viewer', ratePlanOptimizerResult: { ...RESULT, ...more } },
      },
      [SURVEY]: { submitRatePlanOptimizerFeedbackSurvey: survey },
    },
  });
  const card = await screen.findByRole('region', { name });
  await app.user.click(within(card).getByRole('heading', { level: 3 }));
  return { ...app, card };
}

describe('HOM-11: what another plan would cost', () => {
  it('is said in plain words, with how it was worked out', async () => {
    const { user, card } = await open();
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Save about $181 a year with Night',
    );
    expect(card).toHaveTextContent('$1,934.50');
    expect(card).toHaveTextContent('a year on Steady (FLAT), which we think is your plan');
    expect(card).toHaveTextContent('a year on Night (NIGHT), the cheapest for you');
    await user.click(within(card).getByText('How we worked this out'));
    expect(card).toHaveTextContent('We took 300 days of readings');
    expect(card).toHaveTextContent('65 days have no readings');
  });

  it('starts from the plan that the home has chosen', async () => {
    const { user, card } = await open({ isCurrentRatePlanChosen: true });
    expect(card).toHaveTextContent('a year on Steady (FLAT), your plan');
    await user.click(within(card).getByText('How we worked this out'));
    expect(card).toHaveTextContent('We start from Steady, the plan you’ve chosen on your Energy page.');
  });

  it('asks nothing of a member on the cheapest plan', async () => {
    const best = { estimatedAnnualRatePlanSavings: 0, cheapestRatePlanCode: 'FLAT' };
    const { card } = await open(best, {}, 'Help and ideas');
    expect(card).toHaveTextContent('You’re already on Cedar Power’s cheapest plan');
    expect(within(card).queryByRole('button', { name: /switch/ })).not.toBeInTheDocument();
  });

  it('HOM-12: asks nothing of a member who has answered', async () => {
    const { card } = await open({ answeredSurvey: 'REASONS_FOR_SWITCHING' });
    expect(within(card).queryByRole('button', { name: /switch/ })).not.toBeInTheDocument();
  });
});

describe('the survey about it', () => {
  it('GQL-28: sends the answers and says thank you', async () => {
    const { user, sent, card } = await open(
      {},
      { __typename: 'RatePlanOptimizerFeedbackSurvey', passedToUtility: true },
    );
    await user.click(within(card).getByRole('button', { name: 'Yes, I’ll switch' }));
    const dialog = within(await screen.findByRole('dialog', { name: /What made up your mind/ }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Please choose one.');
    expect(sent(SURVEY)).toEqual([]);
    await user.click(dialog.getByLabelText('The savings are worth it'));
    await user.type(dialog.getByLabelText('Anything else? (optional)'), 'At last.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText('We’ll pass your answers to Cedar Power, without your name.', { exact: false }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(card).toHaveTextContent('You can switch plans directly with your utility.');
    expect(within(card).queryByRole('button', { name: 'Yes, I’ll switch' })).not.toBeInTheDocument();
    expect(sent(SURVEY)).toEqual([
      {
        input: {
          surveyType: 'REASONS_FOR_SWITCHING',
          responses: [
            { promptKey: 'WHY_SWITCH', optionKey: 'SAVINGS', text: '' },
            { promptKey: 'WHEN', optionKey: null, text: '' },
            { promptKey: 'COMMENT', optionKey: null, text: 'At last.' },
          ],
        },
      },
    ]);
  });

  it('HOM-13: that fails to save flashes an error and no success, and keeps the answers', async () => {
    const { user, card } = await open(
      {},
      {
        __typename: 'RatePlanOptimizerFeedbackSurveyFailure',
        errorMessage: 'You’ve already answered several times today.',
      },
    );
    await user.click(within(card).getByRole('button', { name: 'No, I’d rather not' }));
    const dialog = within(await screen.findByRole('dialog', { name: /What keeps you on your plan/ }));
    await user.click(dialog.getByLabelText('Something else'));
    await user.type(dialog.getByLabelText('In your own words'), 'We like it.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.getByText('You’ve already answered several times today.')).toBeVisible(),
    );
    expect(screen.queryByText(/Thanks/)).not.toBeInTheDocument();
    expect(dialog.getByLabelText('In your own words')).toHaveValue('We like it.');
  });
});
