import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import messages from '../../i18n/messages/en-US/internalPlacements.json' with { type: 'json' };
import { CtaFields } from './CtaFields.tsx';
import { inPlace, newContent, readContent, toInput, withoutHidden } from './contentValues.ts';
import { useContentChanges } from './useContentChanges.ts';

const inEnglish = (element: React.ReactNode): string =>
  renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={messages}>
      {element}
    </IntlProvider>,
  );

describe('the form of content', () => {
  it('finds a change at the end of a long text', () => {
    const before = {
      ...newContent(),
      title: 'Winter',
      content: `${'Evenings begin earlier. '.repeat(20)}Stay warm.`,
    };
    const after = { ...before, content: before.content.replace('warm', 'cosy') };
    const Changes = () => useContentChanges()(before, after).map(({ label }) => label);
    expect(inEnglish(<Changes />)).toBe('Text');
  });

  it('leaves out what was typed for another place', () => {
    const typed = { ...newContent(), title: 'Winter', subtitle: 'Soon', subtext: 'Small', icon: 'sun' };
    const values = withoutHidden(inPlace({ ...typed, name: 'winter' }, 'RewardsAnnouncementBanner'));
    const { draft, faults } = readContent(values, {
      zone: 'UTC',
      locales: ['en-US'],
      kept: { startsAt: null, endsAt: null },
    });
    expect(faults).toEqual({});
    expect(toInput(draft, values)).toMatchObject({ name: null, subtitle: 'Soon', subtext: '', icon: 'sun' });
  });

  it('BAN-23: gives a survey one link, and says so where there are more', () => {
    const survey = newContent('SurveyCard');
    expect(survey.ctas).toHaveLength(1);
    const fields = inEnglish(
      <CtaFields
        ctas={survey.ctas}
        isSurvey
        fieldError={(field) =>
          field === 'ctas' ? messages['internalPlacements.fault.surveyLink'] : undefined
        }
        onChange={() => undefined}
      />,
    );
    expect(fields).toContain('A survey has one link');
    expect(fields).not.toContain('Add a button');
  });
});
