import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import {
  isSurveyOver,
  SURVEY_STATE,
  surveyLink,
  surveyState,
  type SurveyStep,
} from '../../../domain/announcements/survey.ts';
import { surveyAttribute } from '../../../domain/session/attributeKeys.ts';
import { useFeature } from '../../platform/features/useFeature.ts';
import { useApp } from '../../platform/screen/app.ts';
import { forgetPending, keepPending, pendingSurvey } from './pendingSurvey.ts';
import type { MemberFactsUse } from './useMemberFacts.ts';

export interface SurveyUse {
  readonly link: string;
  /** BAN-27, BAN-28: over for this member. */
  end(how: Exclude<SurveyStep, 'shown'>): void;
}

/**
 * The brand's survey, while it is to be shown. Where the brand lets it appear on the next page, it waits for the first
 * change of place, by a link of ours or by a full load, not for a reload; shown once, it stays until it is followed or put away. Source: BAN-25 to BAN-32.
 */
export function useSurvey({ facts, note }: MemberFactsUse): SurveyUse | null {
  const { brand } = useApp();
  const { key, pathname, search } = useLocation();
  // After a full load every page has the same key; its address tells it from the one before. A reload is no other place.
  const place = key + pathname + search;
  const wanted = useFeature('banner_survey');
  const survey = wanted ? brand.survey : null;
  const state = facts === null || survey === null ? null : surveyState(facts.attributes, survey.name);
  const tried = useRef(false);

  useEffect(() => {
    // Once in a visit: what could not be kept is not tried again and again.
    if (survey === null || state !== 0 || tried.current) return;
    const pending = pendingSurvey();
    if (survey.appears === 'next-page' && (pending?.survey !== survey.name || pending.since === place)) {
      if (pending?.survey !== survey.name) keepPending(survey.name, place);
      return;
    }
    tried.current = true;
    forgetPending();
    note(surveyAttribute(survey.name), SURVEY_STATE.shown);
  }, [survey, state, place, note]);

  if (survey === null || facts === null || state === null || state === 0 || isSurveyOver(state)) return null;
  return {
    link: surveyLink(survey.url, facts),
    end: (how) => note(surveyAttribute(survey.name), SURVEY_STATE[how]),
  };
}
