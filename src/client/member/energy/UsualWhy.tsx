import { FormattedMessage, useIntl } from 'react-intl';
import type { EnergyUsual } from '../../../../codegen/rest/types.ts';
import { weekdayText } from '../../../domain/format/dates.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { ArticleLink } from '../../shared/help/ArticleLink.tsx';
import { Explain } from '../../ui/Explain.tsx';
import { WhyMark } from '../../ui/WhyMark.tsx';

const DAY_TYPES = ['weekday', 'other'] as const;
type UsualDayType = (typeof DAY_TYPES)[number];

/** How the usual use of a period came about: by which rule, and of a single day from which days. */
export function UsualWhy({ usual }: { readonly usual: EnergyUsual }) {
  const { locale } = useFormats();
  const { program_name: program, is_adjusted: isAdjusted, day_type: dayType, days } = usual;
  return (
    <Explain
      title={<FormattedMessage id="energy.usual.title" />}
      opener={
        <span>
          <FormattedMessage id="energy.usual.title" />
          <WhyMark />
        </span>
      }
    >
      <p>
        <FormattedMessage
          id="energy.usual.program"
          values={{ inProgram: String(program !== null), program }}
        />
      </p>
      {DAY_TYPES.filter((type) => dayType === null || type === dayType).map((type) => (
        <Rule key={type} usual={usual} dayType={type} />
      ))}
      <p>
        <FormattedMessage id="energy.usual.comparable" />
      </p>
      {days.length > 0 && (
        <div className="stack stack-tight">
          <p className="strong">
            <FormattedMessage id="energy.usual.days" values={{ count: days.length }} />
          </p>
          <ul className="stack stack-tight">
            {days.map((date) => (
              <li key={date}>{weekdayText(date, locale)}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        <FormattedMessage id="energy.usual.event" values={{ adjusted: String(isAdjusted) }} />
      </p>
      <ArticleLink about="usual" />
    </Explain>
  );
}

/** How many days count, and which. */
function Rule({ usual, dayType }: { readonly usual: EnergyUsual; readonly dayType: UsualDayType }) {
  const intl = useIntl();
  const { percent } = useFormats();
  const { pool, take, minimum, weights } = usual[dayType];
  const pick = take === pool ? 'all' : usual.rule === 'gb-bl01' ? 'middle' : 'highest';
  return (
    <p>
      <FormattedMessage id="energy.usual.rule" values={{ dayType, pick, pool, take, minimum }} />{' '}
      {weights.length > 0 && (
        <FormattedMessage
          id="energy.usual.weights"
          values={{
            weights: intl.formatList(
              weights.map((weight) => percent(weight)),
              { type: 'unit' },
            ),
          }}
        />
      )}
    </p>
  );
}
