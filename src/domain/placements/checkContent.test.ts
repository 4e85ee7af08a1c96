import { describe, expect, it } from 'vitest';
import { checkContent, type ContentDraft } from './checkContent.ts';
import { contentState } from './contentState.ts';

const draft: ContentDraft = {
  placement: 'DashboardHero',
  name: null,
  onNextPage: false,
  locale: null,
  title: 'An evening off for the grid',
  subtitle: '',
  content: 'Save when 3 < 4, and more.',
  subtext: '',
  icon: 'bolt',
  ctas: [{ label: 'See how', url: '/events', level: 'PRIMARY' }],
  startsAt: null,
  endsAt: null,
  position: 1,
};
const cta = (change: object) => ({ ctas: [{ label: 'Go', url: '/', level: 'PRIMARY' as const, ...change }] });
const from = new Date('2027-06-01T00:00:00Z');

describe('content of a placement', () => {
  it.each<[string, Partial<ContentDraft>, Record<string, string>]>([
    ['nothing wrong', {}, {}],
    ['no title', { title: '  ' }, { title: 'required' }],
    ['a script', { content: '<script>alert(1)</script>' }, { content: 'markup' }],
    ['a foreign picture', { subtext: '<img src=https://evil.example/x.png>' }, { subtext: 'markup' }],
    ['a picture in Markdown', { content: '![x](https://evil.example/x.png)' }, { content: 'markup' }],
    ['1 MB of text', { content: 'x'.repeat(1_048_576) }, { content: 'tooLong' }],
    ['text that runs backwards', { title: 'Free \u202egpj.exe' }, { title: 'invisible' }],
    ['two lines', { content: 'One\nTwo' }, {}],
    ['a javascript: link', cta({ url: 'javascript:alert(1)' }), { 'ctas.0.url': 'ctaUrl' }],
    ['a disguised javascript: link', cta({ url: 'java\nscript:alert(1)' }), { 'ctas.0.url': 'ctaUrl' }],
    ['a link without a label', cta({ label: ' ' }), { 'ctas.0.label': 'ctaLabel' }],
    ['an unknown icon', { icon: 'skull' }, { icon: 'icon' }],
    ['a foreign language', { locale: 'de-DE' }, { locale: 'locale' }],
    ['an end before the start', { startsAt: from, endsAt: from }, { endsAt: 'endsAt' }],
    ['an announcement without a name', { placement: 'PopupAnnouncement' }, { name: 'name' }],
    ['an announcement', { placement: 'PopupAnnouncement', name: 'summer-2027' }, {}],
    ['a name that is no address', { placement: 'PopupAnnouncement', name: '../x' }, { name: 'name' }],
    [
      'a survey',
      {
        placement: 'SurveyCard',
        name: 'SPRING_27',
        ...cta({ url: 'https://survey.example/a' }),
        onNextPage: true,
      },
      {},
    ],
    ['a survey without a link', { placement: 'SurveyCard', name: 'A', ctas: [] }, { ctas: 'surveyLink' }],
    [
      'a survey in the app',
      { placement: 'SurveyCard', name: 'A', ...cta({}) },
      { 'ctas.0.url': 'surveyLink' },
    ],
    ['a survey’s wait elsewhere', { onNextPage: true }, { onNextPage: 'onNextPage' }],
    ['half a place', { position: 1.5 }, { position: 'position' }],
  ])('%s', (_name, change, faults) => {
    expect(checkContent({ ...draft, ...change }, ['en-US', 'fr-CA'])).toEqual(faults);
  });

  it('the same label twice can’t be told apart', () => {
    const twice = { label: 'Go', url: '/', level: 'PRIMARY' as const };
    expect(checkContent({ ...draft, ctas: [twice, twice] }, [])).toEqual({ 'ctas.1.label': 'ctaRepeated' });
  });

  it.each([
    [{ active: false, startsAt: null, endsAt: null }, 'OFF'],
    [{ active: true, startsAt: null, endsAt: null }, 'LIVE'],
    [{ active: true, startsAt: from, endsAt: null }, 'LIVE'],
    [{ active: true, startsAt: new Date(from.getTime() + 1), endsAt: null }, 'SCHEDULED'],
    [{ active: true, startsAt: null, endsAt: from }, 'ENDED'],
  ])('%j is %s', (schedule, state) => {
    expect(contentState(schedule, from)).toBe(state);
  });
});
