import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  isSurveyOver,
  SURVEY_STATE,
  surveyLink,
  surveyState,
  type SurveyFacts,
  type SurveyStep,
} from '../../../domain/announcements/survey.ts';
import { surveyAttribute } from '../../../domain/session/attributeKeys.ts';
import { useFeature } from '../../platform/features/useFeature.ts';
import { isPreview } from '../../platform/page/isPreview.ts';
import { forgetPending, keepPending, pendingSurvey } from './pendingSurvey.ts';

/** A survey that staff ask about. */
export interface Survey {
  readonly name: string;
  readonly title: string;
  readonly content?: string | null | undefined;
  readonly label: string;
  readonly url: string;
  readonly onNextPage: boolean;
}

export interface SurveyUse extends Pick<Survey, 'title' | 'content' | 'label'> {
  readonly link: string;
  /** BAN-27, BAN-28: over for this member. */
  end(how: Exclude<SurveyStep, 'shown'>): void;
}

/**
 * The first survey that isn't over for the member, while it is due. If it is for the next page, it waits for the first
 * change of address, in the app or by a full load; a reload doesn't count. Once shown, it stays until it is followed or
 * dismissed. `store` stores an attribute of the member. Source: BAN-25 to BAN-32.
 */
export function useSurvey(
  surveys: readonly Survey[],
  facts: SurveyFacts,
  store: (key: string, value: string) => void,
): SurveyUse | null {
  const { key, pathname, search } = useLocation();
  // After a full load every page has the same key, so the address is part of it. A reload keeps both.
  const place = key + pathname + search;
  const wanted = useFeature('banner_survey');
  const due = wanted
    ? surveys.find(({ name }) => !isSurveyOver(surveyState(facts.attributes, name)))
    : undefined;
  const survey = due ?? null;
  const state = survey === null ? null : surveyState(facts.attributes, survey.name);
  const tried = useRef(false);
  const storeState = useEffectEvent(store);

  useEffect(() => {
    // Once a visit: a refused write isn't repeated on every page. A look by staff isn't the member's.
    if (survey === null || state !== 0 || tried.current || isPreview()) return;
    const pending = pendingSurvey();
    if (survey.onNextPage && (pending?.survey !== survey.name || pending.since === place)) {
      if (pending?.survey !== survey.name) keepPending(survey.name, place);
      return;
    }
    tried.current = true;
    forgetPending();
    storeState(surveyAttribute(survey.name), SURVEY_STATE.shown);
  }, [survey, state, place]);

  if (survey === null || state === null || state === 0) return null;
  const { title, content, label } = survey;
  return {
    title,
    content,
    label,
    link: surveyLink(survey.url, facts),
    end: (how) => store(surveyAttribute(survey.name), SURVEY_STATE[how]),
  };
}
